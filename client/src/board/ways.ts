// How pieces and the focus get from space to space.
import { type Drawing, hub, type Point, type Space } from './drawing';
import { outlinesOf } from './outline';

const adjacent = (s: Space) => [...s.neighbours, ...s.passages];
const far = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** The shortest chain of adjacent spaces, both ends in it; empty if there is none. */
export function chain(drawing: Drawing, from: string, to: string): string[] {
  const before = new Map<string, string>([[from, '']]);
  const todo = [from];
  for (const slug of todo) {
    if (slug === to) break;
    for (const next of adjacent(drawing.spaces.get(slug)!))
      if (!before.has(next)) {
        before.set(next, slug);
        todo.push(next);
      }
  }
  const way: string[] = [];
  if (before.has(to)) for (let s = to; s; s = before.get(s)!) way.unshift(s);
  return way;
}

/** Where to cross from one space to the next: the point of their border that is least out of the way. */
function gate(drawing: Drawing, a: string, b: string, from: Point, to: Point): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (const p of outlinesOf(drawing).border(a, b)) {
    const way = far(from, p) + far(p, to);
    if (way < least) [best, least] = [p, way];
  }
  return best; // none: over a passage one goes straight
}

/** The points of a journey between two places, over the borders between them; by way of the spaces given, if any. */
export function journey(
  drawing: Drawing,
  from: { space: string; at: Point },
  to: { space: string; at: Point },
  via: string[] = [],
): Point[] {
  const spaces = via.length > 0 ? [from.space, ...via, to.space] : chain(drawing, from.space, to.space);
  const points: Point[] = [from.at];
  for (let i = 1; i < spaces.length; i++) {
    const end = i === spaces.length - 1 ? to.at : drawing.spaces.get(spaces[i]!)!.middle;
    const crossing = gate(drawing, spaces[i - 1]!, spaces[i]!, points.at(-1)!, end);
    if (crossing) points.push(crossing);
    else if (end !== to.at) points.push(end);
  }
  points.push(to.at);
  return points;
}

/** A curve through points (Catmull-Rom), as many steps between each two. */
export function rounded(points: Point[], steps = 10): Point[] {
  if (points.length < 3) return points;
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      out.push(
        [0, 1].map(
          (c) =>
            0.5 *
            (2 * p1[c]! +
              (p2[c]! - p0[c]!) * t +
              (2 * p0[c]! - 5 * p1[c]! + 4 * p2[c]! - p3[c]!) * t * t +
              (3 * p1[c]! - p0[c]! - 3 * p2[c]! + p3[c]!) * t * t * t),
        ) as Point,
      );
    }
  }
  return [...out, points.at(-1)!];
}

/** The neighbour in a direction; failing that, the nearest space there. */
export function towards(drawing: Drawing, slug: string, [dx, dy]: Point): string {
  const here = drawing.spaces.get(slug)!;
  const [hx, hy] = hub(here);
  const best = (list: Space[], least: number) =>
    list
      .map((s) => {
        const [x, y] = [hub(s)[0] - hx, hub(s)[1] - hy];
        const away = Math.hypot(x, y) || 1;
        return { slug: s.slug, turn: (x * dx + y * dy) / away, away };
      })
      .filter((o) => o.turn > least)
      .sort((a, b) => b.turn / (b.away + 120) - a.turn / (a.away + 120))[0]?.slug;
  const beside = adjacent(here).map((n) => drawing.spaces.get(n)!);
  const others = [...drawing.spaces.values()].filter((s) => s !== here);
  return best(beside, 0.5) ?? best(others, 0.6) ?? slug;
}
