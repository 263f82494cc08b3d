// The last that can be added to an attack is asked twice, where nothing else would stop the dice.
import { describe, expect, it } from 'vitest';
import type { Choice, Move } from '../../contract';
import type { View } from '../../gen/kingdoms';
import { consequence } from './consequence';
import { names } from './harness/samples';
import kingdoms from './index';

const move = (...m: string[]): Move => ({ move: m, verb: m[0]!, text: m.join(' '), things: [] });
const done = move('done');

function asked(verb: string, step: string, hand: string[], others: Move[], given = true): boolean {
  const m = move(verb, hand[0] ?? 'homs');
  const from: Choice = { moves: [m, ...others], view: { hand } as unknown as View, names: names('en'), given };
  return kingdoms.turn.weighty(m, step, from);
}

describe('the last of an attack', () => {
  it('is the only card that can still be laid', () => {
    expect(asked('commit', 'commit', ['c-troop-2', 'c-relic'], [done])).toBe(true);
    expect(asked('commit', 'commit', ['c-troop-2', 'c-troop-2'], [done])).toBe(false);
    expect(asked('commit', 'commit', ['c-troop-2', 'c-leader'], [move('commit', 'c-leader'), done])).toBe(false);
    expect(asked('respond', 'respond', ['c-militia', 'c-relic'], [move('pass')])).toBe(true);
  });
  it('is no end for players who say themselves that they are done', () => {
    expect(asked('commit', 'commit', ['c-troop-2'], [done], false)).toBe(false);
  });
  it('is the only garrison, and an attack with the only card', () => {
    expect(asked('spend', 'spend', [], [done], false)).toBe(true);
    expect(asked('spend', 'spend', [], [move('spend', 'acre'), done])).toBe(false);
    expect(asked('attack', 'action', ['c-troop-2', 'c-relic'], [move('pass')])).toBe(true);
    expect(asked('attack', 'action', ['c-troop-2', 'c-leader'], [move('pass')])).toBe(false);
  });
  it('says with how many dice, as far as that is known', () => {
    const odds = [{ region: 'homs', defence: 3, win: [0, 0.1, 0.2], led: [0, 0.3, 0.4] }];
    const view = { odds, attack: { region: 'homs', attack: 1 } } as unknown as View;
    const all = /^2 dice against 3, 40\s?%\. The dice are rolled/;
    expect(consequence(move('commit', 'c-leader'), view)).toMatch(all);
    expect(consequence(move('attack', 'homs'), view)).toMatch(all);
    expect(consequence(done, view)).toMatch(/^1 die against 3, 10\s?%/);
    expect(consequence(move('respond', 'c-militia'), { ...view, odds: [] })).toMatch(/^nothing is left for you to add/);
  });
});
