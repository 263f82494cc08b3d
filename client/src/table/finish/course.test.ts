import { describe, expect, it } from 'vitest';
import type { News } from '../../lib/types';
import { momentsOf, placesOf, turningPoints } from './course';

const news = (n: number, ...events: string[]) =>
  ({
    n,
    at: n,
    kind: 'move',
    seat: '',
    events: events.map((event) => ({ event, args: [], text: `${event} ${n}`, spans: [] })),
  }) as unknown as News;

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
    const story = {
      news: [news(5, 'moved'), news(15, 'moved', 'fell'), news(25, 'fell'), news(35, 'fell')],
      weigh: (e: string) => (e === 'fell' ? 2 : 0),
    };
    expect(turningPoints(samples, 0, story, 3).map((t) => [t.n, t.swing, t.text])).toEqual([
      [15, 6, 'fell 15'],
      [25, -4, 'fell 25'],
      [35, 6, 'fell 35'],
    ]);
  });
  it('gives equal points the same place, and winners the first', () => {
    expect(placesOf([3, 7, 7, 9], [false, false, false, false])).toEqual([4, 2, 2, 1]);
    expect(placesOf([3, 7, 9], [true, false, false])).toEqual([1, 3, 2]);
  });
});
