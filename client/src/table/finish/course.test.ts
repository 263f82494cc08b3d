import { describe, expect, it } from 'vitest';
import type { News } from '../../lib/types';
import { momentsOf, placesOf, turningPoints } from './course';

/** News of events, each with whom it names: 'fell red'. */
const news = (n: number, ...events: string[]) =>
  ({
    n,
    at: n,
    kind: 'move',
    seat: '',
    events: events.map((x) => {
      const [event, slug] = x.split(' ');
      return { event, args: [], text: `${x} ${n}`, spans: slug ? [{ text: slug, sort: 'kingdom', slug }] : [] };
    }),
  }) as unknown as News;

const story = (list: News[]) => ({
  news: list,
  weigh: (e: string) => (e === 'fell' ? 2 : 0),
  seats: ['red', 'blue', 'green'],
  sort: 'kingdom',
});

describe('the course of a game', () => {
  it('is looked at where turns began, and at its end', () => {
    const list = [news(1, 'round'), news(2, 'moved'), news(3, 'round'), news(4, 'over')];
    expect(momentsOf(list, (e) => e.event === 'round', 9)).toEqual([0, 1, 3, 4]);
    expect(
      momentsOf(
        Array.from({ length: 100 }, (_, i) => news(i + 1, 'round')),
        () => true,
        5,
      ),
    ).toEqual([0, 25, 50, 75, 100]);
  });
  it('turns where the lead of the winner changes most', () => {
    const samples = [
      [0, 0],
      [1, 3],
      [8, 4],
      [8, 8],
      [14, 8],
    ].map((points, i) => ({ n: i * 10, points }));
    const list = [news(5, 'moved'), news(15, 'moved', 'fell red'), news(25, 'fell blue'), news(35, 'fell red')];
    expect(turningPoints(samples, 0, story(list), 3).map((t) => [t.n, t.swing, t.text])).toEqual([
      [15, 6, 'fell red 15'],
      [25, -4, 'fell blue 25'],
      [35, 6, 'fell red 35'],
    ]);
  });
  it('names nothing but what befell whose points changed', () => {
    const samples = [
      { n: 0, points: [4, 4, 1] },
      { n: 10, points: [4, 3, 2] },
      { n: 20, points: [5, 3, 2] },
    ];
    const list = [
      news(2, 'fell blue'), // the next falls back
      news(5, 'fell green'), // who is far behind
      news(8, 'moved blue'),
      news(15, 'moved red'), // a trifle
      news(20, 'fell'), // the end, and nobody's
    ];
    expect(turningPoints(samples, 0, story(list), 3).map((t) => [t.n, t.swing, t.text])).toEqual([
      [2, 1, 'fell blue 2'],
      [20, 1, ''],
    ]);
  });
  it('of who plays alone turns with their own points', () => {
    const samples = [0, 2, 2].map((p, i) => ({ n: i * 10, points: [p] }));
    expect(turningPoints(samples, 0, story([news(5, 'fell red')]), 3).map((t) => [t.n, t.swing])).toEqual([[5, 2]]);
  });
  it('gives equal points the same place, and winners the first', () => {
    expect(placesOf([3, 7, 7, 9], [false, false, false, false])).toEqual([4, 2, 2, 1]);
    expect(placesOf([3, 7, 9], [true, false, false])).toEqual([1, 3, 2]);
  });
});
