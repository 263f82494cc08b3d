// The two boards of Crusader Kingdoms: one land, different values printed on it.
//
// Facts in: the regions' sites, values and connections (games/kingdoms/data), the coastline (world-atlas, public
// domain), rivers, lakes and mountains (terrain.mjs), places for pieces and names set by eye (spots.mjs). How:
//
//   1. Coast: land polygons around the Levant, projected flat (plane.mjs).
//   2. Territory: every region grows from its sites over a mesh of points. The way is dearer across rivers,
//      ridges and water, so borders settle along them. The lines between the territories, smoothed, cut the plane
//      with the coast and the inland frame into faces, which are the regions (regions.mjs).
//   3. Dress: water lines, mountains, rivers, ornaments (water.mjs, hills.mjs, ornaments.mjs).
import { num } from '../lib/board.mjs';
import * as g from '../lib/geometry.mjs';
import { hills, mountains } from './hills.mjs';
import { marksOf } from './marks.mjs';
import { nameOf, placeName } from './names.mjs';
import { cartouche, rhumbs, rose, ship } from './ornaments.mjs';
import { data, drawing, flat, height, land, width } from './plane.mjs';
import { barriers, borderLines, frameLines, neighbours, outlines } from './regions.mjs';
import { beside, half, largest, letters, spots } from './spots.mjs';
import { lakes, places, rivers } from './terrain.mjs';
import { waterlines } from './water.mjs';

const years = { 'first-third-crusades': 'MXCVI · MCLXXXIX', 'second-crusade': 'MCXLVII · MCLXXIV' };
const compass = [628, 512];
const nameSize = 14.5;

const path = (cls, d, more = '') => `<path class="${cls}" d="${d}"${more}/>`;
const lines = (list) => list.map((l) => g.path(l)).join('');
const rings = (list) => list.map((r) => g.path(r, true)).join('');

/** Middles of all that stands in a region. */
function anchorsOf(slug, town) {
  const [x, y] = spots[slug].castle;
  const around = Object.entries(beside).map(([name, [dx, dy]]) => [name, [x + dx, y + dy]]);
  return { castle: [x, y], ...Object.fromEntries(around), town };
}
const sizes = Object.fromEntries(Object.entries(half).map(([name, [w, h]]) => [name, [2 * w, 2 * h]]));

/** Boxes of all pieces and names, with pieces drawn this much larger. */
function boxesAt(unit) {
  return Object.entries(spots).flatMap(
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
      const pieces = Object.entries({ castle: [0, 0], ...beside });
      return [
        ...pieces.map(([name, [dx, dy]]) => grown(name, dx, dy, half[name][0], half[name][1], half[name][1])),
        grown('label', lx - x, ly - y, letters[slug] * 3.6, 10, 3),
      ];
    },
  );
}

/** Nothing may stand outside its region or on another region's things, even when drawn large. */
function checkSpots() {
  const problems = [];
  for (const {
    slug,
    name,
    box: [x0, y0, x1, y1],
  } of boxesAt(1)) {
    const corners = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    if (name !== 'label' && corners.some((p) => !g.inside(outlines[slug], p)))
      problems.push(`${name} of ${slug} is outside its region`);
  }
  boxesAt(largest).forEach(({ slug, name, box: b }, i, list) => {
    for (const o of list.slice(i + 1))
      if (o.slug !== slug && b[0] < o.box[2] && b[2] > o.box[0] && b[1] < o.box[3] && b[3] > o.box[1])
        problems.push(`${name} of ${slug} is on ${o.name} of ${o.slug}`);
  });
  if (problems.length) throw new Error(problems.join('\n'));
}

function ground() {
  return [
    `<rect class="water" x="-1000" y="-400" width="${width + 2000}" height="${height + 800}"/>`,
    path('rhumb', rhumbs(compass, 52, 1400)),
    ...waterlines.map((list, i) => path(`waterline w${i + 1}`, lines(list))),
    '<use class="shallow" href="#shore"/>',
    '<use class="land" href="#shore"/>',
    path('barrier', rings(barriers)),
  ].join('\n');
}

/** A river that does not run straight. */
function meander(line) {
  const [n1, n2] = [g.noise(7, 21), g.noise(7, 22)];
  const bent = g
    .resample(line, 2)
    .map(([x, y], i, a) => (i && i < a.length - 1 ? [x + 1.6 * n1(x, y), y + 1.6 * n2(x, y)] : [x, y]));
  return g.smooth(bent, 1.2, 1.5);
}

