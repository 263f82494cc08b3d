// Boards of provinces: land and sea divided among spaces. Land grows from the land sites and water from the water
// sites, each over its own mesh, so that a border on land ends at the shore and one at sea begins there.
// The borders are smoothed, and with the coast and the frame they cut the sheet into faces: two neighbours share
// the very same line.
import * as g from './geometry.mjs';
import { grow, meetings, meshOver } from './growth.mjs';
import { landTest } from './coast.mjs';
import { chains, facesAndRims } from './planar.mjs';

/**
 * @param {object} of
 * @param {{land?: number[][], water?: number[][]}[]} of.areas  sites of each area, [longitude, latitude]
 * @param {number[]} of.world    [west, south, east, north] over which the areas grow
 * @param {number} of.step       of the mesh, in degrees of latitude
 * @param {number} of.parallel   on which a degree of longitude has its true length while growing
 * @param {number[][][]} of.shore  rings of the coast in degrees
 * @param {number[][][]} of.land   the same, laid flat
 * @param {(p: number[]) => number[]} of.flat
 * @param {number[]} of.frame    [x0, y0, x1, y1] on the sheet
 * @param {{smooth: number, wobble: number}} of.hand  how borders are drawn
 * @param {number} of.crumb      a piece that holds no site and is smaller goes to its neighbour
 */
export function provinces(of) {
  const layers = ['land', 'water'].map((kind) => growLayer(of, kind));
  const lines = layers.flatMap((l) => l.lines);
  const [x0, y0, x1, y1] = of.frame;
  const frame = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
    [x0, y0],
  ];
  const coast = of.land.map((ring) => ({ line: [...ring, ring[0]], tag: 'coast' }));
  const { faces, rims } = facesAndRims([...lines, ...coast, { line: frame, tag: 'frame' }]);
  const onLand = landTest(of.land, 2);
  for (const f of faces) {
    f.at = pointIn(f);
    f.kind = onLand(f.at) ? 'land' : 'water';
    const within = f.at[0] > x0 && f.at[0] < x1 && f.at[1] > y0 && f.at[1] < y1;
    f.holder = within ? vote(f, layers) : -1;
  }
  const pieces = sweep(faces, of);
  // what lies around an island is the area of the face that it lies in
  for (const r of rims) Object.assign(r, { holder: r.within?.holder ?? -1, kind: r.within?.kind ?? 'water' });
  return {
    faces,
    pieces,
    outline: outlines([...faces, ...rims]),
    shared: shared(faces),
    shoreOf: (a) => shores(faces, a),
  };
}

/** The lines between the areas of one kind, on the sheet, cut off where the other kind begins. */
function growLayer(of, kind) {
  const narrow = Math.cos((of.parallel * Math.PI) / 180);
  const plane = ([lon, lat]) => [lon * narrow, -lat]; // y points down, as on the sheet: left stays left
  const degrees = ([x, y]) => [x / narrow, -y];
  const sites = of.areas.flatMap((a, owner) => (a[kind] ?? []).map((p) => ({ at: plane(p), owner })));
  const [west, south, east, north] = of.world;
  const box = [west * narrow, -north, east * narrow, -south];
  const mesh = meshOver(
    box,
    of.step,
    sites.map((s) => s.at),
    kind === 'land' ? 1099 : 1187,
  );
  const dry = landTest(of.shore, 0.05);
  const fits = mesh.points.map((p) => dry(degrees(p)) === (kind === 'land'));
  const rough = g.noise(1.1, 3);
  const pace = mesh.points.map(([x, y], i) => (1 + 0.16 * rough(x, y)) * (fits[i] ? 1 : 2.5));
  const owner = grow(
    mesh,
    sites.map((s, at) => ({ at, owner: s.owner })),
    (i, j) => (pace[i] + pace[j]) / 2,
  );
  const onSheet = (p) => of.flat(degrees(p));
  const wet = landTest(of.land, 2);
  const lines = meetings(mesh, owner).flatMap(({ line, left, right }) => {
    const drawn = draw(line.map(onSheet), of.hand);
    return runs(drawn, (p) => wet(p) === (kind === 'land')).map((part) => ({ line: part, tag: { kind, left, right } }));
  });
  const spots = mesh.points.map(onSheet);
  return { kind, lines, owner, near: finder(spots) };
}

