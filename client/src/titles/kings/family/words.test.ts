// Every word of the family and of the chronicle is used.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = ['src/titles/kings/family/', 'src/titles/kings/chronicle/'];
const made = /^(action|war|pact|casus|child|sibling)\./; // put together from parts

for (const folder of folders)
  it(`${folder} has no word that nobody uses`, () => {
    const files = readdirSync(folder).filter((f) => /\.(svelte|ts)$/.test(f) && !/words\.ts$|\.test\.ts$/.test(f));
    const source = files.map((f) => readFileSync(folder + f, 'utf8')).join('\n');
    const text = readFileSync(`${folder}words.ts`, 'utf8');
    const keys = [...text.slice(0, text.indexOf('\n  },\n  {')).matchAll(/^ {4}'?([\w.-]+)'?:/gm)].map((m) => m[1]!);
    expect(keys.filter((k) => !made.test(k) && !source.includes(`'${k}'`))).toEqual([]);
  });
