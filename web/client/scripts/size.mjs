// Sizes of the built client as they travel, and a limit on the scripts: 200 kB in all.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const assets = new URL('../dist/assets/', import.meta.url);
const sums = { js: 0, css: 0, woff2: 0 };
for (const name of readdirSync(assets).sort()) {
  const kind = name.slice(name.lastIndexOf('.') + 1);
  const raw = readFileSync(new URL(name, assets));
  const size = kind === 'woff2' ? raw.length : gzipSync(raw, { level: 9 }).length;
  sums[kind] = (sums[kind] ?? 0) + size;
  console.log(`${String(size).padStart(8)}  ${name}`);
}
for (const [kind, size] of Object.entries(sums)) console.log(`${String(size).padStart(8)}  all ${kind}`);
if (sums.js > 200_000) {
  console.error('the scripts are larger than 200 kB');
  process.exit(1);
}
