// The places of all names and pieces on a board: within their space where there is room, beside it where there is
// none. What is placed first keeps its place, so the board that calls decides who goes first.
import { bows } from './curves.mjs';
import { distances, fill, gridOver } from './field.mjs';
import * as g from './geometry.mjs';
import { partOf, place, placeItems, roomIn, setName, sheetOf, take, trial } from './packing.mjs';
import { spacingOf } from './text.mjs';

const tenth = ([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/**
 * @param {number[]} frame  [x0, y0, x1, y1]
 * @param {number[][][][]} outlines  rings of each area; its number is its place in this list
 */
export function placing(frame, outlines) {
  const grid = gridOver(frame, 3);
  const owner = new Int32Array(grid.nx * grid.ny).fill(-1);
  for (const [i, rings] of outlines.entries()) fill(grid, rings, (k) => (owner[k] = i));
  return { sheet: sheetOf(grid, owner), labels: [], curves: [], anchors: {}, sizes: {}, boxes: [], leaders: [] };
}

/** How far each square is from another space, from the frame, and from what is taken. */
export function depths({ sheet: { grid, owner, taken } }) {
  const { nx, ny } = grid;
  return distances(grid, (k) => {
    const [i, j] = [k % nx, Math.floor(k / nx)];
    if (taken[k] || i === 0 || j === 0 || i === nx - 1 || j === ny - 1) return true;
    return [k - 1, k + 1, k - nx, k + nx].some((n) => owner[n] !== owner[k]);
  });
}

/**
 * A space to be filled: its number, the box around it and its pole, the point furthest from all others.
 * @param {{slug: string, names: Record<string, string>, cls: string}} name
 */
export function toFill(all, depth, index, name) {
  const { grid, owner } = all.sheet;
  let deep = -1;
  owner.forEach((s, k) => {
    if (s === index && (deep < 0 || depth[k] > depth[deep])) deep = k;
  });
  if (deep < 0) throw new Error(`${name.slug} is not on the sheet`);
  return {
    ...name,
    index,
    part: partOf(all.sheet, index),
    pole: grid.at(deep % grid.nx, Math.floor(deep / grid.nx)),
    deep: depth[deep],
    main: pieceAt(all.sheet, deep),
  };
}

/** The squares of one space that hang together with one of them. */
function pieceAt({ grid, owner }, start) {
  const piece = new Set([start]);
  for (const k of piece)
    for (const n of [k - 1, k + 1, k - grid.nx, k + grid.nx]) if (owner[n] === owner[start]) piece.add(n);
  return piece;
}

/** What the packing asks about a space as it is now; only the piece with its pole counts, not its islands. */
function within(all, depth, space, step) {
  const { grid, taken } = all.sheet;
  return {
    room: roomIn(all.sheet, (k) => space.main.has(k) && !taken[k], space.part),
    depth: ([x, y]) => {
      const k = grid.row(y) * grid.nx + grid.column(x);
      return space.main.has(k) ? depth[k] : 0;
    },
    part: space.part,
    step,
  };
}

/** Pieces get their places, and nothing else comes there. */
export function keep(all, slug, { anchors, sizes }, gap = 2) {
  all.anchors[slug] = { ...all.anchors[slug], ...anchors };
  all.sizes[slug] = { ...all.sizes[slug], ...sizes };
  for (const [name, at] of Object.entries(anchors)) {
    take(all.sheet, at, sizes[name], gap);
    all.boxes.push({ space: slug, name, at, size: sizes[name] });
  }
}

function keepLabel(all, space, { at, size, lines, box }) {
  all.labels.push({ space: space.slug, lines, at: tenth(at), size, class: space.cls });
  take(all.sheet, at, box, 2);
  all.boxes.push({ space: space.slug, name: 'label', at, size: box });
}

function keepBow(all, space, bow) {
  const lines = Object.fromEntries(Object.entries(space.names).map(([l, n]) => [l, [n]]));
  all.curves.push(`<path id="curve-${space.slug}" d="${bow.d}"/>`);
  all.labels.push({ space: space.slug, lines, size: bow.size, curve: `curve-${space.slug}`, class: space.cls });
  const part = bow.long / (bow.line.length - 1);
  for (const at of bow.line) {
    take(all.sheet, at, [part, bow.size * 0.95], 1);
    all.boxes.push({ space: space.slug, name: 'label', at, size: [part * 0.9, bow.size * 0.9] });
  }
}

/** Does a box touch the letters on a bow? */
const onBow = (bow, at, box) =>
  bow.line.some(
    (p) =>
      Math.abs(p[0] - at[0]) < (bow.long / (bow.line.length - 1) + 4 + box[0]) / 2 &&
      Math.abs(p[1] - at[1]) < (bow.size + 4 + box[1]) / 2,
  );

/**
 * Name and pieces within a space: in straight lines, or on a bow.
 * @param {object} how
 * @param {{name: string, size: number[], beside: number[]}[][]} how.items  what stands there; smaller and smaller sets
 * @param {number[]} how.straight  sizes of letters in straight lines, largest first
 * @param {number[]} how.bowed     sizes of letters on a bow
 * @param {boolean} [how.bowsFirst]
 * @param {number} [how.lean]      how dear it is to turn a name
 * @returns {boolean} whether there was room
 */
export function fillSpace(all, depth, space, { items, straight, bowed, bowsFirst = false, lean = 0.5 }) {
  const of = within(all, depth, space, 5);
  const trials = items.map((list) => trial({ ...of, items: list }));
  const lines = (t, n) => {
    const found = place(t, { ...space, spacing: spacingOf(space.cls), sizes: n ? straight.slice(-2) : straight });
    if (!found) return false;
    keepLabel(all, space, found.label);
    keep(all, space.slug, found);
    return true;
  };
  const bow = (t) => {
    if (!t.possible) return false;
    for (const size of bowed)
      for (const b of bows({
        ...of,
        names: space.names,
        spacing: spacingOf(space.cls),
        size,
        step: 6,
        middle: space.pole,
        lean,
      }).slice(0, 25)) {
        const found = placeItems(t, (at, box) => onBow(b, at, box));
        if (!found) continue;
        keepBow(all, space, b);
        keep(all, space.slug, found);
        return true;
      }
    return false;
  };
  if (bowsFirst) return trials.some((t, n) => bow(t) || lines(t, n));
  return trials.some(lines) || trials.some(bow);
}

/** Only the pieces within a space. */
export function fillPieces(all, depth, space, items) {
  const of = within(all, depth, space, 5);
  for (const list of items) {
    const found = placeItems(trial({ ...of, items: list }));
    if (!found) continue;
    keep(all, space.slug, found);
    return true;
  }
  return false;
}

/** Pieces of a land that is too small for them: on its shore, half in the water. isWater(area number) */
export function fillShore(all, depth, space, items, isWater) {
  const { owner, taken } = all.sheet;
  const of = within(all, depth, space, 5);
  const part = [space.part[0] - 45, space.part[1] - 45, space.part[2] + 45, space.part[3] + 45];
  const near = (p) => Math.max(of.depth(p), 0.1 * Math.max(0, 48 - g.distance(p, space.pole)));
  const room = roomIn(all.sheet, (k) => !taken[k] && (owner[k] === space.index || isWater(owner[k])), part);
  const found = placeItems(trial({ ...of, room, depth: near, part, items }));
  if (!found) throw new Error(`no room for the pieces of ${space.slug}`);
  keep(all, space.slug, found);
}

/** A name beside its space, on squares that are open(area number), with a line that leads to it if it is far. */
export function nameBeside(all, space, size, open, reach = [200, 160]) {
  const { owner, taken } = all.sheet;
  const [x0, y0, x1, y1] = space.part;
  const part = [x0 - reach[0], y0 - reach[1], x1 + reach[0], y1 + reach[1]];
  const room = roomIn(all.sheet, (k) => !taken[k] && (owner[k] === space.index || open(owner[k])), part);
  let best = null;
  for (const most of [1, 2]) {
    const name = setName(space.names, size, most, spacingOf(space.cls));
    for (let y = part[1]; y < part[3]; y += 3)
      for (let x = part[0]; x < part[2]; x += 3) {
        const edge = rimPoint([x, y], name.box, space.pole);
        const cost = g.distance(edge, space.pole) + 0.15 * g.distance([x, y], space.pole) + 3 * most;
        if (best && cost >= best.cost) continue;
        if (room([x, y], [name.box[0] + 6, name.box[1] + 4])) continue;
        best = { cost, at: [x, y], name, edge };
      }
  }
  if (!best) throw new Error(`no room for the name of ${space.slug}`);
  keepLabel(all, space, { at: best.at, size, lines: best.name.lines, box: best.name.box });
  if (apart(all, space, best.at, best.name.box)) all.leaders.push(g.path([best.edge, space.pole]));
}

/** Does a box lie off its space? */
function apart({ sheet: { grid, owner } }, space, [x, y], [w, h]) {
  for (let v = y - h / 2; v <= y + h / 2; v += 3)
    for (let u = x - w / 2; u <= x + w / 2; u += 3)
      if (owner[grid.row(v) * grid.nx + grid.column(u)] === space.index) return false;
  return true;
}

/** The point of a box that is nearest to another point. */
const rimPoint = ([x, y], [w, h], [px, py]) => [
  Math.max(x - w / 2 - 2, Math.min(x + w / 2 + 2, px)),
  Math.max(y - h / 2, Math.min(y + h / 2, py)),
];

/** A place for one piece on squares that are open(area number), nearest to some points and to their middle. */
export function besideShore(all, shore, size, open) {
  const { owner, taken } = all.sheet;
  const middle = shore.reduce((s, p) => [s[0] + p[0] / shore.length, s[1] + p[1] / shore.length], [0, 0]);
  const part = [middle[0] - 180, middle[1] - 180, middle[0] + 180, middle[1] + 180];
  const room = roomIn(all.sheet, (k) => !taken[k] && open(owner[k]), part);
  let best = null;
  for (let y = part[1]; y < part[3]; y += 3)
    for (let x = part[0]; x < part[2]; x += 3) {
      if (room([x, y], size)) continue;
      const cost = 2 * Math.min(...shore.map((p) => g.distance(p, [x, y]))) + g.distance(middle, [x, y]);
      if (!best || cost < best.cost) best = { cost, at: [x, y] };
    }
  return best?.at ?? null;
}

/** Names of what is no space, where room is left; without room there is no name. */
export function nameGround(all, depth, space, sizes, lean = 0.8) {
  const of = within(all, depth, space, 5);
  for (const size of sizes) {
    const [b] = bows({
      ...of,
      names: space.names,
      spacing: spacingOf(space.cls),
      size,
      step: 8,
      middle: space.pole,
      lean,
    });
    if (b) return keepBow(all, space, b);
  }
}
