// No facts of the games in the client: what a card is called, who begins where, from which face a die hits comes from the
// view or with the title, so that an owner who corrects it sees the corrected game. Two things betray a copy: a name of the
// data files in the code, and a number that something is compared with or falls back to. Drawings may know both.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';

const titles = '../games';
const here = 'src/titles';

/** Files that only say how something looks or is worded: pictures, arms, signs, words; and the box, which also chooses the
 * table of a guided game. */
const drawing = /\/pieces\/|\/(arms|box|emblems|traits|decks|epithets|grammar)\.ts$|words\.ts$/;
const tests = /\.test\.ts$|\/harness\//;

/** What else may stand in the code, each with the reason. */
const allowed: { file: string; text: string; why: string }[] = [
  { file: 'cardinals/guide.ts', text: 'leon', why: 'the guide plays one dynasty and points at its spaces' },
  { file: 'cardinals/guide.ts', text: 'burgos', why: 'likewise' },
  { file: 'cardinals/guide.ts', text: 'toledo', why: 'likewise' },
  { file: 'cardinals/guide.ts', text: 'portugal', why: 'likewise' },
  { file: 'cardinals/guide.ts', text: 'toulouse', why: 'and at the fight next door' },
  { file: 'cardinals/guide.ts', text: 'gascony', why: 'likewise' },
  { file: 'cardinals/panels/Chart.svelte', text: 'Math.max(6', why: 'the least height of the chart' },
  { file: 'cardinals/phrases.ts', text: '=== 2', why: 'spaces of a phrase: unit, whom it helps' },
  { file: 'cardinals/written.ts', text: '< 2', why: 'letters of a word' },
  { file: 'generic/Sheet.svelte', text: '< 16', why: 'letters of a short word' },
  { file: 'generic/reading.ts', text: '< 2', why: 'a player alone has no seats to tell apart' },
  { file: 'generic/spaces.ts', text: '< 2', why: 'no choice between boards' },
  { file: 'kingdoms/OddsBar.svelte', text: '[1, 2, 3, 4, 5]', why: 'how many more dice are shown' },
  { file: 'kingdoms/panel/Muslims.svelte', text: '[1, 2, 3, 4, 5, 6]', why: 'the faces of a die' },
  { file: 'kingdoms/panel/Muslims.svelte', text: '=== 6', why: 'the faces of a die' },
  { file: 'kingdoms/panel/Score.svelte', text: 'Math.max(4', why: 'the least place of a mark, in percent' },
  { file: 'kingdoms/Peek.svelte', text: '< 8', why: 'pixels' },
  { file: 'kingdoms/Peek.svelte', text: 'Math.max(8', why: 'pixels' },
  { file: 'kingdoms/scenes.ts', text: 'muslims', why: 'a kind of scene' },
  { file: 'kings/family/Bag.svelte', text: '[1, 2, 3]', why: 'the columns of a table' },
  { file: 'kings/family/Lineage.svelte', text: '> 10', why: 'letters of a long name' },
  { file: 'kings/family/odds.ts', text: '> 99', why: 'percent, in words' },
  { file: 'kings/guide.ts', text: '>= 2', why: 'the guide speaks of the second Round and of a second ruler' },
  { file: 'kings/scenes.ts', text: 'kind', why: 'a property, though a trait is called so' },
  { file: 'thywill/Board.svelte', text: '=== 2', why: 'where the knights of two are drawn' },
  { file: 'thywill/Stage.svelte', text: '> 2', why: 'when cards are drawn smaller' },
  { file: 'thywill/Wheel.svelte', text: '> 3', why: 'the shorter way round the wheel' },
  { file: 'thywill/guide.ts', text: '>= 2', why: 'the guide speaks of the second round' },
  { file: 'thywill/wheel.ts', text: '<= 7', why: 'tokens that find room in a row' },
  ...(
    'kind generous attractive humble cruel deceitful ambitious godless coward brave swordmaster strong ugly degenerate ' +
    'inbred gluttonous'
  )
    .split(' ')
    .map((text) => ({
      file: 'kings/face/parts.ts',
      text,
      why: 'how a trait is drawn; one without a drawing shows none',
    })),
];

/** The year in which a guided game begins, and points as players write them in their orders. */
const harmless = /\b11\d0\b|\b\d DP\b/;

const walk = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((e) =>
    e.isDirectory() ? walk(join(dir, e.name)) : [join(dir, e.name)],
  );

