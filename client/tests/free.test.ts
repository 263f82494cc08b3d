import { describe, expect, it } from 'vitest';
import { freeOf } from '../src/board/free';

const window = { x: 0, y: 0, w: 400, h: 600 };

describe('the free part of a board', () => {
  it('is all of it where nothing lies over it', () => {
    expect(freeOf(window, [])).toEqual(window);
    expect(freeOf(window, [{ x: 500, y: 0, w: 50, h: 50 }])).toEqual(window);
  });
  it('is above what lies across its foot', () => {
    expect(freeOf(window, [{ x: 10, y: 480, w: 380, h: 110 }])).toEqual({ x: 0, y: 0, w: 400, h: 480 });
  });
  it('is beside what stands in a corner, wherever most is left', () => {
    expect(freeOf({ ...window, w: 1000 }, [{ x: 10, y: 200, w: 190, h: 390 }])).toEqual({
      x: 200,
      y: 0,
      w: 800,
      h: 600,
    });
  });
  it('is what several things leave together', () => {
    const covers = [
      { x: 0, y: 500, w: 400, h: 100 },
      { x: 0, y: 0, w: 400, h: 50 },
    ];
    expect(freeOf(window, covers)).toEqual({ x: 0, y: 50, w: 400, h: 450 });
  });
});
