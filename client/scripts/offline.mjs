// Writes the names of all files of a build into its service worker, which keeps them for when there is no network:
// node scripts/offline.mjs dist.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const dist = process.argv[2];
const left = /\.(br|gz|map)$|^(sw\.js|hints\.json|placeholder\.txt|\.vite)/;
const all = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((f) => f.isFile())
  .map((f) => relative(dist, join(f.parentPath, f.name)).split(sep).join('/'))
  .filter((f) => !left.test(f))
  .sort();
const files = all.filter((f) => !f.endsWith('.engine'));
const engines = all.filter((f) => f.endsWith('.engine'));
const worker = join(dist, 'sw.js');
const text = readFileSync(worker, 'utf8');
const empty = '{ files: [], engines: [] }';
if (!text.includes(empty)) throw new Error('the service worker has no place for its files');
writeFileSync(worker, text.replace(empty, JSON.stringify({ files, engines })));
console.log(
  `${files.length} files, ${Math.round(files.reduce((n, f) => n + statSync(join(dist, f)).size, 0) / 1000)} kB are kept without a network`,
);
