// Fields on a grid of squares: what covers each square, how far it is to something, and lines of equal height.
import { resample, smooth, thin } from './geometry.mjs';

/** A grid over a box [x0, y0, x1, y1]; values stand at the corners of its squares. */
export function gridOver([x0, y0, x1, y1], cell) {
  const nx = Math.ceil((x1 - x0) / cell) + 1;
  const ny = Math.ceil((y1 - y0) / cell) + 1;
  return {
    x0,
    y0,
    cell,
    nx,
    ny,
    at: (i, j) => [x0 + i * cell, y0 + j * cell],
    column: (x) => Math.round((x - x0) / cell),
    row: (y) => Math.round((y - y0) / cell),
  };
}

/** Calls put(index) for every point of the grid within rings, counted odd and even. */
export function fill(grid, rings, put) {
  const rows = new Map();
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [p, q] = [ring[j], ring[i]];
      const from = Math.max(0, Math.ceil((Math.min(p[1], q[1]) - grid.y0) / grid.cell));
      const to = Math.min(grid.ny - 1, Math.ceil((Math.max(p[1], q[1]) - grid.y0) / grid.cell) - 1);
      for (let r = from; r <= to; r++) {
        const y = grid.y0 + r * grid.cell;
        if (p[1] > y === q[1] > y) continue;
        if (!rows.has(r)) rows.set(r, []);
        rows.get(r).push(p[0] + ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]));
      }
    }
  for (const [r, xs] of rows) {
    xs.sort((a, b) => a - b);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const to = Math.min(grid.nx - 1, Math.floor((xs[k + 1] - grid.x0) / grid.cell));
      for (let i = Math.max(0, Math.ceil((xs[k] - grid.x0) / grid.cell)); i <= to; i++) put(r * grid.nx + i);
    }
  }
}

/** How far every point of the grid is from the nearest for which near(index) holds; exact. */
export function distances(grid, near) {
  const { nx, ny, cell } = grid;
  const d = Float64Array.from({ length: nx * ny }, (_, k) => (near(k) ? 0 : 1e12));
  for (let i = 0; i < nx; i++) parabolas(d, i, nx, ny);
  for (let j = 0; j < ny; j++) parabolas(d, j * nx, 1, nx);
  return d.map((v) => Math.sqrt(v) * cell);
}

/** Squared distances along one line of the grid: the lower hull of a parabola over each point (Felzenszwalb). */
function parabolas(d, start, stride, n) {
  const f = Float64Array.from({ length: n }, (_, q) => d[start + q * stride]);
  const [v, z] = [new Int32Array(n), new Float64Array(n + 1)];
  let k = 0;
  z[0] = -Infinity;
  z[1] = Infinity;
  for (let q = 1; q < n; q++) {
    const meet = () => (f[q] + q * q - f[v[k]] - v[k] * v[k]) / (2 * q - 2 * v[k]);
    let s = meet();
    while (s <= z[k]) {
      k--;
      s = meet();
    }
    v[++k] = q;
    z[k] = s;
    z[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (z[k + 1] < q) k++;
    d[start + q * stride] = (q - v[k]) ** 2 + f[v[k]];
  }
}

/** Lines along which the values on the grid are `level`. */
export function contour(grid, values, level) {
  const { nx, ny, cell } = grid;
  const next = new Map(); // crossing -> crossings beside it
  const where = new Map();
  const crossing = (k, m) => {
    const key = k * 2 + (m === k + 1 ? 0 : 1);
    if (!where.has(key)) {
      const t = (level - values[k]) / (values[m] - values[k]);
      const [a, b] = [grid.at(k % nx, Math.floor(k / nx)), grid.at(m % nx, Math.floor(m / nx))];
      where.set(key, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
      next.set(key, []);
    }
    return key;
  };
  for (let j = 0; j < ny - 1; j++)
    for (let i = 0; i < nx - 1; i++) {
      const k = j * nx + i;
      const sides = [
        [k, k + 1],
        [k + 1, k + nx + 1],
        [k + nx, k + nx + 1],
        [k, k + nx],
      ];
      const cut = sides.filter(([a, b]) => values[a] > level !== values[b] > level).map(([a, b]) => crossing(a, b));
      for (let n = 0; n + 1 < cut.length; n += 2) {
        next.get(cut[n]).push(cut[n + 1]);
        next.get(cut[n + 1]).push(cut[n]);
      }
    }
  const used = new Set();
  const lines = [];
  const walk = (from) => {
    const line = [];
    for (let k = from; k !== undefined && !used.has(k); k = next.get(k).find((n) => !used.has(n))) {
      used.add(k);
      line.push(where.get(k));
      if (line.length > 2 && next.get(k).includes(from) && next.get(k).every((n) => used.has(n)))
        line.push(where.get(from));
    }
    if (line.length > 5) lines.push(line);
  };
  for (const [k, n] of next) if (n.length === 1 && !used.has(k)) walk(k);
  for (const k of next.keys()) if (!used.has(k)) walk(k);
  return lines.map((l) => thin(smooth(resample(l, cell), cell * 1.2, cell / 1.5), 0.25));
}
