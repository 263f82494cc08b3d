import { describe, expect, it } from 'vitest';
import { Taps } from '../src/lib/taps';

const tap = (timeStamp: number, clientX = 100, clientY = 100, pointerType = 'touch') => ({
  timeStamp,
  clientX,
  clientY,
  pointerType,
});

describe('Taps', () => {
  /** Whether the last of these taps followed another at once. */
  const again = (...list: ReturnType<typeof tap>[]) => {
    const taps = new Taps();
    for (const t of list) taps.down(t);
    return taps.again;
  };

  it('knows the second tap of two, and the third that follows as soon', () => {
    expect(again(tap(0))).toBe(false);
    expect(again(tap(0), tap(250, 110, 90))).toBe(true);
    expect(again(tap(0), tap(250), tap(500))).toBe(true);
  });

  it('takes for another what comes later, elsewhere, or from a mouse', () => {
    expect(again(tap(0), tap(600))).toBe(false);
    expect(again(tap(0), tap(250, 200))).toBe(false);
    expect(again(tap(0, 100, 100, 'mouse'), tap(250, 100, 100, 'mouse'))).toBe(false);
  });

  it('has nothing to do with keys', () => {
    const taps = new Taps();
    for (const t of [tap(0), tap(250)]) taps.down(t);
    taps.key();
    expect(taps.again).toBe(false);
  });
});
