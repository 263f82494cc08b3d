// Every word is used, and every word that is used is there (the compiler checks that
// for plain keys; here also those put together from parts).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'src/titles/kingdoms/';
const source = (readdirSync(folder, { recursive: true }) as string[])
  .filter((f) => /\.(svelte|ts)$/.test(f) && !/^(words|.*\.test)\.ts$/.test(f))
  .map((f) => readFileSync(folder + f, 'utf8'))
  .join('\n');
const text = readFileSync(`${folder}words.ts`, 'utf8');
const keys = [...text.slice(0, text.indexOf("board: 'Carta")).matchAll(/^ {4}'?([\w.-]+)'?:/gm)].map((m) => m[1]!);

/** keys made of a fixed part and a slug */
const made = [
  ...['troop', 'response', 'event'].map((t) => `type.${t}`),
  ...['muslim', 'christian'].flatMap((d) => [`card.back.${d}`, `cards.${d}`]),
  ...['concerted-attack', 'independent-attack', 'muslim-attack'].map((k) => `attack.kind.${k}`),
];

it('has no word that nobody uses', () => {
  const unused = keys.filter((k) => !made.includes(k) && !source.includes(`'${k}'`));
  expect(unused).toEqual([]);
});

it('has all words that are put together from parts', () => {
  expect(made.filter((k) => !keys.includes(k))).toEqual([]);
});
