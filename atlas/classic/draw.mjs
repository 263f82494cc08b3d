// Draws a board for the classic game of Diplomacy, which the adjudicator's page uses: 56 lands and 19 seas, from the
// adjudicator's own file and sites of ours. The names and what borders on what are facts; the drawing is our own.
import fs from 'node:fs';
import { ground, linesOf, relief, ringsOf, waterLining } from '../lib/chart.mjs';
import { coastline, landTest, lay } from '../lib/coast.mjs';
import { cartouche, compass, frame as frameOf, rhumbs } from '../lib/furniture.mjs';
import { take } from '../lib/packing.mjs';
import { depths, nameBeside, nameGround, placing, toFill } from '../lib/placing.mjs';
import { planeOf } from '../lib/plane.mjs';
import { provinces } from '../lib/provinces.mjs';
import { coastMark, placeCoast, placeLand, placeSeas, supplyMark } from '../lib/troops.mjs';
import { exceptions, plane, room, rose, title, world } from './eye.mjs';
import { around, names } from './names.mjs';
import { barriers, land as landSites, water as waterSites } from './sites.mjs';

const map = JSON.parse(fs.readFileSync(new URL('../../diplomacy/maps/classic.json', import.meta.url), 'utf8'));
const tenth = ([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
const bare = (place) => place.split('/')[0];

/** Letters are at least 9 px high in a window of 1440 px, where the stage is about 1000 x 760 px. */
const least = 24;
const letters = { land: [34, 31, 28, 26, least], sea: [44, 40, 36, 32, 28, 26, least] };

/** The provinces in the order of the file; each lists all that an army or a fleet can go to. */
const all = Object.entries(map.provinces).map(([slug, p]) => {
  const sailing = Array.isArray(p.fleet) ? p.fleet : Object.values(p.fleet).flat();
  return {
    slug,
    kind: { land: 'land', coast: 'coastal', sea: 'sea' }[p.kind],
    supply: p.supply_center,
    home: p.home,
    coasts: p.coasts,
    sailing: p.fleet,
    neighbours: [...new Set([...p.army, ...sailing].map(bare))].sort(),
  };
});

/** Provinces first, then what nobody enters; the numbers of areas are places in this list. */
function areasOf() {
  return [
    ...all.map((s) => ({ ...s, land: landSites[s.slug], water: waterSites[s.slug] })),
    ...Object.entries(barriers).map(([slug, sites]) => ({
      slug,
      kind: sites.land ? 'land' : 'water',
      barrier: true,
      ...sites,
    })),
  ].map((a) => ({ ...a, room: (room[a.slug] ?? 1) * (a.kind === 'sea' ? 1.3 : 1) }));
}

export function draw() {
  const areas = areasOf();
  const shore = coastline('50m', world);
  const { flat, frame } = planeOf(plane, areas, shore);
  const sheet = [frame[0] - 640, frame[1] - 220, frame[2] + 640, frame[3] + 220];
  const land = lay(shore, flat, sheet, { least: 90, slack: 0.2, soft: 2 });
  const cut = provinces({
    areas,
    world: [-26, 24, 62, 76],
    step: 0.13,
    parallel: 50,
    shore,
    land,
    flat,
    frame,
    hand: { smooth: 10, wobble: 6 },
    crumb: 260,
  });
  const ctx = { areas, flat, frame, sheet, land, map: cut, onLand: landTest(land, 8) };
  ctx.index = Object.fromEntries(areas.map((a, i) => [a.slug, i]));
  const placed = placeAll(ctx);
  return {
    name: 'classic',
    game: 'classic',
    width: frame[2],
    height: frame[3],
    sheet,
    fit: [-24, -24, frame[2] + 48, frame[3] + 48],
    defs: `<path id="shore" fill-rule="evenodd" d="${ringsOf(land)}"/>${placed.curves.join('')}`,
    ground: ground(ctx),
    spaces: spacesOf(ctx, placed),
    borders: borders(ctx, placed),
    marks: marks(placed),
    labels: placed.labels,
    furniture: furniture(ctx),
    exceptions,
    least: { contact: 8 },
  };
}

// ---- places for names and pieces

const both = ([en, it]) => ({ en, it });
const nameOf = ({ slug, kind, supply }) => ({
  slug,
  names: both(names[slug]),
  cls: kind === 'sea' ? 'sea-name' : supply ? 'name supply' : 'name',
});

function placeAll(ctx) {
  const { areas, index } = ctx;
  const sheet = placing(
    ctx.frame,
    areas.map((_, i) => ctx.map.outline(i)),
  );
  take(sheet.sheet, rose, [150, 180]);
  take(sheet.sheet, title, [380, 120]);
  const isSea = (i) => areas[i]?.kind === 'sea';
  const open = (i) => isSea(i) || areas[i]?.barrier;
  const depth = depths(sheet);
  const list = all.map((s, i) => ({ s, ...toFill(sheet, depth, i, nameOf(s)) })).sort((a, b) => a.deep - b.deep); // the smallest have the least choice
  const lands = list.filter((o) => o.s.kind !== 'sea');
  const seas = list.filter((o) => o.s.kind === 'sea');
  const homeless = lands.filter((o) => !placeLand(sheet, depth, o, letters.land, isSea));
  for (const o of lands)
    for (const c of o.s.coasts ?? []) {
      const beside = o.s.sailing[c].map((to) => index[bare(to)]).filter(isSea);
      placeCoast(ctx.map, sheet, o, c, beside);
    }
  for (const o of homeless.sort((a, b) => a.pole[1] - b.pole[1])) nameBeside(sheet, o, least, open);
  for (const o of placeSeas(sheet, seas, letters.sea)) nameBeside(sheet, o, least, open);
  const left = depths(sheet);
  for (const [slug, words] of Object.entries(around))
    nameGround(sheet, left, toFill(sheet, left, index[slug], { slug, names: both(words), cls: 'land-name' }), [30, 27, least]);
  return sheet;
}

// ---- the picture

function spacesOf(ctx, placed) {
  const one = (s) => {
    const tenths = (of) => Object.fromEntries(Object.entries(of[s.slug]).map(([n, p]) => [n, tenth(p)]));
    const anchors = tenths(placed.anchors);
    return [
      s.slug,
      {
        kind: s.kind,
        class: [s.supply && 'supply', waterSites[s.slug] && s.kind !== 'sea' && 'combined'].filter(Boolean).join(' '),
        d: ringsOf(ctx.map.outline(ctx.index[s.slug])),
        middle: anchors.unit,
        neighbours: s.neighbours,
        anchors,
        sizes: tenths(placed.sizes),
        facts: { abbr: s.slug, supply: s.supply, coasts: s.coasts },
      },
    ];
  };
  // seas first: islands lie on them
  const seasFirst = (a, b) => Number(b.kind === 'sea') - Number(a.kind === 'sea');
  return Object.fromEntries(all.toSorted(seasFirst).map(one));
}

/** What parts two areas: the limit of the board, two seas, two realms, or two lands of one realm. */
function borderClass(a, b) {
  const wet = [a, b].some(({ kind }) => kind === 'sea' || kind === 'water');
  if (a.barrier || b.barrier) return wet ? null : 'limit';
  if (wet) return 'seas';
  return a.home && a.home === b.home ? 'lands' : 'realms';
}

function borders(ctx, placed) {
  const { areas, land, sheet, flat, onLand } = ctx;
  const drawn = { limit: [], seas: [], lands: [], realms: [] };
  for (const [pair, edges] of ctx.map.shared) {
    const cls = borderClass(...pair.split(',').map((i) => areas[i]));
    if (cls) drawn[cls].push(...edges.filter((e) => e.tag !== 'coast'));
  }
  const printed = placed.boxes.filter((b) => b.name !== 'unit' && b.name !== 'dislodged');
  const clear = (x, y, r) =>
    printed.every((b) => Math.abs(b.at[0] - x) > b.size[0] / 2 + r || Math.abs(b.at[1] - y) > b.size[1] / 2 + r);
  return [
    waterLining(land, sheet, [4, 9, 16, 25]),
    rhumbs(rose, ctx.frame, (p) => !onLand(p), 84),
    `<path class="border seas" d="${linesOf(drawn.seas)}"/>`,
    relief({ flat, sheet, onLand, free: clear, high: 22 }),
    `<path class="border" d="${linesOf(drawn.lands)}"/>`,
    `<path class="realm" d="${linesOf(drawn.realms)}"/>`,
    `<path class="realm limit" d="${linesOf(drawn.limit)}"/>`,
    '<use href="#shore" class="coast"/>',
  ].join('\n');
}

function marks(placed) {
  const out = [`<path class="leader" d="${placed.leaders.join('')}"/>`];
  for (const { slug, coasts = [] } of all) {
    const anchors = placed.anchors[slug];
    if (anchors.supply) out.push(supplyMark(anchors.supply));
    for (const c of coasts) out.push(coastMark(anchors[`unit-${c}`], c));
  }
  return out.join('\n');
}

function furniture({ frame, sheet, flat }) {
  return [
    frameOf(frame, sheet, flat, { world: [-60, 0, 90, 82] }),
    compass(rose, 66),
    cartouche(title, 340, 'Europa', 'Anno Domini MCMI'),
  ].join('\n');
}
