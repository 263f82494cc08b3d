// Draws the map of Outremer and writes it as src/titles/kingdoms/map.ts.
//
//   npm ci && npm run draw     writes the map
//   npm run check              fails if the committed map is not what this draws
//
// Facts in: the regions' sites and connections (games/kingdoms/data), the coastline
// (world-atlas, public domain), rivers, lakes and mountains (terrain.mjs). How:
//
//   1. Coast: land polygons around the Levant, projected flat.
//   2. Territory: every region grows from its sites over a mesh of points. The way
//      is dearer across rivers, ridges and water, so borders settle along them.
//   3. Borders: lines between the territories, smoothed; with the coast and the
//      inland frame they cut the plane into faces, which are the regions. Two
//      neighbours share the very same line.
//   4. Check: regions share a border exactly when the data connects them.
//   5. Dress: water lines, mountains, rivers, places for labels and pieces.
import fs from 'node:fs';
import { Delaunay } from 'd3-delaunay';
import { feature } from 'topojson-client';
import * as g from '../lib/geometry.mjs';
import { chains, faces } from '../lib/planar.mjs';
import { beside, half, largest, letters, spots } from './spots.mjs';
import { lakes, places, ranges, rivers, straits } from './terrain.mjs';
import { parseToml } from '../lib/toml.mjs';

const here = (name) => new URL(name, import.meta.url);
const data = (name) => parseToml(fs.readFileSync(here(`../../games/kingdoms/data/${name}.toml`), 'utf8'));
const drawing = data('drawing');
const boards = ['board-first-third-crusades', 'board-second-crusade'].map(data);

// The plane. A degree of latitude is 100 units. A degree of longitude would be 83 on the
// parallel of the drawing; we take a little more, and most in the narrow lands along
// the coast: there the map is broader than the land, as on the charts of the time, and
// names and pieces find room.
const world = [27.6, 28.3, 45, 39.9];
const swell = (lon) => 1 / (1 + Math.exp(-(lon - 34.3) / 0.22)) - 1 / (1 + Math.exp(-(lon - 37) / 0.3));
const [fine, across] = [0.01, [0]];
for (let lon = world[0]; lon < world[2] + 10; lon += fine) across.push(across.at(-1) + fine * (86 + 42 * swell(lon)));
const eastward = (lon) => {
  const k = (lon - world[0]) / fine;
  const i = Math.max(0, Math.min(across.length - 2, Math.floor(k)));
  return across[i] + (k - i) * (across[i + 1] - across[i]); // straight on beyond the table's ends
};
const flat = ([lon, lat]) => [eastward(lon), (world[3] - lat) * 100];
const [width, height] = flat([world[2], world[1]]).map(Math.round);

// ---- 1. coast

const atlas = JSON.parse(fs.readFileSync(here('../node_modules/world-atlas/land-10m.json'), 'utf8'));
const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry: { type, coordinates } }) =>
  type === 'Polygon' ? [coordinates] : coordinates,
);
// Land and sea go on beyond the map, far to both sides: a window that is low and wide
// must not show where they end.
const [west, east, margin] = [250, 450, 40];
const sheet = [-west, -margin, width + east, height + margin];
const land = polygons
  .flatMap((rings) => rings.slice(0, 1)) // no inland water in this file that matters here
  .map((ring) => g.clipRing(ring.slice(0, -1).map(flat), sheet))
  .filter((ring) => ring.length > 2 && Math.abs(g.area(ring)) > (ring.every(([x]) => x < 0) ? 150 : 12))
  .map((ring) => g.thinRing(ring, 0.3));
const mainland = land.reduce((a, b) => (Math.abs(g.area(b)) > Math.abs(g.area(a)) ? b : a));
const onLand = (p) => land.some((ring) => g.inside(ring, p));

// ---- 2. territory

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

// ---- 3. borders

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

// ---- 4. check

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
if (process.argv.includes('--verbose')) {
  for (const d of drawn.sort((a, b) => a.long - b.long)) console.log(d.pair.padEnd(26), d.long.toFixed(1));
  for (const [i, list] of parts.entries())
    console.log(names[i].padEnd(14), list.map((f) => f.area.toFixed(0)).join(' '));
}

