// How far a knight could get with the points that are left, for the numbers on the board while travelling. A hint
// to the eye: what may be done is in the moves, and the server has the last word.
import type { RegionView } from '../../gen/thywill';

export interface Way {
  /** points that it takes */
  points: number;
  /** regions on the way, the last is where it leads */
  path: string[];
}

/** The cheapest way to every region within reach, without the one where the knight stands. */
export function reach(regions: RegionView[], from: string, points: number): Map<string, Way> {
  const by = new Map(regions.map((r) => [r.slug, r]));
  const found = new Map<string, Way>([[from, { points: 0, path: [] }]]);
  const todo = [from];
  while (todo.length > 0) {
    todo.sort((a, b) => found.get(a)!.points - found.get(b)!.points);
    const here = by.get(todo.shift()!);
    if (!here) continue;
    const so = found.get(here.slug)!;
    const then = so.points + here.leave;
    if (then > points) continue;
    for (const next of here.borders) {
      if ((found.get(next)?.points ?? Number.POSITIVE_INFINITY) <= then) continue;
      found.set(next, { points: then, path: [...so.path, next] });
      todo.push(next);
    }
  }
  found.delete(from);
  return found;
}
