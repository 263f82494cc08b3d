// The coastline: Natural Earth (public domain) through world-atlas, as rings of [longitude, latitude].
import fs from 'node:fs';
import { feature } from 'topojson-client';
import { area, clipRing, inside, resample, round, thinRing } from './geometry.mjs';

/**
 * Rings of land, and of inland seas within it, in a window of the world [west, south, east, north].
 * A point is on land when it is within an odd number of them.
 * @param {'50m' | '10m'} detail
 */
export function coastline(detail, world) {
  const file = new URL(`../node_modules/world-atlas/land-${detail}.json`, import.meta.url);
  const atlas = JSON.parse(fs.readFileSync(file, 'utf8'));
  const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry: { type, coordinates } }) =>
    type === 'Polygon' ? [coordinates] : coordinates,
  );
  // cut before projecting: a ring around the whole world would turn inside out
  return polygons
    .flat()
    .map((ring) => clipRing(unbroken(ring.slice(0, -1)), world))
    .filter((ring) => ring.length > 2);
}

/** A ring across the date line goes on eastwards, instead of jumping around the world. */
function unbroken(ring) {
  const lons = ring.map((p) => p[0]);
  if (Math.max(...lons) < 170 || Math.min(...lons) > -170) return ring;
  return ring.map(([lon, lat]) => [lon < -30 ? lon + 360 : lon, lat]);
}

/** Islands drawn larger than they are, so that a finger finds them: at a point of the island, by so much. */
export function enlarge(rings, islands) {
  return rings.map((ring) => {
    const island = islands.find(({ at }) => inside(ring, at));
    if (!island) return ring;
    const { at, by } = island;
    return ring.map(([x, y]) => [at[0] + (x - at[0]) * by[0], at[1] + (y - at[1]) * by[1]]);
  });
}

/**
 * Rings laid flat: straight sides of the window become curves, so they are filled with points first.
 * Islands smaller than `least` are left out; corners are cut `soft` times.
 */
export function lay(rings, flat, sheet, { least = 10, slack = 0.3, soft = 0 } = {}) {
  return rings
    .map((ring) => clipRing(dense(ring).map(flat), sheet))
    .filter((ring) => ring.length > 2 && Math.abs(area(ring)) > least)
    .map((ring) => thinRing(round(thinRing(ring, 0.3), soft), slack))
    .filter((ring) => ring.length > 3);
}

function dense(ring) {
  return ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length];
    return resample([p, q], 0.5).slice(0, -1);
  });
}

/** Is a point on land? Rings are sorted into strips, so that many points are asked quickly. */
export function landTest(rings, strip) {
  const strips = new Map();
  for (const ring of rings)
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length];
      const [from, to] = [Math.min(p[1], q[1]), Math.max(p[1], q[1])].map((y) => Math.floor(y / strip));
      for (let k = from; k <= to; k++) {
        if (!strips.has(k)) strips.set(k, []);
        strips.get(k).push(p[0], p[1], q[0], q[1]);
      }
    });
  return ([x, y]) => {
    const list = strips.get(Math.floor(y / strip)) ?? [];
    let odd = false;
    for (let k = 0; k < list.length; k += 4) {
      const [ax, ay, bx, by] = [list[k], list[k + 1], list[k + 2], list[k + 3]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    }
    return odd;
  };
}
