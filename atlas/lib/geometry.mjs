// Plane geometry for the map drawer: points are [x, y], y points down.

/** A stream of numbers in [0, 1), the same at every run. */
export function dice(seed) {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Smooth noise in [-1, 1]: hills and hollows about `size` apart. */
export function noise(size, seed) {
  const at = (i, j) => {
    let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 2246822519);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return (((h ^ (h >>> 16)) >>> 0) / 2 ** 32) * 2 - 1;
  };
  const ease = (t) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [u, v] = [x / size, y / size];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [ease(u - i), ease(v - j)];
    const top = at(i, j) * (1 - a) + at(i + 1, j) * a;
    const low = at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a;
    return top * (1 - b) + low * b;
  };
}

export const distance = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);

export function area(ring) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return sum / 2;
}

export function inside(ring, [x, y]) {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [p, q] = [ring[i], ring[j]];
    if (p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]) odd = !odd;
  }
  return odd;
}

/** How far a point is from a line (open or closed). */
export function away(line, p, closed = false) {
  let best = Infinity;
  for (let i = closed ? 0 : 1; i < line.length; i++) {
    const [a, b] = [line[(i || line.length) - 1], line[i]];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy));
  }
  return best;
}

/** The part of a ring within a box; runs along the box's sides where the ring was outside. */
export function clipRing(ring, [x0, y0, x1, y1]) {
  const sides = [
    [(p) => p[0] >= x0, (p, q) => [x0, p[1] + ((q[1] - p[1]) * (x0 - p[0])) / (q[0] - p[0])]],
    [(p) => p[0] <= x1, (p, q) => [x1, p[1] + ((q[1] - p[1]) * (x1 - p[0])) / (q[0] - p[0])]],
    [(p) => p[1] >= y0, (p, q) => [p[0] + ((q[0] - p[0]) * (y0 - p[1])) / (q[1] - p[1]), y0]],
    [(p) => p[1] <= y1, (p, q) => [p[0] + ((q[0] - p[0]) * (y1 - p[1])) / (q[1] - p[1]), y1]],
  ];
  let points = ring;
  for (const [within, cross] of sides) {
    const kept = [];
    points.forEach((p, i) => {
      const before = points.at(i - 1);
      if (within(p) !== within(before)) kept.push(cross(before, p));
      if (within(p)) kept.push(p);
    });
    points = kept;
  }
  return points;
}

/** Points along a line, about `step` apart, both ends kept. */
export function resample(line, step) {
  const along = [0];
  for (let i = 1; i < line.length; i++) along.push(along[i - 1] + distance(line[i - 1], line[i]));
  const whole = along.at(-1);
  const n = Math.max(1, Math.round(whole / step));
  const out = [];
  for (let k = 0, i = 1; k <= n; k++) {
    const at = (whole * k) / n;
    while (i < line.length - 1 && along[i] < at) i++;
    const t = (at - along[i - 1]) / (along[i] - along[i - 1] || 1);
    out.push([line[i - 1][0] + t * (line[i][0] - line[i - 1][0]), line[i - 1][1] + t * (line[i][1] - line[i - 1][1])]);
  }
  return out;
}

/** A line without its shivers; the ends stay where they are. */
export function smooth(line, reach, step = 2) {
  const p = resample(line, step);
  const n = p.length - 1;
  if (n < 3) return p;
  const half = Math.min(Math.round((3 * reach) / step), n);
  const at = (i) => {
    // beyond an end the line goes on as its mirror image, so that ends do not shrink
    if (i < 0) return [2 * p[0][0] - p[-i][0], 2 * p[0][1] - p[-i][1]];
    if (i > n) return [2 * p[n][0] - p[2 * n - i][0], 2 * p[n][1] - p[2 * n - i][1]];
    return p[i];
  };
  return p.map((_, i) => {
    let [x, y, sum] = [0, 0, 0];
    for (let k = -half; k <= half; k++) {
      const w = Math.exp(-((k * step) ** 2) / (2 * reach * reach));
      const q = at(i + k);
      x += w * q[0];
      y += w * q[1];
      sum += w;
    }
    return [x / sum, y / sum];
  });
}

/** A closed ring rounded by cutting its corners. */
export function round(ring, times = 2) {
  let points = ring;
  for (let n = 0; n < times; n++)
    points = points.flatMap((p, i) => {
      const q = points[(i + 1) % points.length];
      return [
        [p[0] * 0.75 + q[0] * 0.25, p[1] * 0.75 + q[1] * 0.25],
        [p[0] * 0.25 + q[0] * 0.75, p[1] * 0.25 + q[1] * 0.75],
      ];
    });
  return points;
}

/** A curve through all points (Catmull-Rom), as many points between. */
export function curve(line, parts = 8) {
  const out = [];
  for (let i = 0; i < line.length - 1; i++) {
    const p = [line[Math.max(0, i - 1)], line[i], line[i + 1], line[Math.min(line.length - 1, i + 2)]];
    for (let k = 0; k < parts; k++) {
      const t = k / parts;
      out.push(
        [0, 1].map(
          (c) =>
            0.5 *
            (2 * p[1][c] +
              (p[2][c] - p[0][c]) * t +
              (2 * p[0][c] - 5 * p[1][c] + 4 * p[2][c] - p[3][c]) * t * t +
              (3 * p[1][c] - p[0][c] - 3 * p[2][c] + p[3][c]) * t * t * t),
        ),
      );
    }
  }
  out.push(line.at(-1));
  return out;
}

/** Fewer points, none further than `slack` from the line they leave (Douglas-Peucker). */
export function thin(line, slack) {
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const todo = [[0, line.length - 1]];
  while (todo.length) {
    const [from, to] = todo.pop();
    let [worst, at] = [slack, -1];
    for (let i = from + 1; i < to; i++) {
      const d = away([line[from], line[to]], line[i]);
      if (d > worst) [worst, at] = [d, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    todo.push([from, at], [at, to]);
  }
  return line.filter((_, i) => keep[i]);
}

export function thinRing(ring, slack) {
  let far = 0;
  ring.forEach((p, i) => {
    if (distance(p, ring[0]) > distance(ring[far], ring[0])) far = i;
  });
  return [...thin(ring.slice(0, far + 1), slack), ...thin([...ring.slice(far), ring[0]], slack).slice(1, -1)];
}

/** SVG path data with one decimal, relative and short. */
export function path(line, closed = false) {
  const q = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  const num = (v) => {
    const s = (Math.abs(v) / 10).toString().replace(/^0\./, '.');
    return v < 0 ? `-${s}` : s;
  };
  let out = `M${num(q[0][0])} ${num(q[0][1])}l`;
  let first = true;
  for (let i = 1; i < q.length; i++) {
    const [dx, dy] = [q[i][0] - q[i - 1][0], q[i][1] - q[i - 1][1]];
    if (!dx && !dy) continue;
    const [a, b] = [num(dx), num(dy)];
    out += (first || a[0] === '-' ? '' : ' ') + a + (b[0] === '-' ? '' : ' ') + b;
    first = false;
  }
  if (first) return '';
  return closed ? `${out}z` : out;
}
