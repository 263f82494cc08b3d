// The plane of the map, and its coast.
import fs from 'node:fs';
import { feature } from 'topojson-client';
import { parse as parseToml } from 'smol-toml';
import * as g from '../lib/geometry.mjs';

const here = (name) => new URL(name, import.meta.url);
export const drawing = parseToml(fs.readFileSync(here('drawing.toml'), 'utf8'));
export const data = (name) => parseToml(fs.readFileSync(here(`../../games/kingdoms/data/${name}.toml`), 'utf8'));

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
export const flat = ([lon, lat]) => [eastward(lon), (world[3] - lat) * 100];
export const [width, height] = flat([world[2], world[1]]).map(Math.round);

const atlas = JSON.parse(fs.readFileSync(here('../node_modules/world-atlas/land-10m.json'), 'utf8'));
const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry: { type, coordinates } }) =>
  type === 'Polygon' ? [coordinates] : coordinates,
);
// Land and sea go on beyond the map, far to both sides: a window that is low and wide
// must not show where they end.
export const [west, east, margin] = [250, 450, 40];
const sheet = [-west, -margin, width + east, height + margin];
export const land = polygons
  .flatMap((rings) => rings.slice(0, 1)) // no inland water in this file that matters here
  .map((ring) => g.clipRing(ring.slice(0, -1).map(flat), sheet))
  .filter((ring) => ring.length > 2 && Math.abs(g.area(ring)) > (ring.every(([x]) => x < 0) ? 150 : 12))
  .map((ring) => g.thinRing(ring, 0.3));
export const mainland = land.reduce((a, b) => (Math.abs(g.area(b)) > Math.abs(g.area(a)) ? b : a));
export const onLand = (p) => land.some((ring) => g.inside(ring, p));
