import { describe, expect, it } from 'vitest';
import type { SetUp, SetUpArg } from '../lib/types';
import {
  complete,
  draftOf,
  ended,
  linesOf,
  partsOf,
  raised,
  tapped,
  withLast,
  withLine,
  without,
  written,
} from './lines';

const arg = (sort: string, more: Partial<SetUpArg> = {}): SetUpArg => ({ sort, low: 0, high: 0, ...more });
const line = (word: string, args: SetUpArg[], opens = false): SetUp => ({ word, name: word, args, opens });
const specs = [
  line('put', [arg('region'), arg('kingdom', { seat: true })]),
  line('knights', [arg('kingdom', { seat: true }), arg('region', { repeats: true })]),
  line('turn', [arg('count', { low: 1, high: 6 })]),
  line('round', [arg('kingdom', { seat: true })], true),
];
const [put, knights, turn] = specs as [SetUp, SetUp, SetUp];
const isSpace = (a: SetUpArg) => a.sort === 'region';
const tap = (lines: string[], d: { word: string; args: string[][] }, space: string) =>
  tapped(specs, lines, d, space, isSpace, 'round red');

describe('a line of a position', () => {
  it('is written from what was chosen, once nothing is missing', () => {
    const d = { word: 'put', args: [['acre'], []] };
    expect(complete(put, d)).toBe(false);
    expect(complete(put, { ...d, args: [['acre'], ['red']] })).toBe(true);
    expect(complete(knights, { word: 'knights', args: [['red'], []] })).toBe(true);
    expect(written({ word: 'knights', args: [['red'], ['acre', 'tyre']] })).toBe('knights red acre tyre');
  });

  it('is read again as it was written', () => {
    for (const text of ['put acre red', 'turn 3'])
      expect(written(draftOf(text.startsWith('put') ? put : turn, text))).toBe(text);
    expect(draftOf(knights, 'knights red acre tyre')).toEqual({ word: 'knights', args: [['red'], ['acre', 'tyre']] });
    expect(partsOf(knights, 'knights red acre tyre').map((p) => [p.word, p.at, p.arg.repeats ?? false])).toEqual([
      ['red', 1, false],
      ['acre', 2, true],
      ['tyre', 3, true],
    ]);
  });

  it('stands before the one that says who plays next, which is always there', () => {
    expect(withLine(specs, [], 'turn 2', 'round red')).toEqual(['turn 2', 'round red']);
    expect(withLine(specs, ['turn 2', 'round blue'], 'put acre red', 'round red')).toEqual([
      'turn 2',
      'put acre red',
      'round blue',
    ]);
    expect(withLast(specs, ['turn 2', 'round red'], 'round blue')).toEqual(['turn 2', 'round blue']);
    expect(withLast(specs, [], 'round blue')).toEqual(['round blue']);
    expect(ended(specs, ['turn 2'])).toBe(false);
    expect(ended(specs, [])).toBe(false);
  });

  it('goes up, goes away, or loses a word', () => {
    const lines = ['put acre red', 'knights red acre tyre', 'round red'];
    expect(raised(lines, 1)).toEqual(['knights red acre tyre', 'put acre red', 'round red']);
    expect(raised(lines, 0)).toEqual(lines);
    expect(without(lines, 0)).toEqual(lines.slice(1));
    expect(without(lines, 1, 2)).toEqual(['put acre red', 'knights red tyre', 'round red']);
  });

  it('comes from any text, without what means nothing', () => {
    expect(linesOf('  put  acre red \n\n\tround red\r\n')).toEqual(['put acre red', 'round red']);
  });
});

describe('a space that is tapped', () => {
  const tool = { word: 'put', args: [[], ['red']] };
  it('becomes a line, and says anew what an earlier tap said', () => {
    const once = tap([], tool, 'acre');
    expect(once.lines).toEqual(['put acre red', 'round red']);
    const twice = tap(once.lines, { word: 'put', args: [['acre'], ['blue']] }, 'acre');
    expect(twice.lines).toEqual(['put acre blue', 'round red']);
    expect(tap(twice.lines, tool, 'tyre').lines).toEqual(['put acre blue', 'put tyre red', 'round red']);
  });

  it('waits for the rest of its line', () => {
    const { draft, lines } = tap([], { word: 'put', args: [[], []] }, 'acre');
    expect(lines).toEqual([]);
    expect(draft.args).toEqual([['acre'], []]);
  });

  it('joins the line before it where that may name many, and belongs to the same', () => {
    const red = { word: 'knights', args: [['red'], []] };
    const once = tap([], red, 'acre');
    const twice = tap(once.lines, once.draft, 'acre');
    expect(twice.lines).toEqual(['knights red acre acre', 'round red']);
    expect(tap(twice.lines, { word: 'knights', args: [['blue'], []] }, 'tyre').lines).toEqual([
      'knights red acre acre',
      'knights blue tyre',
      'round red',
    ]);
  });

  it('means nothing to a line without spaces', () => {
    const d = { word: 'turn', args: [['3']] };
    expect(tap(['round red'], d, 'acre')).toEqual({ draft: d, lines: ['round red'] });
  });
});
