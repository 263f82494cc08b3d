// The sandbox's lines, its drafts, and what is told about a space.
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../contract';
import type { View } from '../../../gen/cardinals';
import { Phrases, say } from '../phrases';
import type { Line, Outcome } from '../written';
import { keepDrafts, keptDrafts } from './kept';
import { changes, drafted, movesOf, orderOf, withOrder } from './orders';
import { reachOf, reigns } from './space';

const line = (n: number, text: string, ...moves: string[]): Line => ({
  line: n,
  text,
  words: [],
  moves: moves.map((m) => m.split(' ')),
  written: text,
  error: null,
});

describe('orders that are tried', () => {
  it('come out of the words of moves', () => {
    expect(orderOf(['move', 'burgos', 'leon'])).toEqual({ space: 'burgos', kind: 'move', from: '', to: 'leon' });
    expect(orderOf(['support', 'toledo', 'burgos'])).toEqual({
      space: 'toledo',
      kind: 'support',
      from: 'burgos',
      to: '',
    });
    const helped = { space: 'toledo', kind: 'support-move', from: 'burgos', to: 'leon' };
    expect(orderOf(['support-move', 'toledo', 'burgos', 'leon'])).toEqual(helped);
  });

  it('are pointed out on the map like any move', () => {
    const moves = movesOf([
      ['hold', 'seville'],
      ['move', 'seville', 'toledo'],
    ]);
    const phrases = new Phrases(moves, { centres: [] } as unknown as View);
    const said = say(phrases, ['seville'], 'toledo', { mode: '', own: false, helps: false });
    expect(said).toMatchObject({ kind: 'play', phrase: { act: 'move', place: 'toledo' } });
  });

  const text = 'A Burgos - Leon\n\nA Toledo H; A Leon H';
  const lines = [
    line(1, 'A Burgos - Leon', 'move burgos leon'),
    line(3, 'A Toledo H; A Leon H', 'hold toledo', 'hold leon'),
  ];
  it.each([
    ['another order', 'burgos', 'move', 'A Burgos - Navarre', 'A Toledo H; A Leon H\nA Burgos - Navarre'],
    ['a hold', 'burgos', 'hold', 'A Burgos H', 'A Toledo H; A Leon H'],
    [
      'a new unit',
      'seville',
      'move',
      'A Seville - Toledo',
      'A Burgos - Leon\nA Toledo H; A Leon H\nA Seville - Toledo',
    ],
    ['a unit of a shared line', 'leon', 'hold', 'A Leon H', 'A Burgos - Leon\nA Toledo H; A Leon H\nA Leon H'],
  ])('take the place of the line for the same unit: %s', (_, space, kind, written, want) => {
    expect(withOrder(text, lines, { space, kind, from: '', to: '' }, written)).toBe(want);
  });

  const order = (space: string, kind: string, to = '') => ({ space, kind, from: '', to });
  const view = {
    draft: {
      orders: [order('burgos', 'move', 'leon'), order('toledo', 'hold')],
      bids: [
        { kind: 'unit', space: 'portugal', n: 1, order: order('portugal', 'move', 'leon') },
        { kind: 'tithe', space: 'rome', n: 1, order: order('', '') },
      ],
    },
  } as unknown as View;
  it('begin with the draft and what its points would buy', () => {
    expect(drafted(view).map((o) => o.space)).toEqual(['portugal', 'burgos']);
  });
  it('change the draft only where they differ, and only of what the seat commands', () => {
    const outcomes = [order('burgos', 'hold'), order('toledo', 'hold'), order('seville', 'move', 'toledo')].map(
      (o) => ({ space: o.space, order: o }) as Outcome,
    );
    expect(changes(view, outcomes)).toEqual([order('burgos', 'hold')]);
  });
});

describe('drafts kept by name', () => {
  beforeEach(() => localStorage.clear());
  it('belong to a seat of a table, and to a turn', () => {
    keepDrafts('t', 'red', 'early 1170', { bold: 'A Burgos - Leon' });
    expect(keptDrafts('t', 'red', 'early 1170')).toEqual({ bold: 'A Burgos - Leon' });
    for (const [table, seat, turn] of [
      ['u', 'red', 'early 1170'],
      ['t', 'blue', 'early 1170'],
      ['t', 'red', 'late 1170'],
    ] as const)
      expect(keptDrafts(table, seat, turn)).toEqual({});
    keepDrafts('t', 'red', 'early 1170', {});
    expect(localStorage.length).toBe(0);
  });
  it('are none where something else was stored', () => {
    localStorage.setItem('outremer.sandbox.t.red', '{');
    expect(keptDrafts('t', 'red', 'early 1170')).toEqual({});
  });
});

describe('a space', () => {
  it('is reached by whoever can go there or help there', () => {
    const orders = [
      'hold leon',
      'move burgos leon',
      'move burgos navarre',
      'support-move toledo burgos leon',
      'support portugal leon',
      'ferry york leon',
      'convoy sea york leon',
      'move fleet leon-nc',
      'support-move burgos toledo leon',
    ].map((o) => o.split(' '));
    expect([...reachOf(orders, 'leon')]).toEqual([
      ['burgos', ['move', 'support']],
      ['toledo', ['support']],
      ['portugal', ['support']],
      ['york', ['ferry']],
      ['fleet', ['move']],
    ]);
  });

  it('has a history of those who held it', () => {
    const event = (e: string, args: string[], seat = ''): GameEvent => ({ event: e, args, seat, text: '', spans: [] });
    const view = {
      first: 1170,
      centres: [
        { space: 'leon', start: '' },
        { space: 'burgos', start: 'a' },
      ],
    } as unknown as View;
    const story = [
      event('turn', ['late', '1170']),
      event('controlled', ['leon'], 'a'),
      event('turn', ['late', '1180']),
      event('controlled', ['burgos'], 'b'),
      event('turn', ['late', '1190']),
      event('failed', [], 'a'),
    ];
    expect(reigns(view, story, 'leon')).toEqual([
      { holder: '', season: 'early', year: 1170 },
      { holder: 'a', season: 'late', year: 1170 },
      { holder: '', season: 'late', year: 1190 },
    ]);
    expect(reigns(view, [], 'burgos')).toEqual([{ holder: 'a', season: 'early', year: 1170 }]);
  });
});
