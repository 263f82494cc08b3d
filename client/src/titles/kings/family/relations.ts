// Wars, Pacts and Casus Belli between the dynasties, and a ring to draw them in.
import type { View } from '../../../gen/kings';

export type Kind = 'war' | 'pact' | 'casus';
/** A Casus Belli points from a to b; the others are mutual and stand once. */
export interface Relation {
  kind: Kind;
  a: string;
  b: string;
}

export function relations(view: Pick<View, 'dynasties'>): Relation[] {
  const list: Relation[] = [];
  const here = view.dynasties.filter((d) => d.control !== 'absent');
  here.forEach((d, i) => {
    const later = (slug: string) => here.findIndex((o) => o.culture === slug) > i;
    for (const b of d.war.filter(later)) list.push({ kind: 'war', a: d.culture, b });
    for (const b of d.pacts.filter(later)) list.push({ kind: 'pact', a: d.culture, b });
    for (const b of d.casusBelli) list.push({ kind: 'casus', a: d.culture, b });
  });
  return list;
}

export type Point = [number, number];

/** The i-th of n places around the middle, the first at the top. */
export function place(i: number, n: number, r: number): Point {
  const turn = (2 * Math.PI * i) / n - Math.PI / 2;
  return [r * Math.cos(turn), r * Math.sin(turn)];
}

/** A line between two places that keeps clear of both, bent to its left; with its middle, for a sign. */
export function bow(from: Point, to: Point, clear: number, bend: number): { d: string; mid: Point } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const a: Point = [from[0] + ux * clear, from[1] + uy * clear];
  const b: Point = [to[0] - ux * clear, to[1] - uy * clear];
  const c: Point = [(a[0] + b[0]) / 2 + uy * bend, (a[1] + b[1]) / 2 - ux * bend];
  const at = (p: Point) => p.map((v) => Math.round(v * 10) / 10).join(' ');
  const mid: Point = [(a[0] + 2 * c[0] + b[0]) / 4, (a[1] + 2 * c[1] + b[1]) / 4];
  return { d: `M${at(a)}Q${at(c)} ${at(b)}`, mid };
}
