// Every word is used.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'src/titles/kings/';
const read = (f: string) => readFileSync(folder + f, 'utf8');
const source = ['', 'war/', 'react/']
  .flatMap((sub) => readdirSync(folder + sub).map((f) => sub + f))
  .filter((f) => /\.(svelte|ts)$/.test(f) && !/words\.ts$|\.test\.ts$/.test(f))
  .map(read)
  .join('\n');
/** Keys of the English half. */
const keysOf = (text: string) =>
  [...text.slice(0, text.indexOf('\n  },\n  {')).matchAll(/^ {4}'?([\w.-]+)'?:/gm)].map((m) => m[1]!);

it('has no word that nobody uses', () => {
  const made = /^(cause|phase|tab|stand)\./; // put together from parts
  expect(keysOf(read('words.ts')).filter((k) => !made.test(k) && !source.includes(`'${k}'`))).toEqual([]);
});
