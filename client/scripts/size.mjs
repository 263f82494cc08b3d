// Sizes of the built client as they travel, and a limit on the scripts that one table can
// need: the page and its title with everything that they load sooner or later. Other pages do not count, and what the page or a
// title loads only for those who ask for it (their folders later/) is counted by itself, with a limit of its own. So is
// what lets a browser play a title without a server.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const limit = 200_000;
const limitLater = 20_000; // for one such part, beyond what the table has loaded
const limitEngine = 1_500_000;
const titles = readdirSync(new URL('../src/titles/', import.meta.url), { withFileTypes: true })
  .filter((f) => f.isDirectory())
  .map((f) => f.name);

/** Pages of their own, which no table needs; those that are not loaded by themselves are in the start page. */
const pages = readdirSync(new URL('../src/pages/', import.meta.url)).map((f) => f.replace(/\..*$/, ''));

/** By title: the parts that are loaded for those who ask for them. */
const later = (title) =>
  [`titles/${title}`, 'table']
    .map((folder) => new URL(`../src/${folder}/later/`, import.meta.url))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((f) => f.endsWith('.svelte'))
    .map((f) => f.replace(/\..*$/, ''));

const assets = new URL('../dist/assets/', import.meta.url);
const all = new Map(readdirSync(assets).map((name) => [name, readFileSync(new URL(name, assets))]));
const files = new Map([...all].filter(([name]) => !/\.(br|gz)$/.test(name)));
/** As gzip, which every browser accepts from everywhere; brotli is shorter, but only for those who come by https. */
const travels = (name) => (all.get(`${name}.gz`) ?? all.get(name)).length;

const sums = {};
for (const name of [...files.keys()].sort()) {
  const kind = name.slice(name.lastIndexOf('.') + 1);
  sums[kind] = (sums[kind] ?? 0) + travels(name);
  console.log(`${String(travels(name)).padStart(8)}  ${name}`);
}
for (const [kind, size] of Object.entries(sums)) console.log(`${String(size).padStart(8)}  all ${kind}`);

/** The scripts that one brings with it, those that it loads later included; never the start of another title, or another page. */
function closure(name, others, found = new Set()) {
  if (found.has(name) || others.has(name)) return found;
  found.add(name);
  for (const [, next] of files
    .get(name)
    .toString()
    .matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
    closure(next, others, found);
  return found;
}

const scripts = [...files.keys()].filter((n) => n.endsWith('.js'));
const named = (start) => scripts.find((n) => n.replace(/-[\w-]{8}\.js$/, '') === start);
/** Words come in one language: those of the title and those that all share. */
const dictionaries = ['en', 'it'].flatMap((lang) =>
  [...titles, 'people', 'admin', 'judge', 'moment', 'shared'].map((group) => `${group}-${lang}`),
);
const sum = (names) => [...names].reduce((total, n) => total + travels(n), 0);
function foreign(title, lang) {
  const spoken = [`${title}-${lang}`, `shared-${lang}`];
  const strange = dictionaries.filter((w) => !spoken.includes(w));
  const others = titles.filter((t) => t !== title).flatMap((t) => [t, `${t}-starts`]);
  return [...others, ...pages, ...strange].map(named);
}
function tableOf(title, lang) {
  const others = new Set([...foreign(title, lang), ...later(title).map(named)]);
  return closure(named('index'), others, closure(named(title), others));
}
let failed = false;
for (const title of titles) {
  const [lang] = ['en', 'it'].sort((a, b) => sum(tableOf(title, b)) - sum(tableOf(title, a))); // the heavier one
  const needed = tableOf(title, lang);
  console.log(`${String(sum(needed)).padStart(8)}  scripts of a table of ${title}`);
  failed ||= sum(needed) > limit;
  const parts = later(title).map(named);
  for (const part of parts) {
    const others = new Set([...foreign(title, lang), ...parts.filter((p) => p !== part)]);
    const more = sum([...closure(part, others)].filter((n) => !needed.has(n)));
    console.log(`${String(more).padStart(8)}  more for ${part.replace(/-[\w-]{8}\.js$/, '')} of ${title}`);
    failed ||= more > limitLater;
  }
}
const engines = [...files.keys()].filter((n) => n.endsWith('.engine'));
failed ||= engines.length === 0 || engines.some((n) => travels(n) > limitEngine);
if (failed) {
  console.error(
    `the scripts of one table are larger than ${limit / 1000} kB, a later part than ${limitLater / 1000} kB, or an engine than ${limitEngine / 1000} kB, or there is none`,
  );
  process.exit(1);
}
