// Draws the board of Crusader Kings: 34 territories of five cultures, from Ireland to Poland and Sicily.
import fs from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { num } from '../lib/board.mjs';
import { dotted, ground, linesOf, relief, ringsOf, strait, waterLining } from '../lib/chart.mjs';
import { coastline, landTest, lay } from '../lib/coast.mjs';
import { cartouche, compass, frame as frameOf, rhumbs, scale } from '../lib/furniture.mjs';
import * as g from '../lib/geometry.mjs';
import { take } from '../lib/packing.mjs';
import { depths, fillPieces, fillSpace, nameBeside, nameGround, placing, toFill } from '../lib/placing.mjs';
import { planeOf } from '../lib/plane.mjs';
import { contactsOf, provinces } from '../lib/provinces.mjs';
import { exceptions, lands, more, passages, plane, room, seaSites, world } from './eye.mjs';
import { around, names, seas } from './names.mjs';

const data = parseToml(fs.readFileSync(new URL('../../games/kings/data/map.toml', import.meta.url), 'utf8'));
const tenth = ([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** Letters are at least 9 px high in a window of 1440 px, where the stage is about 1000 x 760 px. */
const least = 20;
const letters = { straight: [29, 27, 25, 23, 21.5, least], bowed: [25, 23, 21.5, least] };

/** What may stand in a territory: at most one of each, and any number of unrest tokens on the place for tokens. */
const pieces = [
  { name: 'knight', size: [44, 50], beside: [-0.55, 0.55] },
  { name: 'foot', size: [38, 44], beside: [0.62, 0.62] },
  { name: 'castle', size: [46, 46], beside: [-1.55, 0.6] },
  { name: 'duke', size: [30, 30], beside: [2.1, 0.75] },
  { name: 'token', size: [30, 30], beside: [2.1, 1.9] },
  { name: 'card', size: [44, 60], beside: [0, 1.5] },
];

/** Territories first, then seas, then land around; the numbers of areas are places in this list. */
function areasOf() {
  return [
    ...data.territory.map((t) => ({ slug: t.slug, kind: 'land', land: [...t.sites, ...(more[t.slug] ?? [])] })),
    ...data.sea.map((s) => ({ slug: s.slug, kind: 'water', barrier: true, sea: true, water: seaSites[s.slug] })),
    ...Object.entries(lands).map(([slug, land]) => ({ slug, kind: 'land', barrier: true, land })),
  ].map((a) => ({ ...a, room: room[a.slug] ?? 1 }));
}

export function draw() {
  const areas = areasOf();
  const shore = coastline('50m', world);
  const { flat, frame } = planeOf(plane, areas, shore);
  const sheet = [frame[0] - 640, frame[1] - 220, frame[2] + 640, frame[3] + 220];
  const land = lay(shore, flat, sheet, { least: 90, slack: 0.2, soft: 2 });
  const map = provinces({
    areas,
    world: [-24, 28, 36, 66],
    step: 0.08,
    parallel: 47,
    shore,
    land,
    flat,
    frame,
    hand: { smooth: 10, wobble: 6 },
    crumb: 400,
  });
  const ctx = { areas, flat, frame, sheet, land, map, onLand: landTest(land, 8) };
  ctx.index = Object.fromEntries(areas.map((a, i) => [a.slug, i]));
  ctx.passages = data.connection.filter((c) => c.way === 'sea').map((c) => passageOf(ctx, c));
  const placed = placeAll(ctx);
  const open = areas.map((a) => (a.sea ? { ...a, barrier: false } : a));
  return {
    name: 'kings',
    game: 'kings',
    width: frame[2],
    height: frame[3],
    sheet,
    fit: [-24, -24, frame[2] + 48, frame[3] + 48],
    defs: `<path id="shore" fill-rule="evenodd" d="${ringsOf(land)}"/>${placed.curves.join('')}`,
    ground: ground({ ...ctx, areas: open }),
    spaces: spacesOf(ctx, placed),
    borders: borders(ctx, placed),
    marks: marks(ctx, placed),
    labels: placed.labels,
    furniture: furniture(ctx),
    problems: shoreProblems(map, open),
    exceptions,
    least: { contact: 20 },
  };
}

/** A territory touches exactly the seas that the data says; a headland of a few units does not count. */
function shoreProblems(map, areas) {
  const touched = contactsOf(map, areas).filter(({ long }) => long > 12);
  return data.territory.flatMap((t) =>
    data.sea
      .filter((s) => t.seas.includes(s.slug) !== touched.some(({ pair }) => pair === [t.slug, s.slug].sort().join('/')))
      .map((s) => `${t.slug} and the ${s.slug}: the drawing and the data differ`),
  );
}

// ---- places for names and pieces

/** Where compass and title stand. */
const [rose, title] = [
  [168, 610],
  [172, 870],
];

function placeAll(ctx) {
  const { areas, map, index } = ctx;
  const all = placing(
    ctx.frame,
    areas.map((_, i) => map.outline(i)),
  );
  take(all.sheet, rose, [170, 200]);
  take(all.sheet, title, [340, 110]);
  for (const p of ctx.passages) for (const q of g.resample(p.line, 10)) take(all.sheet, q, [12, 12]);
  const depth = depths(all);
  const list = data.territory
    .map((t, i) => toFill(all, depth, i, { slug: t.slug, names: both(names[t.slug]), cls: 'name' }))
    .sort((a, b) => a.deep - b.deep);
  for (const o of list) placeTerritory(ctx, all, depth, o);
  const left = depths(all);
  const ground = (slug, words, cls, sizes) =>
    nameGround(all, left, toFill(all, left, index[slug], { slug, names: both(words), cls }), sizes);
  for (const [slug, words] of Object.entries(seas)) ground(slug, words, 'sea-name', [44, 38, 34, 30, 26, 22]);
  for (const [slug, words] of Object.entries(around)) ground(slug, words, 'land-name', [26, 23, 20]);
  return all;
}

const both = ([en, it]) => ({ en, it });

function placeTerritory({ areas }, all, depth, o) {
  const items = [1, 0.92, 0.85, 0.78, 0.7, 0.64].map((k) =>
    pieces.map((p) => ({ ...p, size: p.size.map((v) => v * k) })),
  );
  if (fillSpace(all, depth, o, { items, ...letters })) return;
  if (!fillPieces(all, depth, o, items)) throw new Error(`no room for the pieces of ${o.slug}`);
  nameBeside(all, o, 22, (i) => areas[i]?.barrier);
}

// ---- the picture

/** A sea passage: from shore to shore, over the narrowest water or by the way that was set. */
function passageOf(ctx, { a, b }) {
  const points = (slug) => ctx.map.shoreOf(ctx.index[slug]).map((e) => e.from.p);
  const hint = passages[[a, b].sort().join('/')];
  const ends = strait(points(a), points(b), hint && ctx.flat(hint));
  return { a, b, ...dotted(ends, 12, 0.12) };
}

function spacesOf(ctx, placed) {
  const partners = (slug, way) =>
    data.connection
      .filter((c) => c.way === way && (c.a === slug || c.b === slug))
      .map((c) => (c.a === slug ? c.b : c.a))
      .sort();
  return Object.fromEntries(
    data.territory.map((t, i) => {
      const anchors = Object.fromEntries(Object.entries(placed.anchors[t.slug]).map(([n, p]) => [n, tenth(p)]));
      const sizes = Object.fromEntries(Object.entries(placed.sizes[t.slug]).map(([n, p]) => [n, tenth(p)]));
      return [
        t.slug,
        {
          kind: t.seas.length ? 'coastal' : 'land',
          class: `culture-${t.culture}`,
          d: ringsOf(ctx.map.outline(i)),
          middle: anchors.knight,
          neighbours: partners(t.slug, 'land'),
          passages: partners(t.slug, 'sea'),
          anchors,
          sizes,
          facts: { culture: t.culture, seas: t.seas, islands: t.islands },
        },
      ];
    }),
  );
}

function borders(ctx, placed) {
  const { areas, map, land, sheet, flat, onLand, frame } = ctx;
  const drawn = { limit: [], seas: [], border: [], realm: [] };
  for (const [pair, edges] of map.shared) {
    const [a, b] = pair.split(',').map((i) => areas[i]);
    const cultures = [a, b].map(({ slug }) => data.territory.find((t) => t.slug === slug)?.culture);
    const wet = a.kind === 'water' || b.kind === 'water';
    const cls = wet
      ? a.sea && b.sea
        ? 'seas'
        : null
      : a.barrier || b.barrier
        ? 'limit'
        : cultures[0] === cultures[1]
          ? 'border'
          : 'realm';
    if (cls) drawn[cls].push(...edges.filter((e) => e.tag !== 'coast'));
  }
  const printed = placed.boxes.filter((b) => b.name === 'label');
  const clear = (x, y, r) =>
    printed.every((b) => Math.abs(b.at[0] - x) > b.size[0] / 2 + r || Math.abs(b.at[1] - y) > b.size[1] / 2 + r);
  return [
    waterLining(land, sheet, [4.5, 10, 17, 26]),
    rhumbs(rose, frame, (p) => !onLand(p), 90),
    `<path class="border seas" d="${linesOf(drawn.seas)}"/>`,
    relief({ flat, sheet, onLand, free: clear, high: 28 }),
    `<path class="border" d="${linesOf(drawn.border)}"/>`,
    `<path class="realm" d="${linesOf(drawn.realm)}"/>`,
    `<path class="realm limit" d="${linesOf(drawn.limit)}"/>`,
    '<use href="#shore" class="coast"/>',
  ].join('\n');
}

function marks(ctx, placed) {
  return [
    ...ctx.passages.map((p) => `<path class="passage" d="${p.d}"/>`),
    ...ctx.passages
      .flatMap((p) => [p.line[0], p.line.at(-1)])
      .map(([x, y]) => `<circle class="passage-end" cx="${num(x)}" cy="${num(y)}" r="4.5"/>`),
    `<path class="leader" d="${placed.leaders.join('')}"/>`,
  ].join('\n');
}

function furniture(ctx) {
  const { frame, sheet, flat } = ctx;
  const degree = g.distance(flat([5, 47]), flat([6.466, 47])); // about a hundred and eleven kilometres
  return [
    frameOf(frame, sheet, flat, { world: [-50, 10, 70, 80] }),
    compass(rose, 78),
    cartouche(title, 290, 'Crusader Kings', 'Anno Domini MLXVI'),
    scale([130, frame[3] - 44], degree / 2, 4, 'Scala leucarum L'),
  ].join('\n');
}
