// Finds room within a space for its name and for the places where pieces stand.
import { breaks, sizeOf } from './text.mjs';

/**
 * The sheet as squares: which space covers each (-1 none), and what is taken by names and pieces already.
 * @param {ReturnType<import('./field.mjs').gridOver>} grid
 */
export function sheetOf(grid, owner) {
  return { grid, owner, taken: new Uint8Array(owner.length) };
}

const boxAt = ([x, y], [w, h]) => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];

/** Keeps a box free of all that is placed later. */
export function take(sheet, at, size, gap = 0) {
  for (const k of squares(sheet.grid, boxAt(at, [size[0] + 2 * gap, size[1] + 2 * gap]))) sheet.taken[k] = 1;
}

function* squares(grid, [x0, y0, x1, y1]) {
  const clamp = (v, n) => Math.max(0, Math.min(n - 1, v));
  const [i0, i1] = [Math.floor((x0 - grid.x0) / grid.cell), Math.ceil((x1 - grid.x0) / grid.cell)].map((v) =>
    clamp(v, grid.nx),
  );
  const [j0, j1] = [Math.floor((y0 - grid.y0) / grid.cell), Math.ceil((y1 - grid.y0) / grid.cell)].map((v) =>
    clamp(v, grid.ny),
  );
  for (let j = j0; j <= j1; j++) for (let i = i0; i <= i1; i++) yield j * grid.nx + i;
}

/** Answers quickly whether a box lies on good squares only. good(index) is asked once for each square of the part. */
export function roomIn(sheet, good, part) {
  const { grid } = sheet;
  const [i0, j0] = [Math.max(0, grid.column(part[0]) - 1), Math.max(0, grid.row(part[1]) - 1)];
  const [i1, j1] = [Math.min(grid.nx - 1, grid.column(part[2]) + 1), Math.min(grid.ny - 1, grid.row(part[3]) + 1)];
  const w = i1 - i0 + 2;
  const bad = new Int32Array(w * (j1 - j0 + 2));
  for (let j = j0; j <= j1; j++)
    for (let i = i0; i <= i1; i++) {
      const k = (j - j0 + 1) * w + (i - i0 + 1);
      bad[k] = bad[k - 1] + bad[k - w] - bad[k - w - 1] + (good(j * grid.nx + i) ? 0 : 1);
    }
  const count = (a, b, c, d) => bad[d * w + c] - bad[b * w + c] - bad[d * w + a] + bad[b * w + a];
  /** How many squares of the box are bad; all of it when it leaves the part. */
  return (at, size) => {
    const [x0, y0, x1, y1] = boxAt(at, size);
    const a = Math.floor((x0 - grid.x0) / grid.cell) - i0;
    const b = Math.floor((y0 - grid.y0) / grid.cell) - j0;
    const c = Math.ceil((x1 - grid.x0) / grid.cell) - i0 + 1;
    const d = Math.ceil((y1 - grid.y0) / grid.cell) - j0 + 1;
    if (a < 0 || b < 0 || c > i1 - i0 + 1 || d > j1 - j0 + 1) return Infinity;
    return count(a, b, c, d);
  };
}

/** The box around all squares of a space. */
export function partOf(sheet, space) {
  const { grid, owner } = sheet;
  const b = [Infinity, Infinity, -Infinity, -Infinity];
  owner.forEach((s, k) => {
    if (s !== space) return;
    const [x, y] = grid.at(k % grid.nx, Math.floor(k / grid.nx));
    b[0] = Math.min(b[0], x);
    b[1] = Math.min(b[1], y);
    b[2] = Math.max(b[2], x);
    b[3] = Math.max(b[3], y);
  });
  return b;
}

/** A name in n lines at most, per language; and the box that holds any of them. */
export function setName(names, size, most, spacing = 0) {
  const lines = {};
  const box = [0, 0];
  for (const [language, name] of Object.entries(names)) {
    const ways = breaks(name, most).map((way) => ({ way, box: sizeOf(way, size, spacing) }));
    const best = ways.reduce((a, b) => (b.box[0] < a.box[0] - 0.01 ? b : a));
    lines[language] = best.way;
    box[0] = Math.max(box[0], best.box[0]);
    box[1] = Math.max(box[1], best.box[1]);
  }
  return { lines, box };
}

const overlap = (p, s, q, t, gap) =>
  Math.abs(p[0] - q[0]) < (s[0] + t[0]) / 2 + gap && Math.abs(p[1] - q[1]) < (s[1] + t[1]) / 2 + gap;

