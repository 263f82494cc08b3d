import { describe, expect, it } from 'vitest';
import type { About, Names } from '../../contract';
import type { Title } from '../../lib/types';
import { changes, type Fact, Reader, readable } from './reading';

const sorts = {
  card: [
    { slug: 'levy', name: 'a levy', detail: 'Does nothing.' },
    { slug: 'ambush', name: 'an ambush', detail: 'Ends the round.' },
  ],
  place: [
    { slug: 'homs', name: 'Homs' },
    { slug: 'acre', name: 'Acre' },
  ],
};
const seat = (slug: string, name: string) => ({
  seat: slug,
  name,
  holder: '',
  bot: '',
  held: false,
  awaited: false,
  mine: slug === 'red',
});
const about = {
  title: {
    slug: 'example',
    boards: [],
    lexicon: { sorts, seats: 'seat', view: { left: 'Castles left' } },
  } as unknown as Title,
  seat: 'red',
  seats: [seat('red', 'Red'), seat('blue', 'Blue')],
  points: [0, 0],
} satisfies About;
const find = (thing: string) => {
  const [sort, slug] = thing.split(':') as ['card' | 'place', string];
  return sorts[sort]?.find((t) => t.slug === slug) as { name: string; detail?: string } | undefined;
};
const names: Names = {
  lang: 'en',
  thing: (t) => find(t)?.name ?? t,
  form: (t) => t,
  detail: (t) => find(t)?.detail ?? '',
  printed: () => undefined,
  verb: () => '',
};
const read = (view: unknown) => new Reader(about, names).read(view);
const said = (list: Fact[]) => list.map((f) => `${f.label}: ${f.values.map((v) => v.text || v.mark).join(' ')}`);

describe('a view of unknown form', () => {
  it('is named by the lexicon, or by its own keys', () => {
    expect(said(read({ left: 3, hitsOn: 4, 'first-player': 'blue' }).facts)).toEqual([
      'Castles left: 3',
      'Hits on: 4',
      'First player: Blue',
    ]);
    expect(readable('most-castles_taken')).toBe('Most castles taken');
  });

  it('gives each seat its own, in whatever form it comes', () => {
    const r = read({
      troops: [9, 7],
      bids: [2, null],
      gold: { blue: 4, red: 1 },
      players: [
        { seat: 'blue', lands: ['homs', 'homs', 'acre'], passed: true },
        { seat: 'red', lands: [], passed: false },
      ],
      done: ['blue'],
    });
    expect(said(r.seats.red!)).toEqual(['Troops: 9', 'Bids: 2', 'Gold: 1']);
    expect(said(r.seats.blue!)).toEqual([
      'Troops: 7',
      'Bids: none',
      'Gold: 4',
      'Lands: Homs Acre',
      'Passed: yes',
      'Done: yes',
    ]);
    expect(r.seats.blue![3]!.values[0]!.times).toBe(2);
    expect(r.facts).toEqual([]);
  });

  it('puts into the hand what the title explains, for those who sit', () => {
    const view = { seat: 'red', card: 'ambush', deck: ['levy', 'levy'], goal: 'acre' };
    expect(said(read(view).hand)).toEqual(['Card: an ambush', 'Deck: a levy']);
    expect(said(read(view).facts)).toEqual(['Goal: Acre']);
    expect(new Reader({ ...about, seat: '' }, names).read({ card: 'ambush' }).hand).toEqual([]);
  });

  it('lists records under their names, with their owners', () => {
    const [places] = read({
      places: [{ slug: 'homs', owner: 'blue', castle: true, units: [{ kind: 'knight', n: 2 }] }],
    }).groups;
    const [homs] = places!.entries;
    expect([places!.label, homs!.value?.text, homs!.value?.thing, homs!.owner]).toEqual([
      'Places',
      'Homs',
      'place:homs',
      'blue',
    ]);
    expect(said(homs!.facts)).toEqual(['Owner: Blue', 'Castle: yes', 'Kind: Knight', 'N: 2']);
  });

  it('says nothing of what is empty, and never shows a record raw', () => {
    const r = read({ score: null, hand: [], war: { by: 'red', odds: { win: 3 } } });
    expect(r.facts).toEqual([]);
    const texts = r.groups.flatMap((g) => g.entries.flatMap((e) => said(e.facts)));
    expect(texts).toEqual(['By: Red', 'Win: 3']);
    expect(read(null).facts).toEqual([]);
  });
});

it('tells what changed, by where it stands', () => {
  const before = { left: 3, troops: [9, 9], war: { by: 'red' } };
  const after = { left: 3, troops: [9, 7], war: null };
  expect([...changes(before, after)].sort()).toEqual(['troops', 'troops.1', 'war']);
  expect(changes(before, structuredClone(before)).size).toBe(0);
});
