// The regions: where each lies, and the lines between them. Throws when the drawing does not say what the
// data says: two regions share a border exactly when they are connected.
import { Delaunay } from 'd3-delaunay';
import * as g from '../lib/geometry.mjs';
import { chains, faces } from '../lib/planar.mjs';
import { data, drawing, flat, mainland, onLand } from './plane.mjs';
import { ranges, rivers, straits } from './terrain.mjs';

const boards = ['board-first-third-crusades', 'board-second-crusade'].map(data);

// ---- territory

const coastPoints = drawing['coast-points'];
const outline = drawing.outline.map(flat);
const inland = outline.slice(coastPoints - 1).concat([outline[0]]);
// The frame runs inland and, over the sea, well off the coast.
const frameLine = g.smooth(
  g.curve([[inland[0][0] - 40, inland[0][1] - 30], ...inland, [inland.at(-1)[0] - 50, inland.at(-1)[1] + 10]]),
  6,
);
const wobble = g.noise(34, 7);
const wobble2 = g.noise(12, 11);
const frame = g.smooth(
  frameLine.map(([x, y]) => [x + 7 * wobble(x, y) + 2 * wobble2(x, y), y + 7 * wobble(y, x) + 2 * wobble2(y, x)]),
  3,
);
const offshore = [
  [frame.at(-1)[0], frame.at(-1)[1]],
  ...outline.slice(0, coastPoints).map(([x, y]) => [x - 90, y]),
  [frame[0][0] - 40, frame[0][1]],
];
const territory = [...frame, ...offshore];

// What it takes to make small regions roomier: a start ahead of the others, in units.
const lead = {
  turbessel: 16,
  antioch: 12,
  tripoli: 24,
  jaffa: 8,
  latakia: 16,
  jerusalem: 10,
  marath: 6,
  acre: 11,
  baalbek: 6,
  aleppo: -6,
  oultrejordain: -4,
  homs: -4,
  damascus: 2,
  edessa: -4,
  hermon: -3,
};
const spaces = [...drawing.region.map((r) => ({ ...r, region: true })), ...drawing.barrier];

const box = territory.reduce(
  (b, [x, y]) => [Math.min(b[0], x), Math.min(b[1], y), Math.max(b[2], x), Math.max(b[3], y)],
  [1e9, 1e9, -1e9, -1e9],
);
const rnd = g.dice(1099);
const points = [];
const starts = [];
spaces.forEach((s, i) => {
  for (const site of s.sites) {
    starts.push([points.length, i]);
    points.push(flat(site));
  }
});
const step = 4;
for (let y = box[1] - 30; y <= box[3] + 30; y += step)
  for (let x = box[0] - 30; x <= box[2] + 30; x += step)
    points.push([x + (rnd() - 0.5) * step * 0.9, y + (rnd() - 0.5) * step * 0.9]);
const mesh = Delaunay.from(points);
const rough = g.noise(26, 3);
const rough2 = g.noise(9, 5);
const pace = points.map(([x, y]) => (1 + 0.35 * rough(x, y) + 0.2 * rough2(x, y)) * (onLand([x, y]) ? 1 : 1.6));

const bars = [...rivers, ...straits, ...ranges]
  .filter((r) => r.bar)
  .map((r) => ({ bar: r.bar, line: g.curve(r.line.map(flat), 4) }));
const crosses = (a, b, c, d) => {
  const side = (p, q, r) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;
};
const barGrid = new Map();
for (const { bar, line } of bars)
  for (let i = 1; i < line.length; i++)
    for (const [x, y] of [line[i - 1], line[i]])
      for (let u = -1; u <= 1; u++)
        for (let v = -1; v <= 1; v++) {
          const key = `${Math.floor(x / 16) + u},${Math.floor(y / 16) + v}`;
          if (!barGrid.has(key)) barGrid.set(key, new Set());
          barGrid.get(key).add(line[i - 1].concat(line[i], bar).join());
        }