/**
 * Room for pieces in one space: where each may stand. Asked once, used for many trials.
 * @param {object} of
 * @param {(at: number[], size: number[]) => number} of.room  bad squares of a box
 * @param {(p: number[]) => number} of.depth   how far from the rim of the space
 * @param {number[]} of.part   where to look
 * @param {number} of.step     how closely
 * @param {{name: string, size: number[], beside: number[]}[]} of.items  beside: where it likes to stand, seen from
 *   the middle of the name and counted in its own size and half the name's height
 */
export function trial(of) {
  const spots = spotsOf(of);
  const items = of.items.map((item) => ({
    ...item,
    spots: spots.map((s) => s.at).filter((at) => of.room(at, [item.size[0] + 2, item.size[1] + 2]) === 0),
  }));
  return { ...of, spots, items, possible: items.every((i) => i.spots.length > 0) };
}

/**
 * A name in straight lines and the pieces around it; everything lies within the space and nothing on another.
 * @param {ReturnType<typeof trial>} of
 * @param {{names: Record<string, string>, sizes: number[], spacing: number}} name  sizes of letters, largest first
 * @returns {null | {label: {at: number[], size: number, lines: object, box: number[]}, anchors: object, sizes: object}}
 */
export function place(of, { names, sizes, spacing }) {
  if (!of.possible) return null;
  for (const size of sizes) {
    let best = null;
    for (const most of [1, 2, 3]) {
      const name = setName(names, size, most, spacing);
      if (most > 1 && Object.values(name.lines).every((l) => l.length < most)) continue;
      const pad = [name.box[0] + 5, name.box[1] + 5];
      const free = of.spots.filter((p) => of.room(p.at, pad) === 0).slice(0, 120);
      for (const { at, depth } of free) {
        const around = (p, box) => overlap(p, box, at, name.box, 2);
        const items = settle(of, at, name.box[1], around);
        const cost = (items?.cost ?? Infinity) - 0.8 * depth + 6 * most;
        if (cost < (best?.cost ?? Infinity))
          best = { cost, label: { at, size, lines: name.lines, box: name.box }, ...pick(items) };
      }
    }
    if (best) return best;
  }
  return null;
}

/** Only the pieces, where nothing is blocked. */
export function placeItems(of, blocked = () => false) {
  if (!of.possible) return null;
  let best = null;
  for (const { at, depth } of of.spots.slice(0, 80)) {
    const items = settle(of, at, 0, blocked);
    const cost = (items?.cost ?? Infinity) - depth;
    if (cost < (best?.cost ?? Infinity)) best = { cost, ...pick(items) };
  }
  return best;
}

const pick = ({ anchors, sizes }) => ({ anchors, sizes });

/** Points to try, deepest first. */
function spotsOf({ part, step, depth }) {
  const spots = [];
  for (let y = part[1]; y <= part[3]; y += step)
    for (let x = part[0]; x <= part[2]; x += step) {
      const d = depth([x, y]);
      if (d > 0) spots.push({ at: [x, y], depth: d });
    }
  return spots.sort((a, b) => b.depth - a.depth || a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** The pieces one after the other, each as near as can be to where it likes to stand; below the name or above it. */
function settle({ items }, middle, high, blocked) {
  let best = null;
  for (const turn of [1, -1]) {
    const placed = [];
    let cost = 0;
    for (const item of items) {
      const aim = [
        middle[0] + item.beside[0] * item.size[0],
        middle[1] + turn * (high / 2 + item.beside[1] * item.size[1]),
      ];
      let found = null;
      for (const at of item.spots) {
        const far = Math.hypot(at[0] - aim[0], at[1] - aim[1]);
        if (found && far >= found.far) continue;
        if (blocked(at, item.size) || placed.some((p) => overlap(at, item.size, p.at, p.size, 2))) continue;
        found = { far, at, size: item.size, name: item.name };
      }
      cost += found?.far ?? Infinity;
      if (!found || cost >= (best?.cost ?? Infinity)) break;
      placed.push(found);
    }
    if (placed.length === items.length && cost < (best?.cost ?? Infinity)) best = { cost, placed };
  }
  if (!best) return null;
  return {
    cost: best.cost,
    anchors: Object.fromEntries(best.placed.map((p) => [p.name, p.at])),
    sizes: Object.fromEntries(best.placed.map((p) => [p.name, p.size])),
  };
}
