// How a game went: the standing at a few moments, and where it turned.
import type { GameEvent } from '../../contract';
import type { News } from '../../lib/types';

/** The standing after some news. */
export interface Sample {
  n: number;
  points: number[];
}

/** A moment in which the winner got ahead of the others, or fell behind. */
export interface Turn {
  n: number;
  /** by how much the lead of the winner changed */
  swing: number;
  text: string;
}

/** Numbers of the news at which turns began, and the last; no more than so many, evenly spread. */
export function momentsOf(news: News[], opens: (e: GameEvent) => boolean, most: number): number[] {
  const last = news.at(-1)?.n ?? 0;
  const starts = news.filter((n) => n.events.some(opens)).map((n) => n.n);
  const all = [...new Set([0, ...starts, last])];
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);
}

/** How far a seat is ahead of the best of the others. */
const lead = (points: number[], seat: number) =>
  (points[seat] ?? 0) - Math.max(...points.filter((_, i) => i !== seat), Number.NEGATIVE_INFINITY);

interface Story {
  news: News[];
  weigh: (event: string) => number;
}

/** What was gravest between two moments; the latest of those. */
function gravest({ news, weigh }: Story, after: number, until: number): { n: number; text: string } {
  const told = news
    .filter((n) => n.n > after && n.n <= until)
    .flatMap((n) => n.events.map((e) => ({ n: n.n, text: e.text, weight: weigh(e.event) })));
  const most = Math.max(0, ...told.map((t) => t.weight));
  return told.findLast((t) => t.weight === most) ?? { n: until, text: '' };
}

/** The few stretches in which the lead of a seat changed most, in their order. */
export function turningPoints(samples: Sample[], seat: number, story: Story, few: number): Turn[] {
  const swings = samples.slice(1).map((s, i) => {
    const before = samples[i]!;
    return { swing: lead(s.points, seat) - lead(before.points, seat), ...gravest(story, before.n, s.n) };
  });
  const kept = swings
    .filter((s) => s.swing !== 0 && s.text)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, few);
  return kept.sort((a, b) => a.n - b.n);
}

/** Places from the first on; equal points share one. */
export function placesOf(points: number[], winners: boolean[]): number[] {
  const better = (a: number, b: number) =>
    Number(winners[a]) - Number(winners[b]) || (points[a] ?? 0) - (points[b] ?? 0);
  return points.map((_, i) => 1 + points.filter((_, j) => better(j, i) > 0).length);
}