const barred = (p, q) => {
  let most = 0;
  for (const item of barGrid.get(`${Math.floor(p[0] / 16)},${Math.floor(p[1] / 16)}`) ?? []) {
    const [ax, ay, bx, by, bar] = item.split(',').map(Number);
    if (bar > most && crosses(p, q, [ax, ay], [bx, by])) most = bar;
  }
  return most;
};

const cost = new Float64Array(points.length).fill(1e9);
const owner = new Int32Array(points.length).fill(-1);
{
  // Dijkstra with buckets: costs are small and a bucket of 0.25 is finer than the mesh
  const buckets = [];
  const put = (d, i) => {
    const k = Math.max(0, Math.floor((d + 40) * 4));
    if (!buckets[k]) buckets[k] = [];
    buckets[k].push([d, i]);
  };
  for (const [i, s] of starts) {
    cost[i] = -(lead[spaces[s].slug] ?? 0);
    owner[i] = s;
    put(cost[i], i);
  }
  for (let k = 0; k < buckets.length; k++) {
    for (let n = 0; n < (buckets[k]?.length ?? 0); n++) {
      const [d, i] = buckets[k][n];
      if (d > cost[i]) continue;
      for (const j of mesh.neighbors(i)) {
        const c = d + (g.distance(points[i], points[j]) * (pace[i] + pace[j])) / 2 + barred(points[i], points[j]);
        if (c >= cost[j] - 1e-9) continue;
        cost[j] = c;
        owner[j] = owner[i];
        put(c, j);
      }
    }
  }
}

// ---- borders

// Between two territories runs a line through the triangles that have corners in both.
const { triangles, halfedges } = mesh;
const heart = (t) =>
  [0, 1].map(
    (c) => (points[triangles[3 * t]][c] + points[triangles[3 * t + 1]][c] + points[triangles[3 * t + 2]][c]) / 3,
  );
const links = new Map(); // triangle -> [{to, left, right}]
for (let e = 0; e < triangles.length; e++) {
  const f = halfedges[e];
  if (f < 0) continue;
  const [i, j] = [triangles[e], triangles[e % 3 === 2 ? e - 2 : e + 1]];
  if (owner[i] === owner[j]) continue;
  const [t, u] = [Math.floor(e / 3), Math.floor(f / 3)];
  const [p, q] = [heart(t), heart(u)];
  const leftOf = (x) => (q[0] - p[0]) * (x[1] - p[1]) - (q[1] - p[1]) * (x[0] - p[0]) > 0;
  if (!links.has(t)) links.set(t, []);
  links
    .get(t)
    .push(leftOf(points[i]) ? { to: u, left: owner[i], right: owner[j] } : { to: u, left: owner[j], right: owner[i] });
}
/** Does a single line pass through a triangle, or do lines end there? */
const passes = (out) => out.length === 2 && new Set(out.flatMap((l) => [l.left, l.right])).size === 2;
const borders = [];
{
  const used = new Set();
  for (const [t, out] of links) {
    if (passes(out)) continue;
    for (const first of out) {
      if (used.has(`${t},${first.to}`)) continue;
      const line = [heart(t)];
      let [from, link] = [t, first];
      for (;;) {
        used.add(`${from},${link.to}`).add(`${link.to},${from}`);
        line.push(heart(link.to));
        const next = links.get(link.to);
        if (!next || !passes(next)) break;
        const onward = next.find((l) => l.to !== from);
        [from, link] = [link.to, onward];
      }
      borders.push({ line: g.thin(g.smooth(line, 4.5), 0.12), tag: { left: first.left, right: first.right } });
    }
  }
}
const ring = (r) => [...r, r[0]];
const all = faces([
  ...borders,
  { line: ring(mainland), tag: 'coast' },
  { line: frame, tag: 'frame' },
  { line: offshore, tag: 'offshore' },
]);

