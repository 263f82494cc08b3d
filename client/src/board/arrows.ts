// Arrows for orders and moves. Every arrow bends to its own left, so that one there and one back do not lie on each
// other.
import type { Point } from './drawing';

/** A place on the board: an anchor of a space, or where most things of it stand. */
export interface Place {
  space: string;
  anchor?: string;
}

export interface Arrow {
  key: string;
  kind: 'move' | 'support' | 'convoy' | 'hold';
  from: Place;
  /** where it leads; of a hold it is not read */
  to: Place;
  /** a support or convoy of a move: where that move leads. The arrow ends on the middle of the move's */
  onto?: Place;
  /** solid: done or sure; dotted: only meant; failed: tried in vain */
  how?: 'solid' | 'dotted' | 'failed';
  /** class of a tincture, seat-gules; else the colour of what to do next */
  cls?: string;
  /** named by what the pointer is on elsewhere */
  lit?: boolean;
  /** happens right now */
  flash?: boolean;
  /** what happens right now is elsewhere */
  faint?: boolean;
  /** written where it begins, such as points */
  note?: string;
}

/** Room to keep from what stands at both ends. */
interface Clear {
  from: number;
  to: number;
}

export interface Shape {
  /** path data: the shaft, and the head if there is one */
  line: string;
  head: string;
  /** middle of the shaft, and the direction there */
  middle: Point;
  along: Point;
}

const bendOf = (long: number) => long * 0.16;

/** The point that bends a curve between two points. */
function lever([x, y]: Point, [tx, ty]: Point): Point {
  const long = Math.hypot(tx - x, ty - y) || 1;
  const bend = bendOf(long);
  return [(x + tx) / 2 - ((ty - y) / long) * bend, (y + ty) / 2 + ((tx - x) / long) * bend];
}

/** The middle of the curve that arrow() draws between two points. */
export function middleOf(from: Point, to: Point): Point {
  const [mx, my] = lever(from, to);
  return [(from[0] + 2 * mx + to[0]) / 4, (from[1] + 2 * my + to[1]) / 4];
}

const f1 = (v: number) => String(Math.round(v * 10) / 10);
const at = (x: number, y: number) => `${f1(x)} ${f1(y)}`;

/** A bent arrow with a head of the given size; size 0 draws none. */
export function arrow(from: Point, to: Point, clear: Clear, size: number): Shape {
  const [mx, my] = lever(from, to);
  const unit = ([x, y]: Point): Point => {
    const long = Math.hypot(x, y) || 1;
    return [x / long, y / long];
  };
  const [ux, uy] = unit([mx - from[0], my - from[1]]);
  const [vx, vy] = unit([to[0] - mx, to[1] - my]);
  const [hx, hy] = [to[0] - vx * clear.to, to[1] - vy * clear.to];
  const s = size;
  const wing = (side: number) => at(hx - vx * s + side * vy * s * 0.62, hy - vy * s - side * vx * s * 0.62);
  return {
    line: `M${at(from[0] + ux * clear.from, from[1] + uy * clear.from)}Q${at(mx, my)} ${at(hx - vx * s * 0.8, hy - vy * s * 0.8)}`,
    head: s ? `M${at(hx, hy)}L${wing(-1)}L${at(hx - vx * s * 0.7, hy - vy * s * 0.7)}L${wing(1)}z` : '',
    middle: middleOf(from, to),
    along: unit([to[0] - from[0], to[1] - from[1]]),
  };
}

/** A ring around a point: what stands there holds. */
export function ring([x, y]: Point, r: number): string {
  return `M${at(x - r, y)}a${f1(r)} ${f1(r)} 0 1 1 ${f1(2 * r)} 0a${f1(r)} ${f1(r)} 0 1 1 ${f1(-2 * r)} 0z`;
}