/** All names that the data files of a title give. */
function slugsOf(title: string): Set<string> {
  const slugs = new Set<string>();
  const collect = (x: unknown) => {
    if (typeof x !== 'object' || x === null) return;
    for (const [key, value] of Object.entries(x)) {
      if (key === 'slug' && typeof value === 'string') slugs.add(value);
      else collect(value);
    }
  };
  for (const file of walk(join(titles, title, 'data'))) collect(parse(readFileSync(file, 'utf8')));
  return slugs;
}

/** Code without comments and styles. */
const bare = (text: string): string =>
  text
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');

const literal = /(['"`])(?:[a-z]+:)?([a-z][a-z0-9-]*)\1/g;
const number = '(?:[2-9]|\\d\\d)\\b(?![.\\d])';
/** Compared with, instead of nothing, as a default, at least or at most; a list; a count. */
const numbers = new RegExp(
  [
    `(?:[<>]=?|[=!]==|\\?\\?) ?${number}`,
    `Math\\.(?:max|min)\\(\\s*[2-9]\\b(?![.\\d])`,
    `(?<=[{,] ?)(?!size\\b)\\w+ = [2-9]\\b(?=[,} ])`,
    `length: ${number}(?! ?[*+-])`,
    '\\[-?\\d+(?:, -?\\d+){2,}\\]',
  ].join('|'),
  'g',
);

function betrayals(text: string, slugs: Set<string>): string[] {
  const code = bare(text);
  const named = [...code.matchAll(literal)].map((m) => m[2]!).filter((s) => slugs.has(s));
  return [...new Set([...named, ...[...code.matchAll(numbers)].map((m) => m[0])])];
}

/** All texts of a file of words. */
const textsOf = (x: unknown): string[] =>
  typeof x === 'string' ? [x] : typeof x === 'object' && x !== null ? Object.values(x).flatMap(textsOf) : [];

/** Those with data of their own. */
const played = readdirSync(here).filter((title) => existsSync(join(titles, title, 'data')));

describe.each(played)('%s', (title) => {
  const slugs = slugsOf(title);
  const files = walk(join(here, title)).filter((f) => /\.(ts|svelte)$/.test(f) && !drawing.test(f) && !tests.test(f));
  const found = files.flatMap((f) =>
    betrayals(readFileSync(f, 'utf8'), slugs).map((text) => `${relative(here, f)}: ${text}`),
  );

  it('repeats no facts of its data', () => {
    const known = allowed.map((a) => `${a.file}: ${a.text}`);
    expect(found.filter((f) => !known.includes(f))).toEqual([]);
  });

  it('tells no numbers in its words', () => {
    const told = ['en', 'it']
      .map((lang) => join(titles, title, `text/ui.${lang}.toml`))
      .filter(existsSync)
      .flatMap((f) => textsOf(parse(readFileSync(f, 'utf8'))))
      .filter((t) => /(?<![\w{.(])\d+(?![\w})])/.test(t));
    expect(told.filter((t) => !harmless.test(t))).toEqual([]);
  });

  it('needs every exception', () => {
    const mine = allowed.filter((a) => a.file.startsWith(`${title}/`)).map((a) => `${a.file}: ${a.text}`);
    expect(mine.filter((a) => !found.includes(a))).toEqual([]);
  });
});

describe('the guard', () => {
  const slugs = slugsOf('kingdoms');
  it.each([
    ["const muslim = new Set(['damascus', 'aleppo']);", ['damascus', 'aleppo']],
    ["const cards = { citadels: 'm-citadels' };", ['m-citadels']],
    ["names.thing('region:homs')", ['homs']],
    ['const hit = face >= 4;', ['>= 4']],
    ['boardFor: (players) => (players < 3 ? one : other),', ['< 3']],
    ['let { face, from = 4, raised = 0 } = $props();', ['from = 4']],
    ['pledges(check, moves, view.prices?.sabotage ?? 2)', ['?? 2']],
    ['{#each Array.from({ length: 5 }) as _, i (i)}', ['length: 5']],
    ['const steps = [-2, -1, 0, 1, 2];', ['[-2, -1, 0, 1, 2]']],
    ['const cost = Math.max(2, printed - discount);', ['Math.max(2']],
  ])('finds %s', (code, want) => {
    expect(betrayals(code, slugs)).toEqual(want);
  });
  it.each(['// a die of 4 or more hits: face >= 4', 'let { size = 34 } = $props();', "w('castles.free', { n: 0 })"])(
    'leaves %s',
    (code) => {
      expect(betrayals(code, slugs)).toEqual([]);
    },
  );
});
