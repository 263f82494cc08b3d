// What cmd/pack does to an engine is undone in the browser, however it comes in pieces.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { restored } from '../src/offline/sums';

const [code, packed] = readFileSync('../cmd/pack/testdata/differences.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line) => Uint8Array.from(line.match(/../g) ?? [], (x) => Number.parseInt(x, 16))) as [
  Uint8Array<ArrayBuffer>,
  Uint8Array<ArrayBuffer>,
];

async function unpack(pieces: Uint8Array[]): Promise<Uint8Array> {
  const stream = new ReadableStream<Uint8Array>({
    start(out) {
      for (const p of pieces) out.enqueue(p);
      out.close();
    },
  });
  return new Uint8Array(await new Response(stream.pipeThrough(restored())).arrayBuffer());
}

test.each([1, 2, 5, 13, 14, 1000, packed.length])('in pieces of %i bytes', async (size) => {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < packed.length; at += size) pieces.push(packed.slice(at, at + size));
  expect(await unpack(pieces)).toEqual(code);
});

test('what is not there is not found', async () => {
  expect(await unpack([])).toEqual(new Uint8Array());
  expect(await unpack([new Uint8Array([0x24]), new Uint8Array([0, 0x20])])).toEqual(new Uint8Array([0x24, 0, 0x20]));
});