/** A border as a hand would draw it: without shivers, with a slow tremble. All lines tremble alike, so none cross. */
function draw(line, { smooth, wobble }) {
  const [slow, quick] = [g.noise(42, 7), g.noise(15, 11)];
  const shake = ([x, y]) => [
    x + wobble * (slow(x, y) + 0.35 * quick(x, y)),
    y + wobble * (slow(y + 500, x) + 0.35 * quick(y + 500, x)),
  ];
  return g.thin(g.smooth(line, smooth, 2).map(shake), 0.15);
}

/** The parts of a line that fit, each a little longer than it must be, so that it reaches the shore. */
function runs(line, fits) {
  const fine = g.resample(line, 1.5);
  const ok = fine.map(fits);
  const keep = ok.map((_, i) => ok.slice(Math.max(0, i - 3), i + 4).some(Boolean));
  const parts = [];
  for (let i = 0; i < fine.length; i++) {
    if (!keep[i]) continue;
    const from = i;
    while (i < fine.length && keep[i]) i++;
    if (i - from > 1) parts.push(g.thin(fine.slice(from, i), 0.12));
  }
  return parts;
}

/** Finds the nearest of many points. */
function finder(points) {
  const size = 12;
  const grid = new Map();
  points.forEach(([x, y], i) => {
    const key = `${Math.floor(x / size)},${Math.floor(y / size)}`;
    if (!grid.has(key)) grid.set(key, []);
    grid.get(key).push(i);
  });
  return ([x, y]) => {
    const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
    let [best, found] = [Infinity, -1];
    for (let r = 0; r < 60 && (found < 0 || r * size < best + size); r++)
      for (let u = -r; u <= r; u++)
        for (let v = -r; v <= r; v++) {
          if (Math.max(Math.abs(u), Math.abs(v)) !== r) continue;
          for (const k of grid.get(`${i + u},${j + v}`) ?? []) {
            const d = g.distance(points[k], [x, y]);
            if (d < best) [best, found] = [d, k];
          }
        }
    return found;
  };
}

/** A point just inside a face, beside its longest edge. */
function pointIn(f) {
  const e = f.edges.reduce((a, b) => (g.distance(b.from.p, b.to.p) > g.distance(a.from.p, a.to.p) ? b : a));
  const [dx, dy] = [e.to.p[0] - e.from.p[0], e.to.p[1] - e.from.p[1]];
  const long = Math.hypot(dx, dy) || 1;
  return [(e.from.p[0] + e.to.p[0]) / 2 - (dy / long) * 0.02, (e.from.p[1] + e.to.p[1]) / 2 + (dx / long) * 0.02];
}

/** Whose is a face? The borders around it say so, by length; without any, the nearest point of the mesh. */
function vote(f, layers) {
  const votes = new Map();
  for (const e of f.edges) {
    if (e.tag.kind !== f.kind) continue;
    const side = e.forward ? e.tag.left : e.tag.right;
    votes.set(side, (votes.get(side) ?? 0) + g.distance(e.from.p, e.to.p));
  }
  if (votes.size) return [...votes].sort((a, b) => b[1] - a[1])[0][0];
  const layer = layers.find((l) => l.kind === f.kind);
  return layer.owner[layer.near(f.at)];
}

/**
 * Joins faces of one area to pieces; small pieces without a site go to the neighbour with the longest common line.
 * A sliver that has no neighbour of its kind, such as a pool that the coast line cuts off, goes to what is around it.
 */
