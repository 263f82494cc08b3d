// Which lines of a board part which spaces. Neighbours are drawn along the very same points, so an edge that two
// outlines have in common is a border between them.
import type { Drawing, Point } from './drawing';

/** How many numbers follow each letter of path data. */
const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The corners of path data, a ring for each of its parts; of a curve its end. */
export function rings(d: string): Point[][] {
  const found: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter!.toLowerCase();
    const relative = letter === kind;
    const n = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (kind === 'z') [x, y] = found.at(-1)?.[0] ?? [x, y];
    for (let i = 0; i < n.length; i += counts[kind]!) {
      const end = n.slice(i, i + counts[kind]!);
      if (kind === 'h') x = relative ? x + end[0]! : end[0]!;
      else if (kind === 'v') y = relative ? y + end[0]! : end[0]!;
      else {
        const [ex, ey] = end.slice(-2) as Point;
        [x, y] = relative ? [x + ex, y + ey] : [ex, ey];
      }
      [x, y] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
      if (kind === 'm' && i === 0) found.push([]);
      found.at(-1)!.push([x, y]);
    }
  }
  return found;
}

interface Edge {
  from: Point;
  to: Point;
  key: string;
}

const edgeKey = (p: Point, q: Point) => (p[0] < q[0] || (p[0] === q[0] && p[1] < q[1]) ? `${p} ${q}` : `${q} ${p}`);

function edgesOf(ring: Point[]): Edge[] {
  return ring
    .map((from, i) => ({ from, to: ring[(i + 1) % ring.length]! }))
    .filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1])
    .map((e) => ({ ...e, key: edgeKey(e.from, e.to) }));
}

export class Outlines {
  private readonly edges = new Map<string, Edge[][]>();
  private readonly sides = new Map<string, string[]>();

  constructor(drawing: Drawing) {
    for (const { slug, d } of drawing.spaces.values()) {
      const all = rings(d).map(edgesOf);
      this.edges.set(slug, all);
      for (const { key } of all.flat()) {
        const both = this.sides.get(key);
        if (both) both.push(slug);
        else this.sides.set(key, [slug]);
      }
    }
  }

  /** The space behind an edge of another; '' if there is none. */
  private behind(slug: string, e: Edge): string {
    return this.sides.get(e.key)?.find((s) => s !== slug) ?? '';
  }

  /** Edges of the outline behind which lies a space that is wanted ('' is none), joined to lines: path data. */
  rim(slug: string, wanted: (other: string) => boolean): string {
    let d = '';
    for (const ring of this.edges.get(slug) ?? []) {
      const kept = ring.map((e) => wanted(this.behind(slug, e)));
      if (kept.every(Boolean)) {
        d += `M${ring.map((e) => e.from).join('L')}z`;
        continue;
      }
      // begin after a gap, so that no line is cut where the outline happens to begin
      const start = kept.indexOf(false);
      let open = false;
      for (let i = 1; i <= ring.length; i++) {
        const at = (start + i) % ring.length;
        const e = ring[at]!;
        if (kept[at]) d += open ? `L${e.to}` : `M${e.from}L${e.to}`;
        open = kept[at]!;
      }
    }
    return d;
  }

  /** Points on the border of two spaces, in no order. */
  border(a: string, b: string): Point[] {
    return (this.edges.get(a) ?? [])
      .flat()
      .filter((e) => this.behind(a, e) === b)
      .map((e) => [(e.from[0] + e.to[0]) / 2, (e.from[1] + e.to[1]) / 2]);
  }

  /** The spaces that share a border with one. */
  touching(slug: string): Set<string> {
    return new Set(
      (this.edges.get(slug) ?? [])
        .flat()
        .map((e) => this.behind(slug, e))
        .filter(Boolean),
    );
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
