import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUrgent, learn, limitsOf, serverNow, timeLeft } from '../src/lib/clock.svelte';
import { lang } from '../src/lib/lang.svelte';
import { countdown, span } from '../src/lib/time';
import type { Clock } from '../src/lib/types';

const clock = (more: Partial<Clock>): Clock => ({
  tempo: 'live',
  limits: [{ pace: 'turn', name: 'Turn', seconds: 100 }],
  pace: 'turn',
  agreed: [],
  terms: null,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the clock', () => {
  it('goes by the server, whatever this machine says', () => {
    learn(1_005_000);
    expect(serverNow()).toBe(1_005_000);
    learn(1_004_000); // a message that took a second
    expect(serverNow()).toBe(1_005_000);
    learn(900_000); // a clock was set
    expect(serverNow()).toBe(900_000);
  });
  it('tells what is left', () => {
    learn(1_000_000);
    expect(timeLeft(clock({ due: 1_030_000 }))).toBe(30_000);
    expect(timeLeft(clock({ due: 999_000 }))).toBe(0);
    expect(timeLeft(clock({}))).toBeNull();
    expect(timeLeft(clock({ due: 1_030_000, stopped: 1_010_000 }))).toBe(20_000);
  });
  it('is urgent in the last fifth', () => {
    expect([20_000, 19_999].map((left) => isUrgent(clock({}), left))).toEqual([false, true]);
  });
  it('has usual times for each kind of turn', () => {
    expect(limitsOf('evening', [{ slug: 'movement' }, { slug: 'adjustment' }])).toEqual({
      movement: 600,
      adjustment: 120,
    });
    expect(limitsOf('week', [{ slug: 'turn' }])).toEqual({ turn: 604_800 });
  });
  it('is read in both languages', () => {
    lang.set('en');
    expect([countdown(272_000), countdown(18_720_000), countdown(183_600_000)]).toEqual(['4:32', '5h 12m', '2d 3h']);
    expect(span(129_600)).toBe('1 day 12 hours');
    lang.set('it');
    expect(span(600)).toBe('10 minuti');
    lang.set('en');
  });
});
