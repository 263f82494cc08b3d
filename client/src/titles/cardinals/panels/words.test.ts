// The guide says four things about every mark; the rules that are cited exist.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guide as en } from '../../../gen/words/cardinals-en';
import { guide } from '../guide';

const folder = 'src/titles/cardinals/';
const read = (f: string) => readFileSync(folder + f, 'utf8');
const source = [
  read('Panel.svelte'),
  ...readdirSync(`${folder}panels`)
    .filter((f) => /\.(svelte|ts)$/.test(f) && !/words\.ts$|\.test\.ts$/.test(f))
    .map((f) => read(`panels/${f}`)),
].join('\n');

it('says four things about every mark, and nothing else', () => {
  const wanted = guide.marks.flatMap((m) => ['title', 'what', 'why', 'next'].map((part) => `${m.id}.${part}`));
  expect(Object.keys(en).sort()).toEqual(wanted.sort());
  for (const m of guide.marks) for (const t of [m.title(), m.what(), m.why()]) expect(t).not.toBe('');
  expect(guide.marks.some((m) => m.id === guide.last)).toBe(true);
});

it('cites statements that the rules have', () => {
  const rules = readFileSync('../games/cardinals/rules/en.md', 'utf8');
  const known = new Set([...rules.matchAll(/<!-- ([^>]*) -->/g)].flatMap((m) => m[1]!.split(' ')));
  const cited = [...source.matchAll(/(?:rule=|rule: |\? |: |, )['"](\d[a-z]\S*?|ruling\.R\d+)['"]/g)].map((m) => m[1]!);
  expect(cited.length).toBeGreaterThan(40);
  expect(cited.filter((r) => !known.has(r))).toEqual([]);
});
