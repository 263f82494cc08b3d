// Every word is used.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'src/titles/cardinals/';
const read = (f: string) => readFileSync(folder + f, 'utf8');
const source = readdirSync(folder)
  .filter((f) => /\.(svelte|ts)$/.test(f) && !/words\.ts$|\.test\.ts$/.test(f))
  .map(read)
  .join('\n');

it('has no word that nobody uses', () => {
  const made = ['mode.move', 'mode.support', 'mode.convoy']; // put together from parts
  const text = read('words.ts');
  const keys = [...text.slice(0, text.indexOf('\n  },\n  {')).matchAll(/^ {4}'?([\w.-]+)'?:/gm)].map((m) => m[1]!);
  expect(keys.filter((k) => !made.includes(k) && !source.includes(`'${k}'`))).toEqual([]);
  expect(made.filter((k) => !keys.includes(k))).toEqual([]);
});
