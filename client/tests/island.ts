// A small board for tests: four squares in a row of two, and an islet that only a passage reaches.
//
//   north | east
//   ------+------   islet
//   west  | south
import type { Drawing, Space } from '../src/board/drawing';
import { parse } from '../src/board/parse';

const squares: Record<string, [number, number]> = { north: [0, 0], east: [100, 0], west: [0, 100], south: [100, 100] };
const beside: Record<string, string[]> = {
  north: ['east', 'west'],
  east: ['north', 'south'],
  west: ['north', 'south'],
  south: ['east', 'west'],
  islet: [],
};
const passages: Record<string, string[]> = { south: ['islet'], islet: ['south'] };

function space(slug: string): Partial<Space> {
  const [x, y] = slug === 'islet' ? [300, 100] : squares[slug]!;
  const middle: [number, number] = [x + 50, y + 50];
  return {
    kind: 'land',
    middle,
    neighbours: beside[slug]!,
    passages: passages[slug],
    anchors: { unit: middle },
    sizes: { unit: [20, 20] },
  };
}

/** The file as the atlas writes it. */
export function islandFile(): string {
  const spaces = Object.fromEntries(Object.keys(beside).map((slug) => [slug, space(slug)]));
  const labels = {
    north: { lines: { en: ['The', 'North'], it: ['Il', 'Nord'] }, at: [50, 20], size: 12 },
    ocean: { lines: { en: ['Ocean <&>'] }, size: 20, curve: 'wave' },
  };
  const facts = JSON.stringify({ name: 'island', game: 'test', fit: [0, 0, 400, 200], spaces, labels });
  const path = (slug: string, d: string) => `<path id="space-${slug}" class="space land" d="${d}"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" class="board">',
    `<metadata id="facts">${facts.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')}</metadata>`,
    '<defs><path id="wave" d="M0 0L400 0"/></defs>',
    '<g id="ground">\n<use class="land" href="#wave"/><rect fill="url(#wave)"/>\n</g>',
    '<g id="spaces">',
    path('north', 'M0 0l100 0 0 100-100 0z'),
    path('east', 'M100 0h100v100h-100z'),
    path('west', 'M0,100L100,100L100,200L0,200Z'),
    path('south', 'M200 200L100 200 100 100 200 100z'),
    path('islet', 'M300 100q50 0 100 0l0 100-100 0z'),
    '</g>',
    '<g id="borders">\n\n</g>',
    '<g id="marks">\n<g id="mark-north"><path d="M0 0"/></g>\n</g>',
    '<g id="labels">\n<text id="label-north" class="label name" font-size="12"></text>\n<text id="label-ocean" class="label sea-name" font-size="20"></text>\n</g>',
    '<g id="furniture">\n<path class="rose" d="M0 0"/>\n</g>',
    '</svg>\n',
  ].join('\n');
}

export const island = (): Drawing => parse(islandFile());
