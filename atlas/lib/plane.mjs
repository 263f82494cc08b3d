// A sheet for boards of provinces: a cone laid over a part of the world, then swollen where many spaces crowd.
import { Delaunay } from 'd3-delaunay';
import { geoConicEqualArea } from 'd3-geo';
import { landTest } from './coast.mjs';
import { swell } from './swell.mjs';

/**
 * @param {object} of
 * @param {number[]} of.parallels  where the cone cuts the globe
 * @param {number} of.meridian     that runs straight up
 * @param {number[][]} of.bounds   points that lie on the rim of what is stretched: west, north, east, south
 * @param {{west: number[], east: number[], north: number[], south: number[]}} of.sides  a point on each side of the board
 * @param {number} of.width        of the board, in units
 * @param {number} of.strength     0: nothing swells; 1: all areas get the room that they want
 * @param {number} of.time         how far crowding spreads (see swell)
 * @param {{land?: number[][], water?: number[][], room: number}[]} areas  room: what each wants, compared with 1
 * @param {number[][][]} shore     rings of the coast in degrees
 * @returns {{flat: (p: number[]) => number[], frame: number[]}}
 */
export function planeOf(of, areas, shore) {
  const cone = geoConicEqualArea().parallels(of.parallels).rotate([-of.meridian, 0]).scale(1000).translate([0, 0]);
  const box = of.bounds
    .map((p) => cone(p))
    .reduce(
      (b, [x, y]) => [Math.min(b[0], x), Math.min(b[1], y), Math.max(b[2], x), Math.max(b[3], y)],
      [Infinity, Infinity, -Infinity, -Infinity],
    );
  const cell = (box[2] - box[0]) / 150;
  const warp = swell(box, cell, crowding(of, areas, shore, cone, box), of.time);
  const [west, east, north, south] = ['west', 'east', 'north', 'south'].map((s) => warp(cone(of.sides[s])));
  const scale = of.width / (east[0] - west[0]);
  const flat = (p) => {
    const [x, y] = warp(cone(p));
    return [(x - west[0]) * scale, (y - north[1]) * scale];
  };
  return { flat, frame: [0, 0, of.width, Math.round((south[1] - north[1]) * scale)] };
}

/** How crowded each place is: the room that its area wants, over the room that it has on the cone. */
function crowding(of, areas, shore, cone, box) {
  const dry = landTest(shore, 0.05);
  const nearest = (kind) => {
    const sites = areas.flatMap((a, owner) => (a[kind] ?? []).map((p) => ({ p: cone(p), owner })));
    const net = Delaunay.from(sites.map((s) => s.p));
    return (p) => sites[net.find(...p)].owner;
  };
  const [land, water] = [nearest('land'), nearest('water')];
  const ownerAt = (p) => (dry(cone.invert(p)) ? land(p) : water(p));
  const step = (box[2] - box[0]) / 330;
  const size = new Float64Array(areas.length);
  for (let y = box[1]; y < box[3]; y += step)
    for (let x = box[0]; x < box[2]; x += step) size[ownerAt([x, y])] += step * step;
  const mean = of.mean ?? [...size].sort((a, b) => a - b)[size.length >> 1];
  const rim = 0.1 * (box[2] - box[0]);
  const toRim = (p) => Math.min(p[0] - box[0], p[1] - box[1], box[2] - p[0], box[3] - p[1]);
  return (p) => {
    if (toRim(p) < rim) return 1; // beyond the frame nothing is crowded
    const a = ownerAt(p);
    return Math.max(0.3, Math.min(6, (areas[a].room * mean) / size[a])) ** of.strength;
  };
}
