// Compresses the built client in advance, as well as it can be done: beside each file its forms .br and .gz, which the
// server hands out to those who accept them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const least = 1000; // bytes; below that there is nothing to win
const packed = /\.(woff2|br|gz|engine)$|^hints\.json$/; // nobody asks for the hints

const forms = {
  br: (b) =>
    promisify(brotliCompress)(b, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: b.length },
    }),
  gz: (b) => promisify(gzip)(b, { level: 9 }),
};

async function compress(path) {
  const plain = readFileSync(path);
  if (plain.length < least) return;
  for (const [ending, form] of Object.entries(forms)) {
    const short = await form(plain);
    if (short.length < plain.length) writeFileSync(`${path}.${ending}`, short);
  }
}

const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
  (f) => f.isFile() && !packed.test(f.name),
);
await Promise.all(files.map((f) => compress(join(f.parentPath, f.name))));