// ---- 5. dress

const outlineOf = (list) => list.map((f) => g.path(f.ring, true)).join('');

const borderLines = [...shared].map(([key, edges]) => {
  const [a, b] = key.split(',').map(Number);
  return {
    a: names[a],
    b: names[b],
    d: chains(edges)
      .map((l) => g.path(l))
      .join(''),
  };
});
/** Where a region ends at the sea, at the frame or at land that nobody can enter. */
const rim = (i) => {
  const edges = all
    .filter((f) => f.space === i)
    .flatMap((f) => f.edges.filter((e) => !((e.twin.face?.space ?? -1) >= 0 && isRegion(e.twin.face.space))));
  return chains(edges)
    .map((l) => g.path(l))
    .join('');
};
const outer = all
  .filter((f) => f.space >= 0)
  .flatMap((f) => f.edges.filter((e) => (e.twin.face?.space ?? -1) < 0 && e.tag === 'frame'));

// Water lines: how far is it to the land? Contours of that.
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
const waterlines = [4, 9.5, 16.5, 25.5].map((level) =>
  contour(level)
    .map((l) => g.path(l))
    .join(''),
);

// Places for pieces and names: nothing may stand outside its region or on another.
const boxesAt = (unit) =>
  Object.entries(spots).flatMap(
    ([
      slug,
      {
        castle: [x, y],
        label: [lx, ly],
      },
    ]) => {
      const grown = (name, dx, dy, w, up, down) => ({
        slug,
        name,
        box: [x + (dx - w) * unit, y + (dy - up) * unit, x + (dx + w) * unit, y + (dy + down) * unit],
      });
      return [
        ...Object.entries({ castle: [0, 0], ...beside }).map(([name, [dx, dy]]) =>
          grown(name, dx, dy, half[name][0], half[name][1], half[name][1]),
        ),
        grown('label', lx - x, ly - y, letters[slug] * 3.6, 10, 3),
      ];
    },
  );
const boxes = boxesAt(1);
for (const { slug, name, box: b } of boxes) {
  const region = parts[names.indexOf(slug)][0]?.ring ?? [];
  const corners = [
    [b[0], b[1]],
    [b[2], b[1]],
    [b[2], b[3]],
    [b[0], b[3]],
  ];
  if (name !== 'label' && corners.some((p) => !g.inside(region, p)))
    problems.push(`${name} of ${slug} is outside its region`);
}
boxesAt(largest).forEach(({ slug, name, box: b }, i, list) => {
  for (const other of list.slice(i + 1))
    if (other.slug !== slug && b[0] < other.box[2] && b[2] > other.box[0] && b[1] < other.box[3] && b[3] > other.box[1])
      problems.push(`${name} of ${slug} is on ${other.name} of ${other.slug}`);
});

// Mountains, set along the ridges; none where a name or a piece goes.
const hills = [];
{
  const dieRoll = g.dice(1187);
  const taken = boxes.map(({ box: b }) => [b[0] - 3, b[1] - 2, b[2] + 3, b[3] + 3]);
  const free = (x, y, s) => !taken.some(([x0, y0, x1, y1]) => x + s > x0 && x - s < x1 && y > y0 && y - s * 1.2 < y1);
  for (const { line, high } of ranges) {
    const ridge = g.resample(g.curve(line.map(flat)), high * 0.85);
    ridge.forEach(([x, y], i) => {
      const s = high * (0.75 + 0.5 * dieRoll());
      const [hx, hy] = [x + (i % 2 ? 1 : -1) * high * (0.25 + 0.45 * dieRoll()), y + high * 0.4 * (dieRoll() - 0.5)];
      const shape = Math.floor(dieRoll() * 3);
      if (!free(hx, hy, s) || !onLand([hx - s, hy]) || !onLand([hx + s, hy])) return;
      if (lakes.some((l) => g.inside(l.ring.map(flat), [hx, hy]) || g.away(l.ring.map(flat), [hx, hy], true) < s * 0.9))
        return;
      if (hills.some(([px, py, ps]) => Math.abs(px - hx) < (ps + s) * 0.62 && Math.abs(py - hy) < (ps + s) * 0.36))
        return;
      hills.push([hx, hy, s, shape]);
    });
  }
  hills.sort((a, b) => a[1] - b[1]);
}

