// Cuts the plane along lines: which faces are there, and which lines part them.

import { inside } from './geometry.mjs';

/**
 * @param {{line: number[][], tag: any}[]} lines
 * @returns {{ring: number[][], edges: {tag: any, forward: boolean, twin: any, face: any}[], area: number}[]} bounded faces
 */
export function faces(lines) {
  return cut(lines).filter((f) => f.area > 0);
}

/**
 * Faces with their islands: beside the faces, every group of lines that touches no other has a rim, a face seen
 * from outside; `within` is the face that it lies in, undefined for the outermost.
 * @returns {{faces: any[], rims: any[]}}
 */
export function facesAndRims(lines) {
  const all = cut(lines);
  const found = all.filter((f) => f.area > 0).sort((a, b) => a.area - b.area);
  for (const f of found) f.box = boxOf(f.ring);
  const rims = all.filter((f) => f.area <= 0);
  for (const rim of rims) {
    const [x, y] = rim.ring[0];
    const own = new Set(rim.edges.map((e) => e.twin.face));
    rim.within = found.find(
      (f) =>
        !own.has(f) && x > f.box[0] && x < f.box[2] && y > f.box[1] && y < f.box[3] && inside(f.ring, [x, y]),
    );
  }
  return { faces: found, rims };
}

const boxOf = (ring) =>
  ring.reduce(
    (b, [x, y]) => [Math.min(b[0], x), Math.min(b[1], y), Math.max(b[2], x), Math.max(b[3], y)],
    [Infinity, Infinity, -Infinity, -Infinity],
  );

/** All faces; those seen from outside have an area below zero. */
function cut(lines) {
  // 1. all segments, each with the places where others cross it
  const segments = [];
  for (const { line, tag } of lines)
    for (let i = 1; i < line.length; i++) segments.push({ a: line[i - 1], b: line[i], tag, cuts: [] });
  const size = 12;
  const grid = new Map();
  segments.forEach((s, n) => {
    for (let i = Math.floor(Math.min(s.a[0], s.b[0]) / size); i <= Math.floor(Math.max(s.a[0], s.b[0]) / size); i++)
      for (let j = Math.floor(Math.min(s.a[1], s.b[1]) / size); j <= Math.floor(Math.max(s.a[1], s.b[1]) / size); j++) {
        const cell = `${i},${j}`;
        if (!grid.has(cell)) grid.set(cell, []);
        grid.get(cell).push(n);
      }
  });
  const seen = new Set();
  for (const cell of grid.values())
    for (const m of cell)
      for (const n of cell) {
        if (m >= n || seen.has(m * segments.length + n)) continue;
        seen.add(m * segments.length + n);
        const [s, t] = [segments[m], segments[n]];
        const [dx, dy, ex, ey] = [s.b[0] - s.a[0], s.b[1] - s.a[1], t.b[0] - t.a[0], t.b[1] - t.a[1]];
        const det = dx * ey - dy * ex;
        if (Math.abs(det) < 1e-12) continue;
        const u = ((t.a[0] - s.a[0]) * ey - (t.a[1] - s.a[1]) * ex) / det;
        const v = ((t.a[0] - s.a[0]) * dy - (t.a[1] - s.a[1]) * dx) / det;
        if (u < 0 || u > 1 || v < 0 || v > 1) continue;
        const at = [s.a[0] + u * dx, s.a[1] + u * dy];
        s.cuts.push([u, at]);
        t.cuts.push([v, at]);
      }

  // 2. nodes and half edges
  const nodes = new Map();
  const node = (p) => {
    const key = `${Math.round(p[0] * 1e3)},${Math.round(p[1] * 1e3)}`;
    if (!nodes.has(key)) nodes.set(key, { key, p, out: [] });
    return nodes.get(key);
  };
  const known = new Set();
  for (const s of segments) {
    const stops = [[0, s.a], ...s.cuts.sort((x, y) => x[0] - y[0]), [1, s.b]].map(([, p]) => node(p));
    for (let i = 1; i < stops.length; i++) {
      const [from, to] = [stops[i - 1], stops[i]];
      const pair = [from.key, to.key].sort().join(' ');
      if (from === to || known.has(pair)) continue;
      known.add(pair);
      const forth = { from, to, tag: s.tag, forward: true };
      const back = { from: to, to: from, tag: s.tag, forward: false, twin: forth };
      forth.twin = back;
      from.out.push(forth);
      to.out.push(back);
    }
  }

  // 3. loose ends part nothing
  const loose = [...nodes.values()].filter((n) => n.out.length === 1);
  while (loose.length) {
    const n = loose.pop();
    if (n.out.length !== 1) continue;
    const [edge] = n.out.splice(0);
    edge.to.out.splice(edge.to.out.indexOf(edge.twin), 1);
    if (edge.to.out.length === 1) loose.push(edge.to);
  }

  // 4. walk around every face, at each node taking the next edge by angle
  const turn = (e) => Math.atan2(e.to.p[1] - e.from.p[1], e.to.p[0] - e.from.p[0]);
  for (const n of nodes.values()) n.out.sort((e, f) => turn(e) - turn(f));
  const found = [];
  for (const n of nodes.values())
    for (const start of n.out) {
      if (start.face) continue;
      const face = { ring: [], edges: [], area: 0 };
      let e = start;
      do {
        e.face = face;
        face.edges.push(e);
        face.ring.push(e.from.p);
        const around = e.to.out;
        e = around[(around.indexOf(e.twin) + around.length - 1) % around.length];
      } while (e !== start);
      for (let i = 0, j = face.ring.length - 1; i < face.ring.length; j = i++)
        face.area += (face.ring[j][0] * face.ring[i][1] - face.ring[i][0] * face.ring[j][1]) / 2;
      found.push(face);
    }
  return found;
}

/** Joins edges that follow one another into lines. */
export function chains(edges) {
  const from = new Map();
  const into = new Map();
  const add = (map, key, e) => (map.has(key) ? map.get(key).push(e) : map.set(key, [e]));
  for (const e of edges) {
    add(from, e.from.key, e);
    add(into, e.to.key, e);
  }
  const used = new Set();
  const lines = [];
  const walk = (start) => {
    const line = [start.from.p];
    for (let e = start; e && !used.has(e); e = from.get(e.to.key)?.find((f) => !used.has(f))) {
      used.add(e);
      line.push(e.to.p);
    }
    lines.push(line);
  };
  for (const e of edges) if (!into.has(e.from.key)) walk(e);
  for (const e of edges) if (!used.has(e)) walk(e);
  return lines;
}
