// What all boards drawn over the real coast share: path data of lines between spaces, water lining, relief, arrows.
import { contour, distances, fill, gridOver } from './field.mjs';
import * as g from './geometry.mjs';
import { ranges, rivers, woods } from './europe.mjs';
import { chains } from './planar.mjs';
import { mountains, river, trees } from './relief.mjs';

/** Path data of edges of the plane, joined where they follow one another. */
export const linesOf = (edges) =>
  chains(edges)
    .map((l) => g.path(l))
    .join('');

export const ringsOf = (rings) => rings.map((r) => g.path(r, true)).join('');

/** Water, land and what nobody enters. The shape of the land is #shore in defs, which the coast line uses too. */
export function ground({ areas, map, sheet: [x0, y0, x1, y1] }) {
  const barrier = (kind) => areas.flatMap((a, i) => (a.barrier && a.kind === kind ? map.outline(i) : []));
  return [
    `<rect class="water" x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}"/>`,
    '<use href="#shore" class="land"/>',
    `<path class="barrier" fill-rule="evenodd" d="${ringsOf(barrier('land'))}"/>`,
    `<path class="barrier wet" fill-rule="evenodd" d="${ringsOf(barrier('water'))}"/>`,
  ].join('\n');
}

/** Lines along the shore, the further out the fainter; one path for each level. */
export function waterLining(land, sheet, levels, cell = 4) {
  const grid = gridOver(sheet, cell);
  const dry = new Uint8Array(grid.nx * grid.ny);
  fill(grid, land, (k) => {
    dry[k] ^= 1;
  });
  const far = distances(grid, (k) => dry[k] === 1);
  return levels
    .map(
      (level, i) =>
        `<path class="waterline w${i + 1}" d="${contour(grid, far, level)
          .map((l) => g.path(l))
          .join('')}"/>`,
    )
    .join('\n');
}

/**
 * Mountains, rivers and woods of Europe as SVG.
 * @param {(p: number[]) => number[]} flat
 * @param {number[]} sheet
 * @param {(p: number[]) => boolean} onLand
 * @param {(x: number, y: number, r: number) => boolean} free  nothing else stands there
 * @param {number} high  of the highest mountains, in units
 */
export function relief({ flat, sheet, onLand, free, high }) {
  const near = ([x, y]) => x > sheet[0] && x < sheet[2] && y > sheet[1] && y < sheet[3];
  const dry = (x, y, r) => onLand([x - r, y]) && onLand([x + r, y]) && onLand([x, y + r * 0.5]) && free(x, y, r);
  const ridges = ranges
    .map((r) => ({ line: r.line.map(flat), high: high * (0.45 + 0.55 * r.high) }))
    .filter((r) => r.line.some(near));
  const { ink, shade } = mountains(ridges, dry);
  const streams = rivers
    .map((r) => ({ width: r.width, line: r.line.map(flat) }))
    .filter((r) => r.line.some(near))
    .map((r) => ({ width: r.width, d: river(r.line, (p) => near(p) && onLand(p)) }))
    .filter((r) => r.d);
  const widths = [
    [3, 0.9, 9],
    [2.2, 0.6, 0.9],
    [1.6, 0, 0.6],
  ];
  return [
    ...widths.map(([width, from, to]) => {
      const d = streams.filter((r) => r.width >= from && r.width < to).map((r) => r.d);
      return `<path class="river" stroke-width="${width}" d="${d.join('')}"/>`;
    }),
    `<path class="tree" d="${trees(
      woods.map((w) => w.map(flat)),
      dry,
    )}"/>`,
    `<path class="ridge" d="${ink}"/>`,
    `<path class="hatch" d="${shade}"/>`,
  ].join('\n');
}

/** The nearest two points of two shores, near a hint if one is given. */
export function strait(from, to, hint) {
  let best = null;
  for (const p of from)
    for (const q of to) {
      const far = g.distance(p, q) + (hint ? 0.5 * g.distance([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], hint) : 0);
      if (!best || far < best.far) best = { far, p, q };
    }
  return [best.p, best.q];
}

/** An arrow with two heads over a strait, reaching a little into both lands; bowed. */
export function crossing([p, q], reach, bend = 0.18) {
  const long = g.distance(p, q) || 1;
  const u = [(q[0] - p[0]) / long, (q[1] - p[1]) / long];
  const n = [-u[1], u[0]];
  const [a, b] = [
    [p[0] - u[0] * reach, p[1] - u[1] * reach],
    [q[0] + u[0] * reach, q[1] + u[1] * reach],
  ];
  const full = long + 2 * reach;
  const c = [(a[0] + b[0]) / 2 + n[0] * full * bend, (a[1] + b[1]) / 2 + n[1] * full * bend];
  const f = (v) => Math.round(v * 10) / 10;
  const head = (tip) => {
    const d = g.distance(c, tip) || 1;
    const [x, y] = [(tip[0] - c[0]) / d, (tip[1] - c[1]) / d];
    const back = [tip[0] - x * 8, tip[1] - y * 8];
    return `M${f(tip[0])} ${f(tip[1])}L${f(back[0] - y * 4)} ${f(back[1] + x * 4)}L${f(back[0] + y * 4)} ${f(back[1] - x * 4)}z`;
  };
  return {
    line: `M${f(a[0])} ${f(a[1])}Q${f(c[0])} ${f(c[1])} ${f(b[0])} ${f(b[1])}`,
    heads: head(a) + head(b),
  };
}

/** A bowed way over water that reaches a little into both lands, as path data and as points. */
export function dotted([from, to], reach, bend) {
  const long = g.distance(from, to) || 1;
  const u = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const [p, q] = [
    [from[0] - u[0] * reach, from[1] - u[1] * reach],
    [to[0] + u[0] * reach, to[1] + u[1] * reach],
  ];
  const c = [(p[0] + q[0]) / 2 - (q[1] - p[1]) * bend, (p[1] + q[1]) / 2 + (q[0] - p[0]) * bend];
  const at = (t) => [0, 1].map((k) => (1 - t) ** 2 * p[k] + 2 * t * (1 - t) * c[k] + t * t * q[k]);
  const f = (v) => Math.round(v * 10) / 10;
  return {
    d: `M${f(p[0])} ${f(p[1])}Q${f(c[0])} ${f(c[1])} ${f(q[0])} ${f(q[1])}`,
    line: Array.from({ length: 21 }, (_, i) => at(i / 20)),
  };
}
