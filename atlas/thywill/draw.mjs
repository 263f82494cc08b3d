// The two sides of the board of Crusaders: Thy Will Be Done. Facts in: the hexes and what is printed in them
// (games/thywill/data), the coastline (world-atlas, public domain), the lie of the land (terrain.mjs). How:
//
//   1. Plane: the map of the world is pulled until every town comes to lie at its hex (projection.mjs, plane.mjs).
//   2. Ground: sea with water lines, land with rivers, mountains and woods (ground.mjs).
//   3. Hexes: one space each, framed; those that nobody can enter are barred (hexes.mjs, slots.mjs, marks.mjs).
//   4. Names (names.mjs), strength tracks (tracks.mjs), compass, cartouche and frame (lib/furniture.mjs).
import { ship } from '../kingdoms/ornaments.mjs';
import { num } from '../lib/board.mjs';
import { cartouche, compass, frame } from '../lib/furniture.mjs';
import * as g from '../lib/geometry.mjs';
import { groundOf } from './ground.mjs';
import * as hexes from './hexes.mjs';
import { bars, glyphs, marksOf } from './marks.mjs';
import { alongNames, blankName, labelBox, nameOf } from './names.mjs';
import { planeOf } from './plane.mjs';
import { slots, slotsOf } from './slots.mjs';
import { plate, trackLabels, trackSlots, tracks } from './tracks.mjs';

/** Where furniture stands, in units around the hex 0, 0: set by eye, in corners without hexes. */
const furniture = {
  p34: { rose: [-262, -212], title: [575, -212], ship: [-290, 302], tracks: [-345, 366] },
  p2: { rose: [-250, -205], title: [392, -205], ship: [-262, 292], tracks: [-345, 366] },
};
const titleWidth = 250;

const ring = (points) => g.path(points, true);
const plus = ([x, y], [dx, dy]) => [x + dx, y + dy].map((v) => Number(num(v)));
const grown = ([x0, y0, x1, y1], by) => [x0 - by, y0 - by, x1 + by, y1 + by];

function spaceOf(plane, touching, region) {
  const middle = plane.middle(region);
  const names = slotsOf(region);
  const { spaces = [], discount = {}, flag = false, start = false, source } = region;
  return {
    kind: 'hex',
    d: ring(plane.outline(region)),
    middle,
    neighbours: touching.get(region.slug),
    anchors: Object.fromEntries(names.map((n) => [n, plus(middle, slots[n].at)])),
    sizes: Object.fromEntries(names.map((n) => [n, slots[n].size])),
    facts: { flag, start, spaces, discount, source },
  };
}

/** Frames of the regions, and bars over the other hexes, none behind their names. */
function borders(plane, blankNames) {
  const frames = (inset, radius) => plane.region.map((h) => hexes.frame(plane.middle(h), inset, radius)).join('');
  const barred = plane.blank.map((h, k) => {
    const middle = plane.middle(h);
    const within = plane.outline(h).map((p) => p.map((v, c) => middle[c] + (v - middle[c]) * 0.9));
    return bars(within, grown(labelBox(blankNames[k]), 5));
  });
  return [
    `<path class="hexframe" d="${frames(3.4, 9)}"/>`,
    `<path class="hexframe fine" d="${frames(6, 8)}"/>`,
    `<path class="bars" d="${barred.join('')}"/>`,
  ].join('\n');
}

function defs(plane, along) {
  const lines = [
    { id: 'shore', d: plane.land.map(ring).join('') },
    ...along.map(({ label, d }) => ({ id: label.curve, d })),
  ];
  return lines.map(({ id, d }) => `<path id="${id}" d="${d}"/>`).join('') + glyphs;
}

export function draw(side) {
  const plane = planeOf(side);
  const touching = hexes.neighbours(plane.region);
  const names = plane.region.map((h) => nameOf(plane, h));
  const blankNames = plane.blank.map((h) => blankName(plane, h));
  const along = alongNames(plane);
  const { rose, title, ship: sea, tracks: track } = furniture[side];
  const [[tx, ty], [px, py]] = [title, track].map(plane.shift);
  const taken = [
    ...[...names, ...blankNames].map((l) => grown(labelBox(l), 3)),
    [tx - titleWidth * 0.6, ty - titleWidth * 0.15, tx + titleWidth * 0.6, ty + titleWidth * 0.15],
    [px, py, px + plate.width, py + plate.height],
  ];
  return {
    name: `thywill-${side}`,
    game: 'thywill',
    width: plane.width,
    height: plane.height,
    fit: plane.fit,
    defs: defs(plane, along),
    ground: groundOf(plane, taken, plane.shift(rose)),
    spaces: Object.fromEntries(plane.region.map((r) => [r.slug, spaceOf(plane, touching, r)])),
    slots: trackSlots([px, py]),
    borders: borders(plane, blankNames),
    marks: [...plane.region.map((r) => marksOf(r, plane.middle(r))), tracks([px, py])].join('\n'),
    labels: [...names, ...blankNames, ...along.map((a) => a.label), ...trackLabels([px, py])],
    furniture: [
      compass(plane.shift(rose), 40),
      ship(plane.shift(sea)),
      cartouche([tx, ty], titleWidth, 'Crusaders', 'Thy Will Be Done'),
      frame(plane.frame, plane.sheet, plane.flat, { step: 5, world: [-25, 20, 60, 70] }),
    ].join('\n'),
  };
}
