import { describe, expect, it } from 'vitest';
import type { WedgeView } from '../../gen/thywill';
import { around, face, fell, hub, resolveMove, rim, room, splits, spots, value } from './wheel';

const wedges = ['a', 'b', 'c', 'd', 'e', 'f'];
const wedge = (tokens: number, bonus = 0): WedgeView => ({
  slug: 'travel-build',
  primary: 'travel',
  added: 'build',
  upgraded: true,
  tokens,
  actions: [
    { action: 'travel', total: tokens + bonus, bonuses: bonus ? [{ from: 'castle', level: 2, n: bonus }] : [] },
    { action: 'build', total: tokens, bonuses: [] },
  ],
  ways: [],
});

describe('the drawing of the wheel', () => {
  it('turns clockwise from the top', () => {
    for (const [degrees, x, y] of [
      [0, 0, -10],
      [90, 10, 0],
      [180, 0, 10],
    ] as const) {
      const at = around(degrees, 10);
      expect(at[0]).toBeCloseTo(x);
      expect(at[1]).toBeCloseTo(y);
    }
  });

  it('has halves that make up the whole face', () => {
    expect(face('left')).toContain(`0 ${-rim}`);
    expect(face('right')).toContain(`0 ${-hub}`);
  });

  it('keeps tokens in their wedge and apart from each other, whatever their number', () => {
    for (let i = 0; i < 6; i++) {
      for (let n = 0; n <= 16; n++) {
        const list = spots(i, n);
        expect(list).toHaveLength(Math.min(n, room));
        for (const [k, [x, y]] of list.entries()) {
          const far = Math.hypot(x, y);
          expect(far - 5.7).toBeGreaterThan(hub);
          expect(far + 5.7).toBeLessThan(rim);
          const turned = ((Math.atan2(x, -y) * 180) / Math.PI - i * 60 + 540) % 360;
          expect(Math.abs(turned - 180) + (Math.asin(5.7 / far) * 180) / Math.PI).toBeLessThan(31);
          for (const [ox, oy] of list.slice(k + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(11.4);
        }
      }
    }
  });
});

describe('tokens that fall', () => {
  const sown = { wedge: 'b', path: ['c', 'd', 'e'] };
  it('are those of the distribution that the view tells of', () => {
    expect(fell([2, 3, 2, 2, 2, 2], [2, 0, 3, 3, 3, 2], wedges, sown)).toBe(true);
  });
  it('go round and may fall on the emptied wedge', () => {
    const round = { wedge: 'a', path: ['b', 'c', 'd', 'e', 'f', 'a'] };
    expect(fell([6, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1], wedges, round)).toBe(true);
  });
  it('do not fall after an undo, a jump or nothing', () => {
    expect(fell([2, 0, 3, 3, 3, 2], [2, 3, 2, 2, 2, 2], wedges, sown)).toBe(false);
    expect(fell([2, 0, 3, 3, 3, 2], [2, 0, 3, 3, 3, 2], wedges, sown)).toBe(false);
    expect(fell([2, 3, 2, 2, 2, 2], [2, 0, 2, 2, 2, 5], wedges, sown)).toBe(false);
    expect(fell([], [2, 0, 3, 3, 3, 2], wedges, sown)).toBe(false);
    expect(fell([2, 3, 2, 2, 2, 2], [2, 0, 3, 3, 3, 2], wedges, null)).toBe(false);
  });
});

describe('shares of a wedge', () => {
  it('go from all on the one action to all on the other', () => {
    expect(splits(wedge(2))).toEqual([
      { own: 2, added: 0 },
      { own: 1, added: 1 },
      { own: 0, added: 2 },
    ]);
  });
  it('are worth their tokens and bonuses, and nothing without a token', () => {
    expect(value(wedge(3, 1), 'travel', 2)).toBe(3);
    expect(value(wedge(3, -1), 'travel', 1)).toBe(0);
    expect(value(wedge(3, 1), 'travel', 0)).toBe(0);
  });
  it('name the action that comes first and its tokens', () => {
    expect(resolveMove(wedge(3), { own: 2, added: 1 }, 'travel')).toEqual(['resolve', 'travel-build', 'travel', '2']);
    expect(resolveMove(wedge(3), { own: 2, added: 1 }, 'build')).toEqual(['resolve', 'travel-build', 'build', '1']);
  });
});
