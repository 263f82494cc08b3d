// Lines in the sea along the coast: how far is it to the land? Contours of that.
import * as g from '../lib/geometry.mjs';
import { east, height, land, margin, west, width } from './plane.mjs';

const cell = 3;
const [gw, gh] = [Math.ceil((width + west + east) / cell), Math.ceil((height + 2 * margin) / cell)];
const dist = new Float32Array(gw * gh).fill(1e9);
{
  const cols = (y) => {
    const xs = [];
    for (const r of land)
      for (let i = 0, j = r.length - 1; i < r.length; j = i++)
        if (r[i][1] > y !== r[j][1] > y) xs.push(((r[j][0] - r[i][0]) * (y - r[i][1])) / (r[j][1] - r[i][1]) + r[i][0]);
    return xs.sort((a, b) => a - b);
  };
  for (let j = 0; j < gh; j++) {
    const xs = cols(j * cell - margin + 0.01);
    for (let k = 0; k + 1 < xs.length; k += 2)
      for (let i = Math.max(0, Math.ceil((xs[k] + west) / cell)); i < gw && i * cell - west <= xs[k + 1]; i++)
        dist[j * gw + i] = 0;
  }
  // exact squared distances, one axis after the other
  const pass = (n, get, set) => {
    const [v, z, f] = [new Int32Array(n), new Float64Array(n + 1), Float64Array.from({ length: n }, (_, i) => get(i))];
    let k = 0;
    z[0] = -1e20;
    z[1] = 1e20;
    for (let q = 1; q < n; q++) {
      let s = 0;
      do {
        s = (f[q] + q * q - f[v[k]] - v[k] * v[k]) / (2 * q - 2 * v[k]);
      } while (s <= z[k] && k-- > -1);
      v[++k] = q;
      z[k] = s;
      z[k + 1] = 1e20;
    }
    k = 0;
    for (let q = 0; q < n; q++) {
      while (z[k + 1] < q) k++;
      set(q, (q - v[k]) ** 2 + f[v[k]]);
    }
  };
  for (let i = 0; i < gw; i++)
    pass(
      gh,
      (j) => dist[j * gw + i],
      (j, d) => {
        dist[j * gw + i] = d;
      },
    );
  for (let j = 0; j < gh; j++)
    pass(
      gw,
      (i) => dist[j * gw + i],
      (i, d) => {
        dist[j * gw + i] = d;
      },
    );
  for (let k = 0; k < dist.length; k++) dist[k] = Math.sqrt(dist[k]) * cell;
}
/** lines along which the distance to land is `level` */
function contour(level) {
  const next = new Map();
  const cross = (i, j, horizontal) => {
    const [a, b] = horizontal ? [dist[j * gw + i], dist[j * gw + i + 1]] : [dist[j * gw + i], dist[(j + 1) * gw + i]];
    const t = (level - a) / (b - a);
    return [(i + (horizontal ? t : 0)) * cell - west, (j + (horizontal ? 0 : t)) * cell - margin];
  };
  const edges = [];
  for (let j = 0; j < gh - 1; j++)
    for (let i = 0; i < gw - 1; i++) {
      const c = [dist[j * gw + i], dist[j * gw + i + 1], dist[(j + 1) * gw + i + 1], dist[(j + 1) * gw + i]].map(
        (d) => d > level,
      );
      const sides = [
        [0, 1, `h${i},${j}`, () => cross(i, j, true)],
        [1, 2, `v${i + 1},${j}`, () => cross(i + 1, j, false)],
        [2, 3, `h${i},${j + 1}`, () => cross(i, j + 1, true)],
        [3, 0, `v${i},${j}`, () => cross(i, j, false)],
      ];
      const cut = sides.filter(([a, b]) => c[a] !== c[b]);
      for (let k = 0; k + 1 < cut.length; k += 2) edges.push([cut[k], cut[k + 1]]);
    }
  const where = new Map();
  for (const [a, b] of edges)
    for (const [x, y] of [
      [a, b],
      [b, a],
    ]) {
      where.set(x[2], x[3]());
      if (!next.has(x[2])) next.set(x[2], []);
      next.get(x[2]).push(y[2]);
    }
  const used = new Set();
  const lines = [];
  const walk = (k) => {
    const line = [];
    while (k && !used.has(k)) {
      used.add(k);
      line.push(where.get(k));
      const from = k;
      k = next.get(from).find((n) => !used.has(n));
      if (!k && next.get(from).length === 2 && line.length > 8 && g.distance(line[0], line.at(-1)) < 2 * cell)
        line.push(line[0]);
    }
    if (line.length > 6) lines.push(line);
  };
  for (const [k, n] of next) if (n.length === 1 && !used.has(k)) walk(k);
  for (const k of next.keys()) if (!used.has(k)) walk(k);
  return lines.map((l) => g.thin(g.smooth(l, 3 + level / 6, 2), 0.3));
}
export const waterlines = [4, 9.5, 16.5, 25.5].map((level) => contour(level));
