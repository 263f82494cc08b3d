// The sheet of a board side: which hexes it has, what they cover, and where the world lies under them.
import fs from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { num } from '../lib/board.mjs';
import { coastline, landTest, lay } from '../lib/coast.mjs';
import * as hexes from './hexes.mjs';
import { blanks, regions } from './places.mjs';
import { projection } from './projection.mjs';

export const facts = (name) =>
  parseToml(fs.readFileSync(new URL(`../../games/thywill/data/${name}.toml`, import.meta.url), 'utf8'));

/** How far a pull on the map is felt, in degrees, and how much a town may miss its hex: set by eye. */
const [reach, slack] = [5, 0.2];
/** Between the hexes and the frame, and around the frame: its degrees are written there. */
const [inner, outer] = [16, 46];
/** Below the lowest hexes of the small side there must be room for the strength tracks. */
const lowest = 4;
/** Land and sea go on beyond the frame: a window that is wide, or high, must not show where they end. */
const [beyondX, beyondY] = [1100, 900];
const world = [-27, -30, 104, 82];

const pins = (list) =>
  list.map((h) => ({ from: { ...regions, ...blanks }[h.slug].at, to: hexes.middle(h) })).filter((p) => p.from);

/** No Greenland on the edge of a chart of the twelfth century. */
const known = (ring) => !ring.every(([lon, lat]) => lon < -8 && lat > 67.5);

export function planeOf(side) {
  const { region, blank } = facts(`board-${side}`);
  const map = projection(pins([...region, ...blank]), reach, slack);
  const around = [...region, ...blank].flatMap(hexes.corners);
  const [xs, ys] = [around.map((p) => p[0]), around.map((p) => p[1])];
  const low = hexes.middle({ q: 0, r: lowest })[1] + hexes.side;
  const box = [Math.min(...xs) - inner, Math.min(...ys) - inner, Math.max(...xs) + inner, Math.max(...ys, low) + inner];
  const shift = ([x, y]) => [Number(num(x - box[0] + outer)), Number(num(y - box[1] + outer))];
  const flat = (p) => {
    const [x, y] = map(p);
    return [x - box[0] + outer, y - box[1] + outer];
  };
  const [width, height] = [box[2] - box[0] + 2 * outer, box[3] - box[1] + 2 * outer].map(Math.round);
  const sheet = [-beyondX, -beyondY, width + beyondX, height + beyondY];
  const land = lay(coastline('50m', world).filter(known), flat, sheet, { least: 14, slack: 0.35 });
  return {
    side,
    region,
    blank,
    flat,
    /** from units around the hex 0, 0 to the sheet */
    shift,
    middle: (h) => shift(hexes.middle(h)),
    outline: (h) => hexes.corners(h).map(shift),
    width,
    height,
    sheet,
    world,
    /** the frame with its lines, without the degrees written around it */
    fit: [outer - 20, outer - 20, width - 2 * outer + 40, height - 2 * outer + 40],
    frame: [outer, outer, width - outer, height - outer],
    land,
    onLand: landTest(land, 8),
  };
}
