// Which lines of a board part which spaces. Neighbours are drawn along the very same points, so an edge that two
// outlines have in common is a border between them.
import type { Drawing, Point } from './drawing';

/** How many numbers follow each letter of path data. */
const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const [minus, dot, zero, nine] = [45, 46, 48, 57]; // codes of characters

/** Reads path data. A large board has a hundred thousand numbers and opens while somebody waits, so it is read by code. */
class Reader {
  at = 0;
  constructor(private readonly d: string) {}

  /** The letter that comes next, past spaces and commas; '' if a number does, or nothing. */
  letter(): string {
    const { d } = this;
    for (; this.at < d.length; this.at++) {
      const c = d.charCodeAt(this.at);
      if (c > 64) return d[this.at++]!;
      if (c >= minus && c <= nine) return '';
    }
    return '';
  }

  get ended(): boolean {
    return this.at >= this.d.length;
  }

  number(): number {
    const { d } = this;
    let i = this.at;
    let c = d.charCodeAt(i);
    while (c < minus) c = d.charCodeAt(++i); // spaces and commas
    const negative = c === minus;
    if (negative) c = d.charCodeAt(++i);
    const from = i;
    let value = 0;
    for (; c >= zero && c <= nine; c = d.charCodeAt(++i)) value = value * 10 + c - zero;
    if (c === dot) {
      c = d.charCodeAt(++i);
      for (let part = 10; c >= zero && c <= nine; c = d.charCodeAt(++i), part *= 10) value += (c - zero) / part;
    }
    if (c === 101) {
      // e: never drawn by the atlas
      const whole = /[\d.]+e-?\d+/y;
      whole.lastIndex = from;
      const text = whole.exec(d)?.[0] ?? '0';
      value = Number(text);
      i = from + text.length;
    }
    this.at = i === this.at ? i + 1 : i; // never stands still
    return negative ? -value : value;
  }
}

const tenth = (v: number) => Math.round(v * 10) / 10;

/** Goes along path data, from corner to corner; of a curve to its end. `at` is the place in the data behind a corner. */
export function walk(d: string, visit: (x: number, y: number, begins: boolean, at: number) => void): void {
  const r = new Reader(d);
  let [x, y, x0, y0, letter] = [0, 0, 0, 0, ''];
  for (let next = r.letter(); next || !r.ended; next = r.letter()) {
    if (next) letter = next;
    const kind = letter.toLowerCase();
    if (kind === 'z') {
      [x, y] = [x0, y0];
      continue;
    }
    const [bx, by] = letter === kind ? [x, y] : [0, 0];
    for (let skip = counts[kind]! - 2; skip > 0; skip--) r.number();
    if (kind !== 'v') x = tenth(bx + r.number());
    if (kind !== 'h') y = tenth(by + r.number());
    const begins = kind === 'm' && next !== '';
    if (begins) [x0, y0] = [x, y];
    visit(x, y, begins, r.at);
  }
}

/** The corners of path data, a ring for each of its parts. */
export function rings(d: string): Point[][] {
  const found: Point[][] = [];
  walk(d, (x, y, begins) => {
    if (begins) found.push([]);
    found.at(-1)!.push([x, y]);
  });
  return found;
}

/** An outline: edge i leads from point i to the next. */
interface Ring {
  points: Point[];
  edges: number[];
}

export class Outlines {
  private readonly rings = new Map<string, Ring[]>();
  private readonly corners = new Map<number, number>();
  private readonly numbers = new Map<number, number>();
  /** by edge: the spaces on its two sides */
  private readonly sides: string[][] = [];

  constructor(drawing: Drawing) {
    for (const { slug, d } of drawing.spaces.values())
      this.rings.set(
        slug,
        rings(d).map((all) => this.ringOf(slug, all)),
      );
  }

  private ringOf(slug: string, all: Point[]): Ring {
    const points = all.filter((p, i) => {
      const q = all[(i + 1) % all.length]!;
      return p[0] !== q[0] || p[1] !== q[1];
    });
    const ends = points.map((p) => this.corner(p));
    const edges = ends.map((from, i) => this.edge(from, ends[(i + 1) % ends.length]!));
    for (const e of edges) this.sides[e]!.push(slug);
    return { points, edges };
  }

  /** The number of a point: the same for all who pass it. */
  private corner([x, y]: Point): number {
    const key = Math.round(x * 10) * 2 ** 20 + Math.round(y * 10);
    const known = this.corners.get(key) ?? this.corners.size;
    this.corners.set(key, known);
    return known;
  }

  /** The number of an edge, whichever way it is passed. */
  private edge(a: number, b: number): number {
    const key = Math.min(a, b) * 2 ** 22 + Math.max(a, b);
    let known = this.numbers.get(key);
    if (known === undefined) {
      known = this.sides.push([]) - 1;
      this.numbers.set(key, known);
    }
    return known;
  }

  /** The space behind an edge of another; '' if there is none. */
  private behind(slug: string, edge: number): string {
    const [a, b] = this.sides[edge]!;
    return (a === slug ? b : a) ?? '';
  }

  /** Edges of the outline behind which lies a space that is wanted ('' is none), joined to lines: path data. */
  rim(slug: string, wanted: (other: string) => boolean): string {
    let d = '';
    for (const { points, edges } of this.rings.get(slug) ?? []) {
      const kept = edges.map((e) => wanted(this.behind(slug, e)));
      if (kept.every(Boolean)) {
        d += `M${points.join('L')}z`;
        continue;
      }
      // begin after a gap, so that no line is cut where the outline happens to begin
      const start = kept.indexOf(false);
      let open = false;
      for (let i = 1; i <= edges.length; i++) {
        const at = (start + i) % edges.length;
        const to = points[(at + 1) % edges.length]!;
        if (kept[at]) d += open ? `L${to}` : `M${points[at]}L${to}`;
        open = kept[at]!;
      }
    }
    return d;
  }

  /** Points on the border of two spaces, in no order. */
  border(a: string, b: string): Point[] {
    return (this.rings.get(a) ?? []).flatMap(({ points, edges }) =>
      edges.flatMap((e, i) => {
        if (this.behind(a, e) !== b) return [];
        const [p, q] = [points[i]!, points[(i + 1) % points.length]!];
        return [[(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as Point];
      }),
    );
  }

  /** The spaces that share a border with one. */
  touching(slug: string): Set<string> {
    const edges = (this.rings.get(slug) ?? []).flatMap((r) => r.edges);
    return new Set(edges.map((e) => this.behind(slug, e)).filter(Boolean));
  }
}

const kept = new WeakMap<Drawing, Outlines>();

export function outlinesOf(drawing: Drawing): Outlines {
  let o = kept.get(drawing);
  if (!o) {
    o = new Outlines(drawing);
    kept.set(drawing, o);
  }
  return o;
}
