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
  /** what happened to whose points changed; empty if nothing that was told */
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

/** The most points that anybody but a seat has. */
const bestOther = (points: number[], seat: number) => Math.max(...points.filter((_, i) => i !== seat));

/** How far a seat is ahead of the best of the others; alone, of nothing. */
const lead = (points: number[], seat: number) =>
  (points[seat] ?? 0) - (points.length > 1 ? bestOther(points, seat) : 0);

interface Story {
  news: News[];
  weigh: (event: string) => number;
  /** slugs of the seats, in the order of the points, and their sort */
  seats: string[];
  sort: string;
}

/** Whose points made the lead of a seat another: its own, or those of whoever is next to it, before or now. */
function movers(before: number[], now: number[], seat: number): number[] {
  const next = (points: number[], i: number) => i !== seat && points[i] === bestOther(points, seat);
  return now.flatMap((p, i) => (p !== before[i] && (i === seat || next(before, i) || next(now, i)) ? [i] : []));
}

/** What was gravest of what names one of some seats between two moments, the latest of those. Trifles are passed over. */
function gravest({ news, weigh, sort }: Story, seats: string[], after: number, until: number) {
  const told = news
    .filter((n) => n.n > after && n.n <= until)
    .flatMap((n) => n.events.map((e) => ({ n: n.n, e, text: e.text, weight: weigh(e.event) })))
    .filter((t) => t.e.spans.some((x) => x.sort === sort && seats.includes(x.slug ?? '')));
  const most = Math.max(1, ...told.map((t) => t.weight));
  const found = told.findLast((t) => t.weight === most);
  return { n: found?.n ?? until, text: found?.text ?? '' };
}

/** The few stretches in which the lead of a seat changed most, in their order. */
export function turningPoints(samples: Sample[], seat: number, story: Story, few: number): Turn[] {
  const swings = samples.slice(1).map((s, i) => {
    const before = samples[i]!;
    const whose = movers(before.points, s.points, seat).map((x) => story.seats[x]!);
    const swing = lead(s.points, seat) - lead(before.points, seat);
    return { swing, ...gravest(story, whose, before.n, s.n) };
  });
  const kept = swings
    .filter((s) => s.swing !== 0)
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
