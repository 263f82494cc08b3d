// What a board is, and how it becomes an SVG. README.md describes the file for those who read it.
//
// A board:
//   name      'kingdoms-first-third'; the file is boards/<name>.svg
//   game      slug of the title
//   width, height   of the sheet, in board units
//   fit       [x, y, w, h]: what a window shows at first
//   defs      SVG text for <defs> (patterns, clip paths, the curves of labels)
//   ground    SVG text: sea, land, relief, rivers, texture; everything that lies below the spaces
//   spaces    slug -> { kind, d, middle: [x, y], neighbours: [slug], passages: [slug] (adjacent without a common
//             border: over water, by an arrow), anchors: { name: [x, y] }, sizes: { name: [w, h] }, label, facts: {…} }
//   slots     name -> { at: [x, y], size: [w, h] }: places for pieces beside the spaces, such as the steps of a track
//   borders   SVG text: lines between spaces, coast lines
//   marks     SVG text: what is printed on the board (supply centres, values, passages, arrows, coasts)
//   labels    [{ space, lines: { en: [..], it: [..] }, at: [x, y], size, curve?: id in defs, class }]
//   furniture SVG text: cartouche, compass, scale, frame
//   problems  what the drawing itself found wrong, in words (optional)
//   exceptions, least  boards of provinces have these and are checked for more (check.mjs): pairs 'a/b' whose contact on
//             the drawing differs from the data, each with a reason; { contact }: the shortest border that counts

import { provinceProblems } from './check.mjs';
import { leading } from './text.mjs';

const esc = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
/** A number with one decimal at most. */
export const num = (v) => String(Math.round(v * 10) / 10);

function space([slug, s]) {
  const cls = ['space', s.kind, s.class].filter(Boolean).join(' ');
  return `<path id="space-${slug}" class="${cls}" d="${s.d}"/>`;
}

/** A name; its lines stand around `at`, or on a curve of defs. The client puts in the reader's language. */
function label(l) {
  const lines = l.lines.en;
  const cls = ['label', l.class].filter(Boolean).join(' ');
  const head = `<text id="label-${l.space}" class="${cls}" font-size="${num(l.size)}"`;
  if (l.curve)
    return `${head}><textPath href="#${l.curve}" startOffset="50%">${esc(lines.join(' '))}</textPath></text>`;
  const rows = lines.map((t, i) => {
    const y = l.at[1] + (i - (lines.length - 1) / 2) * l.size * leading;
    return `<tspan x="${num(l.at[0])}" y="${num(y)}">${esc(t)}</tspan>`;
  });
  return `${head}>${rows.join('')}</text>`;
}

/** The facts that the client needs beside the picture. */
function facts(board) {
  const spaces = Object.fromEntries(
    Object.entries(board.spaces).map(([slug, s]) => [
      slug,
      {
        kind: s.kind,
        middle: s.middle,
        neighbours: s.neighbours,
        passages: s.passages?.length ? s.passages : undefined,
        anchors: s.anchors,
        sizes: s.sizes,
        facts: s.facts,
      },
    ]),
  );
  const labels = Object.fromEntries(
    board.labels.map((l) => [l.space, { lines: l.lines, at: l.at, size: l.size, curve: l.curve }]),
  );
  return JSON.stringify({ name: board.name, game: board.game, fit: board.fit, spaces, slots: board.slots, labels }).replace(/</g, '\\u003c');
}

export function svg(board) {
  const group = (id, inner) => `<g id="${id}">\n${inner}\n</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${board.width} ${board.height}" class="board board-${board.game}" data-board="${board.name}">`,
    `<metadata id="facts">${esc(facts(board))}</metadata>`,
    `<defs>${board.defs}</defs>`,
    group('ground', board.ground),
    group('spaces', Object.entries(board.spaces).map(space).join('\n')),
    group('borders', board.borders),
    group('marks', board.marks),
    group('labels', board.labels.map(label).join('\n')),
    group('furniture', board.furniture),
    '</svg>\n',
  ].join('\n');
}

/** What is wrong with a board, in words; the tests and draw.mjs both ask. */
export function problemsOf(board) {
  const problems = [...(board.problems ?? [])];
  for (const [slug, s] of Object.entries(board.spaces)) {
    for (const n of [...s.neighbours, ...(s.passages ?? [])]) {
      const back = board.spaces[n];
      if (!back) problems.push(`${slug} touches ${n}, which is no space`);
      else if (![...back.neighbours, ...(back.passages ?? [])].includes(slug)) problems.push(`${slug} touches ${n}, but not the other way`);
    }
  }
  if (board.exceptions) problems.push(...provinceProblems(board));
  return problems;
}
