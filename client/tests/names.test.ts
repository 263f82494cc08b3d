import { describe, expect, it } from 'vitest';
import { kindsOf, lastThings, movesOf, targetsOf, thingsIn } from '../src/lib/names';
import type { Lexicon, News, State } from '../src/lib/types';

const lexicon = {
  sorts: {
    region: [{ slug: 'homs', name: 'Homs' }],
    card: [{ slug: 'c-leader', name: 'Leader' }],
    kingdom: [{ slug: 'aleppo', name: 'Aleppo' }],
    count: [],
  },
  verbs: [
    { slug: 'attack', args: ['region'] },
    { slug: 'incursion', args: ['kingdom', 'card'] },
    { slug: 'pass', args: [] },
  ],
  steps: [],
  events: [
    { slug: 'drew', args: ['card'] },
    { slug: 'marshalled', args: ['count'] },
    { slug: 'attacked', args: ['region', 'kingdom'] },
  ],
  rules: [],
} as unknown as Lexicon;

const state = {
  moves: [
    { move: ['attack', 'homs'], text: 'Attack Homs' },
    { move: ['incursion', 'aleppo', 'c-leader'], text: 'Raid' },
    { move: ['incursion', 'damascus', 'c-leader'], text: 'Raid' },
    { move: ['pass'], text: 'Pass' },
  ],
} as unknown as State;

const moves = movesOf(state, kindsOf(lexicon, 'verbs'));

describe('moves', () => {
  it('name things by sort and slug', () => {
    expect(moves.map((m) => m.things)).toEqual([
      ['region:homs'],
      ['kingdom:aleppo', 'card:c-leader'],
      ['kingdom:damascus', 'card:c-leader'],
      [],
    ]);
  });

  it('become targets, fewer with every thing that is selected', () => {
    const all = targetsOf(moves, new Set(), '');
    expect([...all.keys()].sort()).toEqual(['card:c-leader', 'kingdom:aleppo', 'kingdom:damascus', 'region:homs']);
    const some = targetsOf(moves, new Set(['card:c-leader']), '');
    expect(some.has('region:homs')).toBe(false);
    expect(some.get('kingdom:aleppo')?.length).toBe(1);
    expect([...targetsOf(moves, new Set(), 'attack').keys()]).toEqual(['region:homs']);
  });
});

const news = (n: number, seat: string, events: [string, string, string[]][], more: Partial<News> = {}): News =>
  ({
    n,
    at: 0,
    kind: 'move',
    seat,
    events: events.map(([event, by, args]) => ({ event, seat: by, args, text: '', spans: [] })),
    ...more,
  }) as News;

describe('what happened', () => {
  const kinds = kindsOf(lexicon, 'events');

  it('leaves out numbers and what is hidden', () => {
    expect(thingsIn({ event: 'drew', args: ['hidden'], text: '', spans: [] }, kinds)).toEqual([]);
    expect(thingsIn({ event: 'marshalled', args: ['3'], text: '', spans: [] }, kinds)).toEqual([]);
    expect(
      thingsIn(
        {
          event: 'attacked',
          args: ['homs', 'none'],
          text: '',
          spans: [{ text: 'Homs', sort: 'region', slug: 'homs' }],
        },
        kinds,
      ),
    ).toEqual(['region:homs']);
  });

  it('is lit until the next own move', () => {
    const list = [
      news(1, 'aleppo', [['attacked', 'aleppo', ['acre', 'none']]]),
      news(2, 'antioch', [
        ['attacked', 'antioch', ['homs', 'none']],
        ['attacked', 'aleppo', ['tripoli', 'none']],
      ]),
      news(3, 'aleppo', [['attacked', 'aleppo', ['jaffa', 'none']]]),
      news(4, 'aleppo', [['attacked', 'aleppo', ['edessa', 'none']]]),
      news(5, 'aleppo', [], { kind: 'undo', removed: [4] }),
    ];
    // The own move counts only for what others did in it; what was undone does not count.
    expect([...lastThings(list, 'antioch', kinds)].sort()).toEqual(['region:jaffa', 'region:tripoli']);
  });
});