// Whose is a face? The borders around it say so, by length.
for (const f of all) {
  const votes = new Map();
  f.edges.forEach((e) => {
    if (typeof e.tag === 'string') return;
    const s = e.forward ? e.tag.left : e.tag.right;
    votes.set(s, (votes.get(s) ?? 0) + g.distance(e.from.p, e.to.p));
  });
  const n = f.edges.length;
  // a point just inside, beside the longest edge
  const e = f.edges.reduce((a, b) => (g.distance(b.from.p, b.to.p) > g.distance(a.from.p, a.to.p) ? b : a));
  const [dx, dy] = [e.to.p[0] - e.from.p[0], e.to.p[1] - e.from.p[1]];
  const long = Math.hypot(dx, dy);
  const within = [
    (e.from.p[0] + e.to.p[0]) / 2 - (dy / long) * 0.02,
    (e.from.p[1] + e.to.p[1]) / 2 + (dx / long) * 0.02,
  ];
  f.space = -1;
  if (n < 3 || !g.inside(mainland, within) || !g.inside(territory, within)) continue;
  f.space = votes.size ? [...votes].sort((a, b) => b[1] - a[1])[0][0] : owner[mesh.find(...within)];
}

// A region is one piece: what lies across a gulf is not part of it.
for (let s = 0; s < spaces.length; s++) {
  const [, ...strays] = all.filter((f) => f.space === s).sort((a, b) => b.area - a.area);
  for (const f of strays) f.space = -1;
}

// ---- check

const shared = new Map();
for (const f of all)
  for (const e of f.edges) {
    const [a, b] = [f.space, e.twin.face?.space ?? -1];
    if (a < 0 || b < 0 || a >= b) continue;
    const key = `${a},${b}`;
    if (!shared.has(key)) shared.set(key, []);
    shared.get(key).push(e);
  }
const length = (edges) => edges.reduce((sum, e) => sum + g.distance(e.from.p, e.to.p), 0);
const names = spaces.map((s) => s.slug);
const isRegion = (i) => spaces[i].region === true;
const drawn = [...shared]
  .filter(([k]) => k.split(',').every((i) => isRegion(Number(i))))
  .map(([k, edges]) => ({
    pair: k
      .split(',')
      .map((i) => names[i])
      .sort()
      .join('/'),
    long: length(edges),
  }));
const meant = new Set(boards[0].connection.map((c) => [c.a, c.b].sort().join('/')));
const problems = [];
for (const board of boards) {
  const these = new Set(board.connection.map((c) => [c.a, c.b].sort().join('/')));
  if (these.size !== meant.size || [...these].some((c) => !meant.has(c)))
    problems.push('the boards are connected differently: they need two maps');
}
for (const { pair, long } of drawn) {
  if (!meant.has(pair)) problems.push(`${pair} touch over ${long.toFixed(1)} but are not connected`);
  else if (long < 14) problems.push(`${pair} are connected, but their border is only ${long.toFixed(1)} long`);
}
for (const pair of meant)
  if (!drawn.some((d) => d.pair === pair)) problems.push(`${pair} are connected but do not touch`);

const parts = spaces.map((_, i) => all.filter((f) => f.space === i));
parts.forEach((list, i) => {
  if (!list.length) problems.push(`${names[i]} is nowhere`);
});
if (problems.length) throw new Error(problems.join('\n'));

// ---- what others draw with

/** slug -> its one outline, a ring of points */
export const outlines = Object.fromEntries(parts.slice(0, drawing.region.length).map(([f], i) => [names[i], f.ring]));
/** land that nobody can enter: outlines */
export const barriers = parts.slice(drawing.region.length).map(([f]) => f.ring);
/** borders between two regions, or a region and a barrier: lines */
export const borderLines = [...shared.values()].flatMap(chains);
/** inland edge of the regions: lines */
export const frameLines = chains(
  all
    .filter((f) => f.space >= 0)
    .flatMap((f) => f.edges.filter((e) => (e.twin.face?.space ?? -1) < 0 && e.tag === 'frame')),
).map((l) => g.thin(l, 0.2));
export const neighbours = (slug) =>
  [...meant]
    .filter((p) => p.split('/').includes(slug))
    .map((p) => p.split('/').find((s) => s !== slug))
    .sort();