function borders() {
  const peaks = mountains(hills(boxesAt(1).map(({ box: [x0, y0, x1, y1] }) => [x0 - 3, y0 - 2, x1 + 3, y1 + 3])));
  return [
    path('border', lines(borderLines)),
    path('frame', lines(frameLines)),
    ...rivers.map((r) =>
      path('river', g.path(g.thin(meander(g.curve(r.line.map(flat))), 0.2)), ` stroke-width="${r.width}"`),
    ),
    path('lake', rings(lakes.map((l) => g.thinRing(g.round(l.ring.map(flat)), 0.15)))),
    path('hill', peaks.body),
    path('hatch', peaks.hatch),
    path('ridge', peaks.ridge),
    '<use class="coast" href="#shore"/>',
  ].join('\n');
}

/** Names around the regions, each along a line. */
const curves = [
  ...places.map((p) => ({
    id: `along-${p.key}`,
    key: p.key,
    class: `${p.size}-name`,
    size: p.size === 'sea' ? 30 : 17,
    d: g.path(g.thin(g.curve(p.line.map(flat)), 0.2)),
  })),
  ...[
    { key: 'hermon', at: [776, 730], turn: -78 },
    { key: 'dead-sea', at: [724, 868], turn: -83 },
  ].map(({ key, at: [x, y], turn }) => {
    const [dx, dy] = [40 * Math.cos((turn * Math.PI) / 180), 40 * Math.sin((turn * Math.PI) / 180)];
    return {
      id: `along-${key}`,
      key,
      class: 'fine',
      size: 8.5,
      d: g.path([
        [x - dx, y - dy],
        [x + dx, y + dy],
      ]),
    };
  }),
];

function labels() {
  const regions = Object.entries(spots).map(
    ([
      slug,
      {
        label: [x, y],
      },
    ]) => ({
      space: slug,
      lines: nameOf(slug),
      at: [x, Number(num(y - nameSize * 0.32))], // set by its baseline, written by its middle
      size: nameSize,
      class: 'name',
    }),
  );
  return [
    ...regions,
    ...curves.map((c) => ({ space: c.key, lines: placeName(c.key), size: c.size, class: c.class, curve: c.id })),
  ];
}

function boxOf(points) {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y].map(Math.round);
}
const middle = (ring) => [0, 1].map((c) => Number(num(ring.reduce((s, p) => s + p[c], 0) / ring.length)));

/** Who begins where: by the number of players, the kingdom that holds the region. */
function starts(board, slug) {
  const modes = data('modes').mode.filter((m) => m.board === board);
  const holder = (m) => m.kingdom.find((k) => k.regions?.includes(slug)) ?? m.kingdom.find((k) => k.bot);
  return Object.fromEntries(modes.map((m) => [m.players, holder(m)?.slug ?? '']));
}

export function draw(slug) {
  checkSpots();
  const values = Object.fromEntries(data(`board-${slug}`).region.map((r) => [r.slug, r]));
  const spaces = Object.fromEntries(
    drawing.region.map(({ slug: region, lon, lat }) => {
      const { defence, number, points, source } = values[region];
      const town = flat([lon, lat]).map((v) => Number(num(v)));
      return [
        region,
        {
          kind: 'region',
          d: g.path(outlines[region], true),
          middle: middle(outlines[region]),
          neighbours: neighbours(region),
          anchors: anchorsOf(region, town),
          sizes,
          facts: { defence, number, points, source, start: starts(slug, region) },
        },
      ];
    }),
  );
  return {
    name: `kingdoms-${slug}`,
    game: 'kingdoms',
    width,
    height,
    fit: boxOf([...Object.values(outlines), ...barriers].flat()),
    defs: [{ id: 'shore', d: rings(land) }, ...curves].map(({ id, d }) => `<path id="${id}" d="${d}"/>`).join(''),
    ground: ground(),
    spaces,
    borders: borders(),
    marks: Object.entries(spaces)
      .map(([region, s]) => marksOf(region, s.facts, s.anchors))
      .join('\n'),
    labels: labels(),
    furniture: [rose(compass, 40), ship([404, 772]), cartouche([1048, 842], years[slug])].join('\n'),
  };
}