const round1 = (v) => Math.round(v * 10) / 10;
const neighbours = (slug) =>
  [...meant]
    .filter((p) => p.split('/').includes(slug))
    .map((p) => p.split('/').find((s) => s !== slug))
    .sort();
const middle = (r) => [r.reduce((s, p) => s + p[0], 0) / r.length, r.reduce((s, p) => s + p[1], 0) / r.length];
const map = {
  width,
  height,
  /** what must be in sight when the whole board is: x, y, width, height */
  fit: (() => {
    const p = all.filter((f) => f.space >= 0).flatMap((f) => f.ring);
    const [xs, ys] = [p.map((q) => q[0]), p.map((q) => q[1])];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return [x, y, Math.max(...xs) - x, Math.max(...ys) - y].map(Math.round);
  })(),
  regions: drawing.region.map((r, i) => ({
    slug: r.slug,
    d: outlineOf(parts[i]),
    rim: rim(i),
    middle: middle(parts[i][0].ring).map(round1),
    seat: flat([r.lon, r.lat]).map(round1),
    label: spots[r.slug].label,
    castle: spots[r.slug].castle,
    ...Object.fromEntries(
      Object.entries(beside).map(([name, [dx, dy]]) => [
        name,
        [spots[r.slug].castle[0] + dx, spots[r.slug].castle[1] + dy],
      ]),
    ),
    neighbours: neighbours(r.slug),
  })),
  barriers: drawing.barrier.map((b, i) => ({ slug: b.slug, d: outlineOf(parts[drawing.region.length + i]) })),
  borders: borderLines,
  frame: chains(outer)
    .map((l) => g.path(g.thin(l, 0.2)))
    .join(''),
  land: land.map((r) => g.path(r, true)).join(''),
  waterlines,
  lakes: lakes.map((l) => ({ slug: l.slug, d: g.path(g.thinRing(g.round(l.ring.map(flat)), 0.15), true) })),
  rivers: rivers.map((r) => ({
    slug: r.slug,
    width: r.width,
    d: g.path(g.thin(meander(g.curve(r.line.map(flat))), 0.2)),
  })),
  hills: hills.map(([x, y, s, k]) => [round1(x), round1(y), round1(s), k]),
  places: places.map((p) => ({ key: p.key, size: p.size, d: g.path(g.thin(g.curve(p.line.map(flat)), 0.2)) })),
};
function meander(line) {
  const n1 = g.noise(7, 21);
  const n2 = g.noise(7, 22);
  return g.smooth(
    g
      .resample(line, 2)
      .map(([x, y], i, a) => (i && i < a.length - 1 ? [x + 1.6 * n1(x, y), y + 1.6 * n2(x, y)] : [x, y])),
    1.2,
    1.5,
  );
}

const out = here('../../web/client/src/titles/kingdoms/map.ts');
const show = (v) => JSON.stringify(v);
const body = Object.entries(map)
  .map(
    ([k, v]) =>
      `  ${k}: ${Array.isArray(v) && typeof v[0] === 'object' && k !== 'hills' ? `[\n${v.map((x) => `    ${show(x)},`).join('\n')}\n  ]` : show(v)},`,
  )
  .join('\n');
const source = `// biome-ignore-all format: drawn by a program, one thing to a line
// Drawn by atlas/kingdoms/draw.mjs from games/kingdoms/data and the coastline. Do not edit: run \`npm run draw\` in atlas/.
import type { KingdomsMap } from './maptypes';

export const map: KingdomsMap = {
${body}
};
`;
for (const p of problems) console.error(`! ${p}`);
if (process.argv.includes('--check')) {
  if (!fs.existsSync(out) || fs.readFileSync(out, 'utf8') !== source)
    problems.push('the committed map is not what this draws');
} else {
  fs.mkdirSync(here('../../web/client/src/titles/kingdoms/'), { recursive: true });
  fs.writeFileSync(out, source);
}
console.log(
  `${drawn.length} borders drawn, ${meant.size} meant; ${hills.length} mountains; ${(source.length / 1024).toFixed(1)} KiB`,
);
process.exit(problems.length ? 1 : 0);
