// Mountains, set along the ridges; none where a name or a piece goes, in water or on a lake.
import * as g from '../lib/geometry.mjs';
import { flat, onLand } from './plane.mjs';
import { lakes, ranges } from './terrain.mjs';

const shores = lakes.map((l) => l.ring.map(flat));

/** @param {number[][]} taken boxes [x0, y0, x1, y1] to leave free; @returns [x, y, size, shape] of each, the farthest first */
export function hills(taken) {
  const roll = g.dice(1187);
  const free = (x, y, s) => !taken.some(([x0, y0, x1, y1]) => x + s > x0 && x - s < x1 && y > y0 && y - s * 1.2 < y1);
  const dry = (x, y, s) =>
    onLand([x - s, y]) &&
    onLand([x + s, y]) &&
    !shores.some((ring) => g.inside(ring, [x, y]) || g.away(ring, [x, y], true) < s * 0.9);
  const set = [];
  for (const { line, high } of ranges) {
    g.resample(g.curve(line.map(flat)), high * 0.85).forEach(([x, y], i) => {
      const s = high * (0.75 + 0.5 * roll());
      const [hx, hy] = [x + (i % 2 ? 1 : -1) * high * (0.25 + 0.45 * roll()), y + high * 0.4 * (roll() - 0.5)];
      const shape = Math.floor(roll() * 3);
      const crowded = set.some(
        ([px, py, ps]) => Math.abs(px - hx) < (ps + s) * 0.62 && Math.abs(py - hy) < (ps + s) * 0.36,
      );
      if (free(hx, hy, s) && dry(hx, hy, s) && !crowded) set.push([hx, hy, s, shape]);
    });
  }
  return set.sort((a, b) => a[1] - b[1]);
}

const f1 = (v) => String(Math.round(v * 10) / 10);

/** Mountains in the old manner: a ridge lit from the left, hatched on the right. Path data. */
export function mountains(list) {
  let [body, ridge, hatch] = ['', '', ''];
  for (const [x, y, s, shape] of list) {
    const w = s * (shape === 1 ? 0.95 : 0.8);
    const top = shape === 2 ? -0.1 * s : 0.08 * s; // the peak leans
    const left = `M${f1(x - w)} ${f1(y)}c${f1(w * 0.4)} ${f1(-s * 0.12)} ${f1(w * 0.7)} ${f1(-s * 0.75)} ${f1(w + top)} ${f1(-s)}`;
    const right = `c${f1(w * 0.18 - top)} ${f1(s * 0.4)} ${f1(w * 0.42 - top)} ${f1(s * 0.86)} ${f1(w - top)} ${f1(s)}`;
    body += `${left}${right}z`;
    ridge += left + right;
    for (const t of [0.22, 0.44, 0.66]) {
      const [hx, hy] = [x + top + (w - top) * t * 0.86, y - s * (1 - t * 1.02)];
      hatch += `M${f1(hx)} ${f1(hy)}l${f1(-s * 0.1 - s * 0.08 * shape)} ${f1(s * (0.62 - t * 0.55))}`;
    }
  }
  return { body, ridge, hatch };
}
