// Orders as text: marks, corrections, completions; and points taken back one by one.
import { describe, expect, it } from 'vitest';
import type { BidView } from '../../gen/cardinals';
import { lower, orderMove, raise } from './moves';
import { complete, type Line, mend, pieces } from './written';

const line: Line = {
  line: 2,
  text: 'A Edesa - Armenia',
  words: [
    { from: 0, to: 1, kind: 'unit' },
    { from: 2, to: 7, kind: 'error' },
    { from: 10, to: 17, kind: 'place', slug: 'armenia' },
  ],
  moves: [],
  written: '',
  error: { from: 2, to: 7, key: 'unknown-place', text: 'No such place.', rule: '', rule_text: '', near: ['Edessa'] },
};

describe('a line', () => {
  it('is cut into words, the wrong one marked once', () => {
    expect(pieces(line).map((p) => `${p.kind}:${p.text}`)).toEqual([
      'unit:A',
      ': ',
      'error:Edesa',
      ': - ',
      'place:Armenia',
    ]);
    expect(
      pieces(line)
        .map((p) => p.text)
        .join(''),
    ).toBe(line.text);
  });
  it('is mended in its place alone', () => {
    expect(mend('# mine\n  A Edesa - Armenia\nA Edesa H', line, 'Edessa')).toBe(
      '# mine\n  A Edessa - Armenia\nA Edesa H',
    );
  });
});

it('completes the name before the caret, of several words too', () => {
  const all = ['Gulf of Gabès', 'Gulf of Lion', 'Great Poland', 'Lion'];
  expect(complete('F Gulf of L', 11, all)).toEqual({ word: 'Gulf of L', names: ['Gulf of Lion'] });
  expect(complete('A Gr', 4, all)).toEqual({ word: 'Gr', names: ['Great Poland'] });
  expect(complete('A Great Poland', 14, all).names).toEqual([]);
  expect(complete('A G', 3, all).names).toEqual([]);
});

describe('points', () => {
  const bid = (kind: string, n: number, order: Partial<BidView['order']> = {}): BidView => ({
    kind,
    n,
    space: 'rum',
    order: { space: 'rum', kind: 'hold', from: '', to: '', ...order },
  });
  it('name the order that they are put on', () => {
    expect(orderMove({ space: 'a', kind: 'support-move', from: 'b', to: 'c' }).move).toEqual([
      'support-move',
      'a',
      'b',
      'c',
    ]);
    expect(raise(bid('unit', 1, { kind: 'support', from: 'edessa' })).move).toEqual(['bid-support', 'rum', 'edessa']);
    expect(raise(bid('tithe', 1)).move).toEqual(['tithe']);
    expect(raise(bid('gift', 1)).move).toEqual(['gift', 'rum']);
  });
  it('are lowered by taking all of a space back and putting the rest there again', () => {
    const [two, one] = [bid('unit', 2, { kind: 'move', to: 'sivas' }), bid('unit', 1)];
    expect(lower(two, [two, one]).map((m) => m.move.join(' '))).toEqual([
      'withdraw rum',
      'bid-move rum sivas',
      'bid-hold rum',
    ]);
    const rebels = bid('rebel', 2);
    expect(lower(rebels, [rebels]).map((m) => m.move.join(' '))).toEqual(['withdraw rum']);
  });
});
