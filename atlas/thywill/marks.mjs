// What is printed in the hexes: the square for a building, spaces for tiles by their shape, flags, start signs and
// discounts. The bars of hexes that nobody can enter.
import fs from 'node:fs';
import { num } from '../lib/board.mjs';
import * as g from '../lib/geometry.mjs';
import { slots } from './slots.mjs';

/** The same silhouettes as on the pieces. */
const shapes = JSON.parse(
  fs.readFileSync(new URL('../../client/src/titles/thywill/pieces/shapes.json', import.meta.url), 'utf8'),
);
const printed = ['castle', 'church', 'farm', 'bank', 'helm', 'flag', 'slav', 'prussian'];

/** For the defs: what is printed a hundred times stands in the file once. */
export const glyphs = printed
  .map((name) => {
    const { f, s } = shapes[name];
    const line = s ? `<path class="line" d="${s}"/>` : '';
    return `<g id="glyph-${name}" class="glyph-shape"><path fill-rule="evenodd" d="${f}"/>${line}</g>`;
  })
  .join('');

/** One of them, `high` units high. */
export const glyph = (name, [x, y], high) =>
  `<use class="glyph" href="#glyph-${name}" transform="translate(${num(x)} ${num(y)}) scale(${(high / 24).toFixed(2)})"/>`;

const outlines = {
  shield: 'M-12.5-14.5h25V-2c0 8-4.5 12.5-12.5 16.5C-8 10.5-12.5 6-12.5-2z',
  banner: 'M-13.5-14h27V14.5L0 9.5l-13.5 5z',
};

const placed = ([x, y], inner, cls) => `<g class="${cls}" transform="translate(${num(x)} ${num(y)})">${inner}</g>`;

/** One printed discount: the building it is for, and how much less it costs. */
function discount(at, type, less) {
  const high = slots['tile-1'].size[1];
  const w = high * 0.72;
  const plate = `<path d="M${num(-w / 2)} ${num(-high / 2)}h${num(w)}v${num(high)}h${num(-w)}z"/>`;
  const number = `<text y="${num(high * 0.43)}" font-size="${num(high * 0.4)}">−${less}</text>`;
  return placed(at, plate + glyph(type, [0, -high * 0.19], high * 0.5) + number, 'discount');
}

/** Two discounts stand where tiles would lie; a single one at the left; four in pairs above one another. */
function discounts(list) {
  const [left, right] = [slots['tile-1'].at, slots['tile-2'].at];
  if (list.length < 3) return list.map(([type, less], k) => discount([left, right][k], type, less));
  return list.map(([type, less], k) => {
    const [x, y] = k % 2 ? right : left;
    return discountFlat([x, y + (k < 2 ? -8.5 : 8.5)], type, less);
  });
}

/** As discount(), lying: for the one hex that has four. */
function discountFlat(at, type, less) {
  const plate = '<path d="M-16-8h32V8h-32z"/>';
  const number = `<text x="7" y="4.2" font-size="12.5">−${less}</text>`;
  return placed(at, plate + glyph(type, [-7, 0], 13.5) + number, 'discount');
}

const plot = '<path d="M-15-15h30v30h-30z"/><path class="line" d="M-12.5-12.5h25v25h-25z"/>';
const tile = (shape, k) => placed(slots[`tile-${k + 1}`].at, `<path d="${outlines[shape]}"/>`, `tile-${shape}`);

export function marksOf(region, [x, y]) {
  const inner = [
    placed(slots.building.at, plot, 'plot'),
    ...(region.spaces ?? []).map(tile),
    ...(region.flag ? [placed(slots.enemy.at, `<circle r="13.5"/>${glyph('flag', [1, 0], 17)}`, 'flag-mark')] : []),
    ...(region.start ? [placed(slots.start.at, `<circle r="13.5"/>${glyph('helm', [0, 0], 18)}`, 'start-mark')] : []),
    ...discounts(Object.entries(region.discount ?? {})),
  ];
  return `<g id="mark-${region.slug}" transform="translate(${num(x)} ${num(y)})">${inner.join('')}</g>`;
}

/** Slanting bars over a hex, none behind its name. */
export function bars(ring, [x0, y0, x1, y1]) {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  const reach = Math.max(...ys) - Math.min(...ys);
  const good = ([x, y]) => g.inside(ring, [x, y]) && !(x > x0 && x < x1 && y > y0 && y < y1);
  let d = '';
  for (let from = Math.min(...xs) - reach; from < Math.max(...xs); from += 9) {
    let run = [];
    for (let t = 0; t <= reach + 1; t += 1) {
      const p = [from + t, Math.max(...ys) - t];
      if (good(p)) run.push(p);
      if (!good(p) || t > reach) {
        if (run.length > 3) d += g.path([run[0], run.at(-1)]);
        run = [];
      }
    }
  }
  return d;
}
