// What only a sign shows is told by lib/tip.svelte.ts, which fingers and keys reach too; a title attribute is for mice alone.
import { readdirSync, readFileSync } from 'node:fs';
import { type AST, parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.svelte'));

/** Elements of the page, not components, that have such an attribute. */
function titled(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(titled);
  const { type, name, attributes } = node as AST.RegularElement;
  const here = type === 'RegularElement' && attributes.some((a) => a.type === 'Attribute' && a.name === 'title');
  return [...(here ? [name] : []), ...Object.values(node).flatMap(titled)];
}

it.each(files)('%s explains nothing by a title alone', (file) => {
  expect(titled(parse(readFileSync(`src/${file}`, 'utf8'), { modern: true }).fragment)).toEqual([]);
});

it('would see one', () => {
  expect(
    titled(parse('{#if x}<p><b title="why">?</b><Face title="fine" /></p>{/if}', { modern: true }).fragment),
  ).toEqual(['b']);
});
