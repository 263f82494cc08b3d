// Compresses a file so that any browser can unpack it itself, whatever the server knows of compression: node
// scripts/pack.mjs FROM TO.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [from, to] = process.argv.slice(2);
writeFileSync(to, gzipSync(readFileSync(from), { level: 9 }));