function sweep(faces, of) {
  const sites = of.areas.map((a) => ({ land: (a.land ?? []).map(of.flat), water: (a.water ?? []).map(of.flat) }));
  const holds = (piece) => sites[piece.holder][piece.kind].some((p) => piece.faces.some((f) => g.inside(f.ring, p)));
  for (let crumb = true; crumb; ) {
    crumb = piecesOf(faces)
      .filter((p) => p.size < of.crumb && !holds(p))
      .sort((a, b) => a.size - b.size)
      .find((p) => {
        const to =
          longestBeside(p, (f) => f.kind === p.kind) ?? (p.size < of.crumb / 8 ? longestBeside(p, () => true) : null);
        if (to) for (const f of p.faces) Object.assign(f, { holder: to.holder, kind: to.kind });
        return to;
      });
  }
  return piecesOf(faces);
}

/** The face of another area that shares the longest line with a piece, among those that fit. */
function longestBeside(piece, fits) {
  const beside = new Map();
  for (const f of piece.faces)
    for (const e of f.edges) {
      const other = e.twin.face.area > 0 ? e.twin.face : e.twin.face.within;
      if (!other || other.holder < 0 || other.holder === piece.holder || !fits(other)) continue;
      const key = `${other.holder} ${other.kind}`;
      const known = beside.get(key) ?? { face: other, long: 0 };
      known.long += g.distance(e.from.p, e.to.p);
      beside.set(key, known);
    }
  return [...beside.values()].sort((a, b) => b.long - a.long)[0]?.face ?? null;
}

/** Connected groups of faces of one area and kind. */
function piecesOf(faces) {
  const seen = new Set();
  const pieces = [];
  for (const start of faces) {
    if (seen.has(start) || start.holder < 0) continue;
    const piece = { holder: start.holder, kind: start.kind, faces: [], size: 0 };
    const todo = [start];
    seen.add(start);
    while (todo.length) {
      const f = todo.pop();
      piece.faces.push(f);
      piece.size += f.area;
      for (const e of f.edges) {
        const other = e.twin.face;
        if (other.area > 0 && !seen.has(other) && other.holder === piece.holder && other.kind === piece.kind) {
          seen.add(other);
          todo.push(other);
        }
      }
    }
    pieces.push(piece);
  }
  return pieces;
}

/** The rings around each area, islands and holes included. */
function outlines(faces) {
  const edges = new Map();
  for (const f of faces)
    for (const e of f.edges)
      if (f.holder >= 0 && e.twin.face.holder !== f.holder) {
        if (!edges.has(f.holder)) edges.set(f.holder, []);
        edges.get(f.holder).push(e);
      }
  return (area) => chains(edges.get(area) ?? []).filter((ring) => ring.length > 3);
}

/** For every two areas that touch: the edges between them. Key 'a,b' with a < b. */
function shared(faces) {
  const found = new Map();
  for (const f of faces)
    for (const e of f.edges) {
      const [a, b] = [f.holder, e.twin.face.holder];
      if (a < 0 || b < 0 || a === b) continue;
      // an island lies in its sea: its edges are seen from one side only
      if (a > b && e.twin.face.area > 0) continue;
      const key = a < b ? `${a},${b}` : `${b},${a}`;
      if (!found.has(key)) found.set(key, []);
      found.get(key).push(e);
    }
  return found;
}

/** The edges where the land of an area meets water. */
function shores(faces, area) {
  return faces
    .filter((f) => f.holder === area && f.kind === 'land')
    .flatMap((f) => f.edges.filter((e) => e.tag === 'coast'));
}

/** Which spaces touch on the drawing, and over what length; what nobody enters does not count. */
export function contactsOf(map, areas) {
  return [...map.shared]
    .map(([pair, edges]) => ({ pair: pair.split(',').map((i) => areas[i]), long: lengthOf(edges) }))
    .filter(({ pair }) => pair.every((a) => !a.barrier))
    .map(({ pair, long }) => ({
      pair: pair
        .map((a) => a.slug)
        .sort()
        .join('/'),
      long,
    }));
}

const lengthOf = (edges) => edges.reduce((sum, e) => sum + g.distance(e.from.p, e.to.p), 0);
