// What can be wrong with a board of provinces, found in the drawing itself: paths, places and letters, not in what
// the drawing was made from.
import { area, away, distance, inside } from './geometry.mjs';
import { sizeOf, spacingOf, widthOf } from './text.mjs';

/** Rings of path data as geometry.mjs writes it: one M, then l and pairs of numbers, then z. */
export function ringsIn(d) {
  return d
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const numbers = (part.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map((n) => Math.round(Number(n) * 10));
      let [x, y] = numbers;
      const ring = [[x / 10, y / 10]];
      for (let i = 2; i < numbers.length; i += 2) {
        x += numbers[i];
        y += numbers[i + 1];
        ring.push([x / 10, y / 10]);
      }
      return ring;
    });
}

/** How long the common border of every two spaces is: 'a/b' -> units. Neighbours share the very same points. */
export function contacts(spaces) {
  const sides = new Map();
  for (const [slug, s] of Object.entries(spaces))
    for (const ring of ringsIn(s.d))
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length];
        const key = [String(p), String(q)].sort().join(' ');
        if (!sides.has(key)) sides.set(key, { long: distance(p, q), of: new Set() });
        sides.get(key).of.add(slug);
      });
  const found = new Map();
  for (const { long, of } of sides.values()) {
    if (of.size < 2 || long === 0) continue;
    const pair = [...of].sort().join('/');
    found.set(pair, (found.get(pair) ?? 0) + long);
  }
  return found;
}

/** Spaces share a border exactly when the data connects them, except for what is listed with a reason. */
export function borderProblems({ spaces, exceptions, least }) {
  const problems = [];
  const drawn = contacts(spaces);
  const meant = new Set(Object.entries(spaces).flatMap(([a, s]) => s.neighbours.map((b) => [a, b].sort().join('/'))));
  for (const [pair, long] of drawn)
    if (!meant.has(pair) && !exceptions[pair])
      problems.push(`${pair} touch over ${long.toFixed(1)} but are not connected`);
  for (const pair of meant) {
    const long = drawn.get(pair) ?? 0;
    if (long < least.contact && !exceptions[pair])
      problems.push(`${pair} are connected, but their border is ${long.toFixed(1)} long`);
  }
  for (const [pair, reason] of Object.entries(exceptions)) {
    if (!reason) problems.push(`${pair} is an exception without a reason`);
    if (meant.has(pair) === drawn.has(pair)) problems.push(`${pair} is listed as an exception but is none`);
  }
  return problems;
}

/** Everything that is printed or will stand on the board, as boxes. */
export function boxesOf({ spaces, labels, defs }) {
  const boxes = [];
  for (const [space, s] of Object.entries(spaces))
    for (const [name, at] of Object.entries(s.anchors)) boxes.push({ space, name, at, size: s.sizes[name] });
  for (const l of labels) {
    const spacing = spacingOf(l.class);
    for (const [language, lines] of Object.entries(l.lines)) {
      const name = `label (${language})`;
      if (!l.curve) boxes.push({ space: l.space, name, at: l.at, size: sizeOf(lines, l.size, spacing) });
      else
        boxes.push(
          ...alongCurve(l, curveOf(defs, l.curve), widthOf(lines.join(' '), l.size, spacing)).map((b) => ({
            ...b,
            name,
          })),
        );
    }
  }
  return boxes;
}

/** A curve of the defs, M p Q c q, as a function of 0..1. */
function curveOf(defs, id) {
  const d = new RegExp(`id="${id}" d="([^"]*)"`).exec(defs)?.[1];
  if (!d) throw new Error(`defs have no curve ${id}`);
  const [x0, y0, x1, y1, x2, y2] = d.match(/-?[\d.]+/g).map(Number);
  return (t) => [
    (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2,
    (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2,
  ];
}

/** Letters in the middle of a curve, as a row of small boxes. */
function alongCurve(label, at, long) {
  const points = Array.from({ length: 201 }, (_, i) => at(i / 200));
  const run = points.reduce((sum, p, i) => sum + (i ? distance(points[i - 1], p) : 0), 0);
  if (run < long) return [{ space: label.space, at: at(0.5), size: [Infinity, Infinity] }]; // runs off its curve
  const count = Math.max(2, Math.round(long / (label.size * 0.5)));
  const half = long / run / 2;
  return Array.from({ length: count + 1 }, (_, i) => ({
    space: label.space,
    at: at(0.5 - half + (2 * half * i) / count),
    size: [label.size * 0.4, label.size * 0.6],
  }));
}

/** No two things overlap; the parts of one name may. */
export function overlapProblems(board) {
  const boxes = boxesOf(board);
  const found = new Set();
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) {
      if (a.space === b.space && a.name.startsWith('label') && b.name.startsWith('label')) continue;
      const [dx, dy] = [0, 1].map((k) => (a.size[k] + b.size[k]) / 2 - Math.abs(a.at[k] - b.at[k]));
      if (dx > 0.1 && dy > 0.1) found.add(`${a.name} of ${a.space} is on ${b.name} of ${b.space}`);
    }
  });
  return [...found];
}

/** px per unit in a window of 1440 px, where the stage is about 1000 x 760 px. */
const scaleAt1440 = ([, , w, h]) => Math.min(1000 / w, 760 / h);

/** Names are at least 9 px high when the whole board is shown. */
export function letterProblems({ labels, fit }) {
  const scale = scaleAt1440(fit);
  return labels
    .filter((l) => l.size * scale < 9)
    .map((l) => `the name of ${l.space} is ${(l.size * scale).toFixed(1)} px high in a window of 1440 px`);
}

/** The largest circle within a space: its radius. */
export function inradius(d) {
  const rings = ringsIn(d).filter((r) => Math.abs(area(r)) > 40);
  const within = (p) => rings.filter((r) => inside(r, p)).length % 2 === 1;
  const depth = (p) => (within(p) ? Math.min(...rings.map((r) => away(r, p, true))) : 0);
  const xs = rings.flat().map((p) => p[0]);
  const ys = rings.flat().map((p) => p[1]);
  let box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let best = { depth: 0, at: [0, 0] };
  for (let round = 0; round < 3; round++) {
    const [sx, sy] = [(box[2] - box[0]) / 24, (box[3] - box[1]) / 24];
    for (let i = 0; i <= 24; i++)
      for (let j = 0; j <= 24; j++) {
        const at = [box[0] + i * sx, box[1] + j * sy];
        const found = depth(at);
        if (found > best.depth) best = { depth: found, at };
      }
    box = [best.at[0] - 2 * sx, best.at[1] - 2 * sy, best.at[0] + 2 * sx, best.at[1] + 2 * sy];
  }
  return best.depth;
}

/** On a telephone of 360 px, as near as one can get (six times the whole), a finger of 24 px finds every space. */
export function touchProblems({ spaces, fit }) {
  const scale = (360 / fit[2]) * 6;
  return Object.entries(spaces)
    .map(([slug, s]) => [slug, 2 * inradius(s.d) * scale])
    .filter(([, px]) => px < 24)
    .map(([slug, px]) => `${slug} has room for a circle of ${px.toFixed(0)} px only`);
}

export const provinceProblems = (board) =>
  [borderProblems, overlapProblems, letterProblems, touchProblems].flatMap((find) => find(board));
