// Names of seas: one line of spaced letters on a gentle bow, where the water is wide.
import { num } from './board.mjs';
import { widthOf } from './text.mjs';

const turns = [0, -8, 8, -16, 16, -26, 26, -38, 38, -52, 52, -68, 68];
const bends = [0.06, -0.06, 0.12, -0.12, 0, 0.18, -0.18];

/**
 * @typedef {object} Of
 * @property {Record<string, string>} names
 * @property {number} size       of the letters
 * @property {number} spacing    between letters, in sizes
 * @property {(p: number[]) => number} depth  how far it is to where a name may not go; 0 or less there
 * @property {number[]} part     box to look in
 * @property {number} step
 * @property {number[]} middle   where it would stand best
 * @property {number} [lean]     how dear a turned name is, per degree
 */

/** All bows for letters of one size, best first; the best one of each place. @param {Of} of */
export function bows(of) {
  const { size } = of;
  const long = Math.max(...Object.values(of.names).map((n) => widthOf(n, size, of.spacing))) + size * 0.4;
  const enough = size * 0.6;
  const shapes = turns.flatMap((turn) =>
    bends.map((bend) => ({ turn, bend, line: sampled([0, 0], long, turn, bend) })),
  );
  const found = [];
  for (let y = of.part[1]; y <= of.part[3]; y += of.step)
    for (let x = of.part[0]; x <= of.part[2]; x += of.step) {
      if (of.depth([x, y]) < enough) continue;
      let best = null;
      for (const { turn, bend, line } of shapes) {
        const room = narrowest(line, x, y, of.depth, enough);
        if (room < enough) continue;
        const cost =
          Math.hypot(x - of.middle[0], y - of.middle[1]) * 0.5 +
          Math.abs(turn) * (of.lean ?? 0.8) +
          Math.abs(bend) * 60 -
          Math.min(room, size * 2.4) * 3;
        if (!best || cost < best.cost) best = { cost, at: [x, y], turn, bend, line };
      }
      if (best) found.push(best);
    }
  return found
    .sort((a, b) => a.cost - b.cost)
    .map((f) => ({
      ...f,
      size,
      long,
      line: f.line.map(([u, v]) => [f.at[0] + u, f.at[1] + v]),
      d: pathOf(f.at, long, f.turn, f.bend),
    }));
}

/** The least depth along a line around a point; the ends are looked at first, where most fail. */
function narrowest(line, x, y, depth, enough) {
  let room = Infinity;
  for (let k = 0; k < line.length && room >= enough; k++) {
    const p = line[k % 2 ? line.length - 1 - (k >> 1) : k >> 1];
    room = Math.min(room, depth([x + p[0], y + p[1]]));
  }
  return room;
}

const frameOf = (turn) => {
  const a = (turn * Math.PI) / 180;
  return { u: [Math.cos(a), Math.sin(a)], n: [-Math.sin(a), Math.cos(a)] };
};

/** Points along the middle of the letters. */
function sampled([x, y], long, turn, bend, parts = 14) {
  const { u, n } = frameOf(turn);
  return Array.from({ length: parts + 1 }, (_, i) => {
    const t = (2 * i) / parts - 1;
    const [along, off] = [(t * long) / 2, bend * long * (t * t - 0.4)];
    return [x + u[0] * along + n[0] * off, y + u[1] * along + n[1] * off];
  });
}

/** The line through the middle of the letters, as a single bend. */
function pathOf([x, y], long, turn, bend) {
  const { u, n } = frameOf(turn);
  const at = (along, off) => `${num(x + u[0] * along + n[0] * off)} ${num(y + u[1] * along + n[1] * off)}`;
  const half = (long * 1.12) / 2; // a little longer than the name, which stands in its middle
  const end = bend * long * (1.12 ** 2 - 0.4);
  return `M${at(-half, end)}Q${at(0, -2 * 0.4 * bend * long - end)} ${at(half, end)}`;
}
