import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en';
import { it as italian } from '../src/words/it';

const root = join(import.meta.dirname, '../src');

/** All sources of the client but the catalogues themselves and what is generated. */
function sources(dir: string): string {
  return readdirSync(dir, { withFileTypes: true })
    .map((f) => {
      const path = join(dir, f.name);
      if (f.isDirectory()) return /words$|gen$|api$/.test(path) ? '' : sources(path);
      return /\.(ts|svelte)$/.test(f.name) && !f.name.endsWith('.test.ts') ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const text = sources(root);
type Entry = string | { one: string; other: string };
const forms = (e: Entry) => (typeof e === 'string' ? [e] : [e.one, e.other]);
const holes = (e: Entry) => [...new Set(forms(e).flatMap((f) => f.match(/\{\w+\}/g) ?? []))].sort();

describe('words of the interface', () => {
  it('are all used', () => {
    const unused = Object.keys(en).filter((key) => !text.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  it('have the same keys in both languages', () => {
    expect(Object.keys(italian)).toEqual(Object.keys(en));
  });

  it('have the same holes in both languages', () => {
    for (const [key, e] of Object.entries(en)) {
      const other = (italian as Record<string, Entry>)[key]!;
      expect([key, holes(other).filter((h) => h !== '{n}')]).toEqual([
        key,
        holes(e as Entry).filter((h) => h !== '{n}'),
      ]);
    }
  });

  it('are never empty, and translated where they are sentences', () => {
    for (const [key, e] of Object.entries(en)) {
      const other = (italian as Record<string, Entry>)[key]!;
      for (const f of [...forms(e as Entry), ...forms(other)]) expect([key, f.trim()]).not.toEqual([key, '']);
      if (forms(e as Entry)[0]!.length > 20) expect([key, forms(other)[0]]).not.toEqual([key, forms(e as Entry)[0]]);
    }
  });
});
