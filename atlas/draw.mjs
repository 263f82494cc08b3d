// Draws all boards, or those named: node draw.mjs [--check] [BOARD...]
// With --check nothing is written, and a board that differs from its committed file is a failure.
import fs from 'node:fs';
import { problemsOf, svg } from './lib/board.mjs';

/** Every board and the module that draws it: draw() gives the board that lib/board.mjs describes. */
const boards = {
  'kingdoms-first-third-crusades': () => import('./kingdoms/draw.mjs').then((m) => m.draw('first-third-crusades')),
  'kingdoms-second-crusade': () => import('./kingdoms/draw.mjs').then((m) => m.draw('second-crusade')),
  'thywill-p34': () => import('./thywill/draw.mjs').then((m) => m.draw('p34')),
  'thywill-p2': () => import('./thywill/draw.mjs').then((m) => m.draw('p2')),
  cardinals: () => import('./cardinals/draw.mjs').then((m) => m.draw()),
  kings: () => import('./kings/draw.mjs').then((m) => m.draw()),
  classic: () => import('./classic/draw.mjs').then((m) => m.draw()),
};

const check = process.argv.includes('--check');
const named = process.argv.slice(2).filter((a) => !a.startsWith('--'));
let failed = false;
for (const name of named.length ? named : Object.keys(boards)) {
  if (!boards[name]) throw new Error(`no board is called ${name}; there are: ${Object.keys(boards).join(', ')}`);
  const board = await boards[name]();
  const text = svg(board);
  const file = new URL(`./boards/${name}.svg`, import.meta.url);
  const problems = problemsOf(board);
  if (!check) fs.writeFileSync(file, text);
  else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text)
    problems.push('the committed board is not what this draws (make boards)');
  for (const p of problems) console.error(`${name}: ${p}`);
  failed ||= problems.length > 0;
  console.log(`${name}: ${Object.keys(board.spaces).length} spaces, ${(text.length / 1024).toFixed(0)} KiB`);
}
process.exit(failed ? 1 : 0);
