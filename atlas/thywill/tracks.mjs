// The strength tracks of Prussians and Slavs: ten spaces each, with the strength above the place of the marker.
import { num } from '../lib/board.mjs';
import { glyph } from './marks.mjs';
import { facts } from './plane.mjs';

const enemies = ['prussian', 'slav'];
const components = facts('components');
/** Strength by space of the track. */
const strengths = (enemy) => components[enemy].track;

const [cell, high, gap, head] = [37.5, 43, 5, 122];
const longest = Math.max(...enemies.map((e) => strengths(e).length));
export const plate = { width: head + longest * cell + 8, height: 2 * high + 3 * gap };

const names = { prussian: { en: ['Prussians'], it: ['Prussiani'] }, slav: { en: ['Slavs'], it: ['Slavi'] } };

const corner = ([x, y], row, k) => [x + head + k * cell, y + gap + row * (high + gap)];

/** Where the marker stands in the k-th space, from 1. */
export function trackSlots(at) {
  return Object.fromEntries(
    enemies.flatMap((enemy, row) =>
      strengths(enemy).map((_, k) => {
        const [x, y] = corner(at, row, k);
        return [`track-${enemy}-${k + 1}`, { at: [x + cell / 2, y + 28].map((v) => Number(num(v))), size: [27, 27] }];
      }),
    ),
  );
}

export function trackLabels(at) {
  return enemies.map((enemy, row) => {
    const [x, y] = corner(at, row, 0);
    return {
      space: `track-${enemy}`,
      lines: names[enemy],
      at: [x - 40, y + high / 2].map((v) => Number(num(v))),
      size: 14,
      class: 'name',
    };
  });
}

export function tracks(at) {
  const [x, y] = at;
  const space = (row, strength, k) => {
    const [cx, cy] = corner(at, row, k);
    const wide = num(cell - 2);
    return [
      `<g transform="translate(${num(cx)} ${num(cy)})"><path class="step" d="M1 0h${wide}v${high}H1z"/>`,
      `<path class="line" d="M1 13.5h${wide}"/><text x="${num(cell / 2)}" y="10.8" font-size="11.5">${strength}</text></g>`,
    ].join('');
  };
  const row = (enemy, r) => {
    const [cx, cy] = corner(at, r, 0);
    const seal = [cx - 96, cy + high / 2];
    const steps = strengths(enemy).map((s, k) => space(r, s, k));
    const disc = `<circle class="seal" cx="${num(seal[0])}" cy="${num(seal[1])}" r="15"/>`;
    return `<g class="track ${enemy}">${steps.join('')}${disc}${glyph(enemy, seal, 19)}</g>`;
  };
  const page = `<path class="page" d="M${num(x)} ${num(y)}h${num(plate.width)}v${plate.height}h${num(-plate.width)}z"/>`;
  return `<g class="tracks">${page}${enemies.map(row).join('')}</g>`;
}
