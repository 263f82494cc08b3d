// Every word is used, those of the guide by a mark.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guide } from './guide';

const folder = 'src/titles/thywill/';
const read = (f: string) => readFileSync(folder + f, 'utf8');
const source = readdirSync(folder)
  .filter((f) => /\.(svelte|ts)$/.test(f) && !/words\.ts$|\.test\.ts$/.test(f))
  .map(read)
  .join('\n');
/** Keys of the English half. */
const keysOf = (text: string) =>
  [...text.slice(0, text.indexOf('\n  },\n  {')).matchAll(/^ {4}'?([\w.-]+)'?:/gm)].map((m) => m[1]!);

it('has no word that nobody uses', () => {
  const made = ['bonus.troop', 'bonus.order']; // put together from parts
  const keys = keysOf(read('words.ts'));
  expect(keys.filter((k) => !made.includes(k) && !source.includes(`'${k}'`))).toEqual([]);
  expect(made.filter((k) => !keys.includes(k))).toEqual([]);
});

it('says four things about every mark, and nothing else', () => {
  const wanted = guide.marks.flatMap((m) => ['title', 'what', 'why', 'next'].map((part) => `${m.id}.${part}`));
  expect(keysOf(read('guide.words.ts')).sort()).toEqual(wanted.sort());
  for (const m of guide.marks) for (const t of [m.title(), m.what(), m.why()]) expect(t).not.toBe('');
  expect(guide.marks.some((m) => m.id === guide.last)).toBe(true);
});
