// Territories that grow from their sites over a mesh of points until they meet, and the lines where they do.
import { Delaunay } from 'd3-delaunay';
import { dice, distance } from './geometry.mjs';

/** A mesh over a box [x0, y0, x1, y1]: points about `step` apart, not in rows, and the sites among them. */
export function meshOver(box, step, sites, seed) {
  const roll = dice(seed);
  const points = [...sites];
  for (let y = box[1]; y <= box[3]; y += step)
    for (let x = box[0]; x <= box[2]; x += step)
      points.push([x + (roll() - 0.5) * step * 0.9, y + (roll() - 0.5) * step * 0.9]);
  return { points, delaunay: Delaunay.from(points) };
}

/**
 * Who reaches each point first? Dijkstra from all sites at once.
 * @param {{at: number, owner: number}[]} starts  points of the mesh
 * @param {(i: number, j: number) => number} way  cost of going from a point to the next, per unit of length
 * @returns {Int32Array} owner of each point
 */
export function grow({ points, delaunay }, starts, way) {
  const cost = new Float64Array(points.length).fill(Infinity);
  const owner = new Int32Array(points.length).fill(-1);
  const queue = heap();
  for (const s of starts) {
    cost[s.at] = 0;
    owner[s.at] = s.owner;
    queue.push(0, s.at);
  }
  for (let top = queue.pop(); top; top = queue.pop()) {
    const [c, i] = top;
    if (c > cost[i]) continue;
    for (const j of delaunay.neighbors(i)) {
      const d = c + distance(points[i], points[j]) * way(i, j);
      if (d >= cost[j]) continue;
      cost[j] = d;
      owner[j] = owner[i];
      queue.push(d, j);
    }
  }
  return owner;
}

/** A queue that gives the least key first. */
function heap() {
  const list = [];
  const swap = (i, j) => ([list[i], list[j]] = [list[j], list[i]]);
  return {
    push(key, value) {
      let i = list.push([key, value]) - 1;
      for (let up = (i - 1) >> 1; i > 0 && list[up][0] > key; up = (i - 1) >> 1) {
        swap(i, up);
        i = up;
      }
    },
    pop() {
      if (list.length < 2) return list.pop();
      const top = list[0];
      list[0] = list.pop();
      for (let i = 0; ; ) {
        let least = i;
        for (const k of [2 * i + 1, 2 * i + 2]) if (k < list.length && list[k][0] < list[least][0]) least = k;
        if (least === i) return top;
        swap(i, least);
        i = least;
      }
    },
  };
}

/**
 * Lines between territories, through the triangles that have corners in both; lines meet where three do.
 * @returns {{line: number[][], left: number, right: number}[]}
 */
export function meetings({ points, delaunay: { triangles, halfedges } }, owner) {
  const heart = (t) =>
    [0, 1].map(
      (c) => (points[triangles[3 * t]][c] + points[triangles[3 * t + 1]][c] + points[triangles[3 * t + 2]][c]) / 3,
    );
  const links = new Map(); // triangle -> [{to, left, right}]
  for (let e = 0; e < triangles.length; e++) {
    const f = halfedges[e];
    const [i, j] = [triangles[e], triangles[e % 3 === 2 ? e - 2 : e + 1]];
    if (f < 0 || owner[i] === owner[j]) continue;
    const [t, u] = [Math.floor(e / 3), Math.floor(f / 3)];
    const [p, q, a] = [heart(t), heart(u), points[i]];
    const left = (q[0] - p[0]) * (a[1] - p[1]) - (q[1] - p[1]) * (a[0] - p[0]) > 0;
    if (!links.has(t)) links.set(t, []);
    links.get(t).push({ to: u, left: owner[left ? i : j], right: owner[left ? j : i] });
  }
  /** Does a single line pass through a triangle, or do lines end there? */
  const passes = (out) => out?.length === 2 && new Set(out.flatMap((l) => [l.left, l.right])).size === 2;
  const used = new Set();
  const lines = [];
  const follow = (t, first) => {
    const line = [heart(t)];
    let [from, link] = [t, first];
    for (;;) {
      used.add(`${from},${link.to}`).add(`${link.to},${from}`);
      line.push(heart(link.to));
      const next = links.get(link.to);
      if (!passes(next) || link.to === t) break;
      const onward = next.find((l) => l.to !== from);
      [from, link] = [link.to, onward];
    }
    lines.push({ line, left: first.left, right: first.right });
  };
  const walk = (wanted) => {
    for (const [t, out] of links) if (wanted(out)) for (const l of out) if (!used.has(`${t},${l.to}`)) follow(t, l);
  };
  walk((out) => !passes(out));
  walk(() => true); // what is left are rings around lonely territories
  return lines;
}
