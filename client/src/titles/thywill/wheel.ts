// The wheel as a drawing: six wedges around 0, 0, the first at the top and the others clockwise. And how tokens
// fall on it. Nothing here decides what may be done: the view says where tokens land.
import type { SownView, WedgeView } from '../../gen/thywill';

export type Point = [number, number];

export const rim = 100;
export const hub = 23;
/** where the signs of the actions stand, and the tip where the action of an upgrade waits */
export const signs = 83;
export const tip = 30;

/** Degrees clockwise from the top to the middle of the i-th wedge. */
export const turn = (i: number): number => i * 60;

/** A point at a distance from the middle, so many degrees clockwise from the top. */
export function around(degrees: number, far: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [Math.round(Math.sin(a) * far * 100) / 100, Math.round(-Math.cos(a) * far * 100) / 100];
}

/** Outline of a wedge that points up; of half of one, left or right. */
export function face(half: 'left' | 'right' | 'both' = 'both'): string {
  const gap = 0.9;
  const edge = (side: number, far: number): string => {
    if (side === 0) return around(0, far).join(' ');
    const [x, y] = around(30 * side, far);
    return `${x - gap * side} ${y}`;
  };
  const [from, to] = { left: [-1, 0], right: [0, 1], both: [-1, 1] }[half] as [number, number];
  return `M${edge(from, hub)}L${edge(from, rim)}A${rim} ${rim} 0 0 1 ${edge(to, rim)}L${edge(to, hub)}A${hub} ${hub} 0 0 0 ${edge(from, hub)}z`;
}

/** Rows of tokens from the middle outwards: how far, and how many find room. */
const rows = [
  { far: 40, most: 3 },
  { far: 52.5, most: 4 },
  { far: 65, most: 5 },
] as const;
const apart = 12.4;
export const room = rows.reduce((n, r) => n + r.most, 0);

/** How many tokens lie in each row: in the middle first, then evenly. */
function filled(n: number): [number, number, number] {
  if (n <= rows[1].most) return [0, n, 0];
  if (n <= 7) return [Math.floor(n / 2), Math.ceil(n / 2), 0];
  return [rows[0].most, rows[1].most, Math.min(n - 7, rows[2].most)];
}

/** Where the tokens of the i-th wedge lie; those that find no room are only counted. */
export function spots(i: number, n: number): Point[] {
  const a = (turn(i) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(a), Math.cos(a)];
  return filled(n).flatMap((count, row) =>
    Array.from({ length: count }, (_, k): Point => {
      const [x, y] = [(k - (count - 1) / 2) * apart, -rows[row]!.far];
      return [Math.round((x * cos - y * sin) * 100) / 100, Math.round((x * sin + y * cos) * 100) / 100];
    }),
  );
}

/**
 * Did the tokens get from `before` to `after` by the distribution that the view tells of? Only then is it shown
 * falling: not after an undo, and not when the page jumps to another moment.
 */
export function fell(before: number[], after: number[], wedges: string[], sown: SownView | null): boolean {
  if (!sown || before.length !== after.length) return false;
  const from = wedges.indexOf(sown.wedge);
  if (before[from] !== sown.path.length || sown.path.length === 0) return false;
  const now = before.map((n, i) => (i === from ? 0 : n));
  for (const w of sown.path) now[wedges.indexOf(w)]! += 1;
  return now.every((n, i) => n === after[i]);
}

/** What an action of a wedge comes to with some of its tokens. */
export function value(w: WedgeView, action: string, tokens: number): number {
  const a = w.actions.find((x) => x.action === action);
  if (!a || tokens === 0) return 0;
  return Math.max(0, tokens + a.bonuses.reduce((n, b) => n + b.n, 0));
}

/** A share of a wedge's tokens: so many to its own action, the rest to the added one. */
export interface Split {
  own: number;
  added: number;
}

/** All ways to share the tokens of an upgraded wedge, most to its own action first. */
export function splits(w: WedgeView): Split[] {
  return Array.from({ length: w.tokens + 1 }, (_, added) => ({ own: w.tokens - added, added }));
}

/** The move that shares tokens like that and begins with an action; '' as first: there is only one. */
export function resolveMove(w: WedgeView, s: Split, first: string): string[] {
  return ['resolve', w.slug, first, String(first === w.primary ? s.own : s.added)];
}
