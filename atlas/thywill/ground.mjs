// Sea and land below the hexes: water lines, coast, rivers, mountains, woods, sands and marshes.
import * as g from '../lib/geometry.mjs';
import { contour, distances, fill, gridOver } from '../lib/field.mjs';
import { rhumbs } from '../lib/furniture.mjs';
import { mountains, river, trees } from '../lib/relief.mjs';
import { marshes, ranges, rivers, sands, woods } from './terrain.mjs';

const f1 = (v) => String(Math.round(v * 10) / 10);
const path = (cls, d, more = '') => `<path class="${cls}" d="${d}"${more}/>`;
const lines = (list) => list.map((l) => g.path(l)).join('');

/** Lines in the sea along the coast, nearest first. */
function waterlines({ sheet, land }) {
  const grid = gridOver(sheet, 3.5);
  const dry = new Uint8Array(grid.nx * grid.ny);
  fill(grid, land, (k) => {
    dry[k] = 1;
  });
  const far = distances(grid, (k) => dry[k]);
  return [3.5, 8, 14, 22].map((level) => contour(grid, far, level));
}

const ellipse = (flat, [lon, lat], [dx, dy]) =>
  Array.from({ length: 24 }, (_, k) => {
    const a = (k * Math.PI) / 12;
    return flat([lon + dx * Math.cos(a), lat + dy * Math.sin(a)]);
  });

/** The same small sign strewn over a stretch of land. */
function strewn(list, plane, free, drawn, seed) {
  const roll = g.dice(seed);
  let d = '';
  for (const { at, wide, signs } of list)
    for (let n = 0; n < signs; n++) {
      const [a, r] = [2 * Math.PI * roll(), Math.sqrt(roll())];
      const [x, y] = plane.flat([at[0] + wide[0] * r * Math.cos(a), at[1] + wide[1] * r * Math.sin(a)]);
      const s = 0.8 + 0.5 * roll();
      if (free(x, y, 7 * s)) d += drawn(x, y, s);
    }
  return d;
}
/** A sign given by relative path commands at size 1: [letter, numbers…] */
const sign = (commands) => (x, y, s) =>
  `M${f1(x)} ${f1(y)}${commands.map(([letter, ...v]) => letter + v.map((n) => f1(n * s)).join(' ')).join('')}`;
const dune = sign([
  ['m', -7, 0],
  ['q', 4, -5, 8, -1.4],
  ['q', 2.6, 2.4, 5.5, 1],
]);
const reed = sign([
  ['m', -6, 0],
  ['h', 12],
  ['m', -9, -1.2],
  ['v', -4],
  ['m', 3, 4],
  ['v', -6],
  ['m', 3, 6],
  ['v', -4],
]);

/**
 * @param {ReturnType<import('./plane.mjs').planeOf>} plane
 * @param {number[][]} taken boxes [x0, y0, x1, y1] that nothing may be drawn on
 */
export function groundOf(plane, taken, compass) {
  const { flat, onLand, sheet } = plane;
  const clear = (x, y, r) => !taken.some(([x0, y0, x1, y1]) => x + r > x0 && x - r < x1 && y + r > y0 && y - r < y1);
  const sides = (x, y, r) => [
    [x - r, y],
    [x + r, y],
    [x, y - r],
    [x, y + r],
  ];
  const free = (x, y, r) => sides(x, y, r).every(onLand) && clear(x, y, r);
  const peaks = mountains(
    ranges.map((r) => ({ ...r, line: r.line.map(flat) })),
    free,
  );
  const [x0, y0, x1, y1] = sheet;
  return [
    `<rect class="water" x="${x0 - 2000}" y="${y0 - 2000}" width="${x1 - x0 + 4000}" height="${y1 - y0 + 4000}"/>`,
    rhumbs(compass, sheet, (p) => !onLand(p), 60),
    ...waterlines(plane).map((list, i) => path(`waterline w${i + 1}`, lines(list))),
    '<use class="shallow" href="#shore"/>',
    '<use class="land" href="#shore"/>',
    ...rivers.map((r) => path('river', river(r.line.map(flat), onLand), ` stroke-width="${r.width}"`)),
    path('dune', strewn(sands, plane, free, dune, 1217)),
    path('reed', strewn(marshes, plane, free, reed, 1240)),
    path(
      'tree',
      trees(
        woods.map((w) => ellipse(flat, w.at, w.wide)),
        free,
        13,
      ),
    ),
    path('ridge', peaks.ink),
    path('hatch', peaks.shade),
    '<use class="coast" href="#shore"/>',
  ].join('\n');
}
