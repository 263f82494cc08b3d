// Boards for armies and fleets: places for units, dislodged units and supply centres beside the names, for fleets on a
// named coast at sea beside it, and the marks that are printed there.
import { num } from './board.mjs';
import { besideShore, depths, fillPieces, fillShore, fillSpace, keep } from './placing.mjs';

/** Sizes of what stands in a space. */
export const pieces = { unit: [36, 36], dislodged: [30, 30], supply: [16, 16] };

/** How the name of a sea is set where letters cannot be spread. */
const tight = { cls: 'sea-name tight' };

const itemsOf = (s, size) => [
  { name: 'unit', size: pieces.unit.map((v) => v * size), beside: [0, 0.62] },
  { name: 'dislodged', size: pieces.dislodged.map((v) => v * size), beside: [1.2, 0.75] },
  ...(s.supply ? [{ name: 'supply', size: pieces.supply, beside: [-1.85, 1.2] }] : []),
];

/**
 * @param {number[]} letters  sizes, largest first
 * @param {(area: number) => boolean} wet
 * @returns {boolean} whether the name stands in its land
 */
export function placeLand(all, depth, o, letters, wet) {
  const items = [1, 0.92, 0.84, 0.76, 0.68, 0.62].map((size) => itemsOf(o.s, size));
  if (fillSpace(all, depth, o, { items, straight: letters, bowed: letters.slice(-3) })) return true;
  if (!fillPieces(all, depth, o, items)) fillShore(all, depth, o, items[2], wet);
  return false;
}

/** @returns those whose names found no room */
export function placeSeas(all, list, letters) {
  const depth = depths(all);
  return list.filter((o) => {
    const items = [1, 0.84, 0.72, 0.64].map((size) => itemsOf(o.s, size));
    const how = { items, straight: letters.slice(-3), bowed: letters, bowsFirst: true, lean: 0.8 };
    if (fillSpace(all, depth, o, how)) return false;
    Object.assign(o, tight);
    if (fillSpace(all, depth, o, { ...how, bowed: letters.slice(-3) })) return false;
    if (!fillPieces(all, depth, o, items)) throw new Error(`no room for the fleets of ${o.slug}`);
    return true;
  });
}

/** A fleet on a named coast stands at sea beside it: in one of the seas, by their numbers. */
export function placeCoast(map, all, o, coast, seas) {
  const pairOf = (a, b) => (a < b ? `${a},${b}` : `${b},${a}`);
  const shore = seas.flatMap((i) => (map.shared.get(pairOf(i, o.index)) ?? []).map((e) => e.from.p));
  const at = besideShore(all, shore, pieces.dislodged, (i) => seas.includes(i));
  if (!at) throw new Error(`no room at sea for the ${coast} of ${o.slug}`);
  keep(all, o.slug, { anchors: { [`unit-${coast}`]: at }, sizes: { [`unit-${coast}`]: pieces.dislodged } }, 3);
}

const mark = (cls, p, inner) =>
  `<g class="mark ${cls}" transform="translate(${num(p[0])} ${num(p[1])})">${inner}</g>`;

/** A supply centre: a ring and a tower within; a holy city bears a cross. */
export const supplyMark = (at, holy = false) =>
  holy
    ? mark('supply holy', at, '<circle r="8"/><path d="M-1.4 -5.6h2.8v4.2h4.2v2.8h-4.2v4.2h-2.8v-4.2h-4.2v-2.8h4.2z"/>')
    : mark('supply', at, '<circle r="8"/><path d="M-3.6 4.4v-8h1.7v1.6h1.2v-1.6h1.4v1.6h1.2v-1.6h1.7v8z"/>');

export const coastMark = (at, coast) =>
  mark('coast-slot', at, `<circle r="14"/><text y="5" font-size="14" text-anchor="middle">${coast}</text>`);
