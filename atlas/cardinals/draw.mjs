// Draws the board of College of Cardinals: 114 lands and 29 seas from Ireland to the Volga and the Sahara.
import fs from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { num } from '../lib/board.mjs';
import { crossing, ground, linesOf, relief, ringsOf, strait, waterLining } from '../lib/chart.mjs';
import { coastline, enlarge, landTest, lay } from '../lib/coast.mjs';
import { cartouche, compass, frame as frameOf, rhumbs, scale } from '../lib/furniture.mjs';
import * as g from '../lib/geometry.mjs';
import { take } from '../lib/packing.mjs';
import { planeOf } from '../lib/plane.mjs';
import { depths, nameBeside, nameGround, placing, toFill } from '../lib/placing.mjs';
import { provinces } from '../lib/provinces.mjs';
import { coastMark, placeCoast, placeLand, placeSeas, supplyMark } from '../lib/troops.mjs';
import { arrows, exceptions, first, holy, islands, more, room } from './eye.mjs';
import { around, names } from './names.mjs';
import { plane, world } from './plane.mjs';

const data = parseToml(fs.readFileSync(new URL('../../games/cardinals/data/map.toml', import.meta.url), 'utf8'));
const languages = ['en', 'it'];
const nameOf = ({ slug, kind, supply }) => ({
  slug,
  names: Object.fromEntries(languages.map((l, i) => [l, names[slug][i]])),
  cls: kind === 'sea' ? 'sea-name' : supply ? 'name supply' : 'name',
});
const f1 = ([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** Letters are at least 9 px high in a window of 1440 px, where the stage is about 1000 x 760 px. */
const least = 19.5;
const letters = { land: [25, 23, 21, 20, least], sea: [36, 32, 28, 25, 22.5, 20.5, least] };

/** Spaces first, then what nobody enters; the numbers of areas are places in this list. */
function areasOf() {
  const area = (slug, kind, of) => ({
    slug,
    kind,
    land: kind === 'sea' || kind === 'water' ? undefined : [...of.sites, ...(more[slug]?.land ?? [])],
    water: [...((kind === 'sea' || kind === 'water' ? of.sites : of['sea-sites']) ?? []), ...(more[slug]?.water ?? [])],
    room: (room[slug] ?? 1) * (kind === 'sea' ? 1.3 : of.supply ? 1.1 : 1),
  });
  return [
    ...data.space.map((s) => area(s.slug, s.kind, s)),
    ...data.barrier.map((b) => ({ ...area(b.slug, b.kind, b), barrier: true })),
  ];
}

export function draw() {
  const areas = areasOf();
  const shore = enlarge(coastline('50m', world), islands);
  const { flat, frame } = planeOf(plane, areas, shore);
  const sheet = [frame[0] - 640, frame[1] - 220, frame[2] + 640, frame[3] + 220];
  const land = lay(shore, flat, sheet, { least: 60, slack: 0.2, soft: 2 });
  const map = provinces({
    areas,
    world: [-28, 14, 62, 72],
    step: 0.13,
    parallel: 45,
    shore,
    land,
    flat,
    frame,
    hand: { smooth: 9, wobble: 5 },
    crumb: 160,
  });
  const ctx = { areas, flat, frame, sheet, land, map, onLand: landTest(land, 8) };
  ctx.index = Object.fromEntries(areas.map((a, i) => [a.slug, i]));
  const placed = placeAll(ctx);
  return {
    name: 'cardinals',
    game: 'cardinals',
    width: frame[2],
    height: frame[3],
    sheet,
    fit: [-24, -24, frame[2] + 48, frame[3] + 48],
    defs: `<path id="shore" fill-rule="evenodd" d="${ringsOf(land)}"/>${placed.curves.join('')}`,
    ground: ground(ctx),
    spaces: spacesOf(ctx, placed),
    borders: borders(ctx, placed),
    marks: marks(ctx, placed),
    labels: placed.labels,
    furniture: furniture(ctx, placed),
    exceptions,
    least: { contact: 4 },
  };
}

// ---- places for names and pieces

const isSea = (areas) => (i) => areas[i]?.kind === 'sea';

function placeAll(ctx) {
  const { areas, map } = ctx;
  const all = placing(
    ctx.frame,
    areas.map((_, i) => map.outline(i)),
  );
  take(all.sheet, rose, [112, 136]);
  take(all.sheet, titleAt(ctx), [400, 110]);
  const depth = depths(all);
  const list = data.space.map((s, i) => ({ s, ...toFill(all, depth, i, nameOf(s)) })).sort((a, b) => a.deep - b.deep); // the smallest have the least choice
  const [seas, lands] = [list.filter((o) => o.s.kind === 'sea'), list.filter((o) => o.s.kind !== 'sea')];
  const homeless = lands.filter((o) => !placeLand(all, depth, o, letters.land, isSea(areas)));
  for (const o of lands) for (const c of o.s.coasts ?? []) placeCoast(map, all, o, c, seasOf(ctx, o.slug, c));
  const narrow = seas.filter((o) => first.includes(o.slug));
  homeless.push(...placeSeas(all, narrow, letters.sea));
  const open = (i) => isSea(areas)(i) || areas[i]?.barrier;
  const fromNorth = (a, b) => a.pole[1] - b.pole[1]; // so that names beside one shore stand in its order
  for (const o of homeless.sort(fromNorth)) nameBeside(all, o, least, open);
  const wide = seas.filter((s) => !narrow.includes(s));
  for (const o of placeSeas(all, wide, letters.sea)) nameBeside(all, o, least, open);
  nameBarriers(ctx, all);
  return all;
}

/** The numbers of the seas that a fleet on a named coast can sail to. */
const seasOf = ({ areas, index }, slug, coast) =>
  data.edge
    .flatMap((e) => [e.a === slug && e['a-coast'] === coast && e.b, e.b === slug && e['b-coast'] === coast && e.a])
    .filter((sea) => sea && isSea(areas)(index[sea]))
    .map((sea) => index[sea]);

/** What lies around gets its name too, where it disturbs nobody. */
function nameBarriers({ areas, index }, all) {
  const depth = depths(all);
  for (const [slug, [en, it]] of Object.entries(around)) {
    const wet = areas[index[slug]].kind === 'water';
    const name = { slug, names: { en, it }, cls: wet ? 'sea-name' : 'land-name' };
    nameGround(all, depth, toFill(all, depth, index[slug], name), [24, 22, 20, least]);
  }
}

// ---- the picture

function shorePoints(ctx, slug) {
  return ctx.map.shoreOf(ctx.index[slug]).map((e) => e.from.p);
}

function spacesOf(ctx, placed) {
  const arrowPairs = new Set(data.edge.filter((e) => e.arrow).map((e) => [e.a, e.b].sort().join('/')));
  const joined = new Set(data.edge.filter((e) => !e.arrow).map((e) => [e.a, e.b].sort().join('/')));
  const partners = (slug, pairs) =>
    [
      ...new Set(
        [...pairs]
          .map((p) => p.split('/'))
          .filter((p) => p.includes(slug))
          .map((p) => p.find((s) => s !== slug)),
      ),
    ].sort();
  const one = (s, i) => {
    const anchors = Object.fromEntries(Object.entries(placed.anchors[s.slug]).map(([n, p]) => [n, f1(p)]));
    const neighbours = partners(s.slug, joined);
    return [
      s.slug,
      {
        kind: s.kind,
        class: [s.religion, s.supply && 'supply', s.combined && 'combined', s.owner, s.minor && 'minor']
          .filter(Boolean)
          .join(' '),
        d: ringsOf(ctx.map.outline(i)),
        middle: anchors.unit,
        neighbours,
        passages: partners(s.slug, arrowPairs).filter((n) => !neighbours.includes(n)),
        anchors,
        sizes: Object.fromEntries(Object.entries(placed.sizes[s.slug]).map(([n, p]) => [n, f1(p)])),
        facts: {
          abbr: s.abbr,
          supply: s.supply,
          religion: s.religion,
          coasts: s.coasts,
          combined: s.combined,
          owner: s.owner,
          minor: s.minor,
          sphere: s.sphere,
          unit: s.unit,
        },
      },
    ];
  };
  // seas first: islands lie on them
  const all = data.space.map((s, i) => [s, i]);
  return Object.fromEntries(
    [...all.filter(([s]) => s.kind === 'sea'), ...all.filter(([s]) => s.kind !== 'sea')].map(([s, i]) => one(s, i)),
  );
}

/** What parts two areas: the shore, the limit of the board, two seas, two realms, or two lands of one realm. */
function borderClass(a, b) {
  if (a.barrier || b.barrier)
    return a.kind === 'sea' || b.kind === 'sea' || a.kind === 'water' || b.kind === 'water' ? null : 'limit';
  if (a.kind === 'sea' || b.kind === 'sea') return 'seas';
  const realm = (s) => s.owner ?? s.minor ?? s.sphere;
  const [r, t] = [realm(data.space.find((s) => s.slug === a.slug)), realm(data.space.find((s) => s.slug === b.slug))];
  return r === t ? 'lands' : 'realms';
}

function borders(ctx, placed) {
  const { areas, map, land, sheet, flat, onLand } = ctx;
  const drawn = { limit: [], seas: [], lands: [], realms: [] };
  for (const [pair, edges] of map.shared) {
    const [a, b] = pair.split(',').map((i) => areas[i]);
    const cls = borderClass(a, b);
    if (cls) drawn[cls].push(...edges.filter((e) => e.tag !== 'coast'));
  }
  // mountains may stand where pieces will, but not under what is printed
  const printed = placed.boxes.filter((b) => b.name !== 'unit' && b.name !== 'dislodged');
  const clear = (x, y, r) =>
    printed.every((b) => Math.abs(b.at[0] - x) > b.size[0] / 2 + r || Math.abs(b.at[1] - y) > b.size[1] / 2 + r);
  return [
    waterLining(land, sheet, [3.5, 8, 14, 22]),
    rhumbs(rose, ctx.frame, (p) => !onLand(p), 66),
    `<path class="border seas" d="${linesOf(drawn.seas)}"/>`,
    relief({ flat, sheet, onLand, free: clear, high: 19 }),
    `<path class="border" d="${linesOf(drawn.lands)}"/>`,
    `<path class="realm" d="${linesOf(drawn.realms)}"/>`,
    `<path class="realm limit" d="${linesOf(drawn.limit)}"/>`,
    '<use href="#shore" class="coast"/>',
  ].join('\n');
}

function marks(ctx, placed) {
  const out = [`<path class="leader" d="${placed.leaders.join('')}"/>`];
  for (const [from, to, hint] of arrows) {
    const a = crossing(strait(shorePoints(ctx, from), shorePoints(ctx, to), ctx.flat(hint)), 13);
    out.push(`<path class="crossing" d="${a.line}"/><path class="crossing-head" d="${a.heads}"/>`);
  }
  for (const s of data.space) {
    const anchors = placed.anchors[s.slug];
    if (anchors.supply) out.push(supplyMark(anchors.supply, holy.includes(s.slug)));
    for (const c of s.coasts ?? []) out.push(coastMark(anchors[`unit-${c}`], c));
  }
  return out.join('\n');
}

/** Where the compass stands. */
const rose = [84, 560];

const titleAt = ({ frame }) => [330, frame[3] - 92];

function furniture(ctx) {
  const { frame, sheet, flat } = ctx;
  const degree = g.distance(flat([14, 42]), flat([15.35, 42])); // about a hundred and eleven kilometres
  return [
    frameOf(frame, sheet, flat, { world: [-60, 0, 90, 80] }),
    compass(rose, 52),
    cartouche(titleAt(ctx), 360, 'College of Cardinals', 'Anno Domini MCLXX'),
    scale([560, frame[3] - 66], degree / 2, 8, 'Scala leucarum C'),
  ].join('\n');
}
