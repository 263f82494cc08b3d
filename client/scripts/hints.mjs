// Writes dist/hints.json from what the bundler says of its files: for every title and every board the lines that the
// server puts into the head of the page of a table, so that the browser fetches at once what the page will ask for.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** A file and all that it cannot do without, but for what every page has. */
function needs(name, found = new Set(everywhere)) {
  if (found.has(name)) return [];
  found.add(name);
  return [name, ...(manifest[name].imports ?? []).flatMap((next) => needs(next, found))];
}
const everywhere = [];
everywhere.push(...needs('index.html'));

const script = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`;
const style = (file) => `<link rel="preload" as="style" crossorigin href="/${file}">`;
const data = (file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`;

const titles = {};
const boards = {};
for (const [name, { file }] of Object.entries(manifest)) {
  const title = /^src\/titles\/([\w-]+)\/index\.ts$/.exec(name)?.[1];
  if (title)
    titles[title] = needs(name)
      .flatMap((n) => [script(manifest[n].file), ...(manifest[n].css ?? []).map(style)])
      .join('');
  if (/\/atlas\/boards\/.*\.svg$/.test(name)) boards[basename(name, '.svg')] = data(file);
}
writeFileSync(new URL('hints.json', dist), JSON.stringify({ titles, boards }));
rmSync(new URL('.vite', dist), { recursive: true });
