// The names on the board, and the room that they take.
import { num } from '../lib/board.mjs';
import * as g from '../lib/geometry.mjs';
import { sizeOf } from '../lib/text.mjs';
import { around, blanks, regions } from './places.mjs';
import { name } from './slots.mjs';

export function nameOf(plane, { slug, ...hex }) {
  const [x, y] = plane.middle(hex);
  return {
    space: slug,
    lines: { en: [regions[slug].en], it: [regions[slug].it] },
    at: [x + name.at[0], y + name.at[1]].map((v) => Number(num(v))),
    size: name.size,
    class: 'name',
  };
}

/** The name of a hex that nobody can enter. */
export function blankName(plane, { slug, ...hex }) {
  const { en, it, sea } = blanks[slug];
  return {
    space: slug,
    lines: { en, it },
    at: plane.middle(hex),
    size: 12.5,
    class: `${sea ? 'sea-name' : 'land-name'} waste`,
  };
}

/** Names along a line, of this side; d is that line. */
export function alongNames(plane) {
  const here = Object.entries(around).filter(([, a]) => (a.side ?? plane.side) === plane.side);
  return here.map(([slug, { en, it, size, sea, line }]) => ({
    d: g.path(g.thin(g.curve(line.map(plane.flat)), 0.3)),
    label: {
      space: slug,
      lines: { en: [en], it: [it] },
      size,
      curve: `along-${slug}`,
      class: sea ? 'sea-name' : 'land-name',
    },
  }));
}

/** The box that a label fills, in any language. */
export function labelBox({ lines, at: [x, y], size, class: cls }) {
  const spacing = cls === 'name' ? 0.01 : 0.18; // as the style sheet adds between letters
  const sizes = Object.values(lines).map((l) => sizeOf(l, size, spacing));
  const [w, h] = [0, 1].map((c) => Math.max(...sizes.map((s) => s[c])));
  return [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
}
