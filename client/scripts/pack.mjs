// Packs the boards of the site of plain files, whose web space need not know how to compress: what is fetched is a fifth.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const assets = new URL('../../site/assets/', import.meta.url);
for (const name of readdirSync(assets).filter((f) => f.endsWith('.svg'))) {
  const file = new URL(name, assets);
  writeFileSync(new URL(name.replace(/svg$/, 'board'), assets), gzipSync(readFileSync(file), { level: 9 }));
  rmSync(file);
}
