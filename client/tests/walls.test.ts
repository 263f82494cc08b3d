// The rooms of the client: no circle of imports, and no room but a title's own folder knows that title.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');
const files = (readdirSync(root, { recursive: true }) as string[]).filter(
  (f) => /\.(ts|svelte|css)$/.test(f) && !/\.test\.ts$|(^|\/)harness\//.test(f),
);
const source = new Map(files.map((f) => [f, readFileSync(join(root, f), 'utf8')]));

/** The file that an import means; '' if it is none of ours. */
function resolved(from: string, spec: string): string {
  if (!spec.startsWith('.')) return '';
  const path = join(root, dirname(from), spec.replace(/\?.*$/, ''));
  const found = ['', '.ts', '/index.ts'].map((end) => path + end).find((p) => existsSync(p) && statSync(p).isFile());
  return found ? relative(root, found) : '';
}

/** What a file brings in as soon as it is loaded, types included; globs that are eager, too. */
function imports(file: string): string[] {
  const text = source.get(file) ?? '';
  const named = [...text.matchAll(/^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?\s*['"]([^'"]+)['"]/gm)].map(
    (m) => m[1]!,
  );
  const globs = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\('([^']+)',\s*\{[^}]*eager: true/g)].flatMap((m) => {
    const pattern = join(dirname(file), m[1]!).replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    return files.filter((f) => new RegExp(`^${pattern}$`).test(f));
  });
  return [...named.map((spec) => resolved(file, spec)).filter((f) => source.has(f)), ...globs];
}

const graph = new Map(files.map((f) => [f, imports(f)]));

/** A way from a file back to itself; null if there is none. */
function circle(): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const found = walk(next, [...way, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of files) {
    const found = walk(file, []);
    if (found) return found;
  }
  return null;
}

describe('imports', () => {
  it('are read', () => {
    expect(graph.get('App.svelte')).toContain('pages/TablePage.svelte');
    expect(graph.get('lib/live.svelte.ts')).toContain('contract.ts');
  });

  it('never run in a circle', () => {
    expect(circle()).toBeNull();
  });

  it('of lib/ and board/ come from no title', () => {
    const wrong = [...graph]
      .filter(([file]) => /^(lib|board)\//.test(file))
      .flatMap(([file, list]) => list.filter((to) => to.startsWith('titles/')).map((to) => `${file} -> ${to}`));
    expect(wrong).toEqual([]);
  });
});

describe('titles', () => {
  const slugs = readdirSync(join(root, 'titles'), { withFileTypes: true })
    .filter((f) => f.isDirectory() && f.name !== 'generic')
    .map((f) => f.name);
  const rooms = files.filter((f) => !/^(titles\/\w+\/|gen\/|api\/|words\/)/.test(f));

  it('are found', () => {
    expect(slugs).toContain('kingdoms');
    expect(rooms).toContain('titles/index.ts');
  });

  it('are imported by nobody else', () => {
    const wrong = rooms.flatMap((f) =>
      (source.get(f)?.match(/['"][^'"*]*titles\/\w+[^'"*]*['"]/g) ?? []).map((to) => `${f}: ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are named by nobody else', () => {
    const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(^|\s)\/\/.*$/gm, '');
    const name = new RegExp(`\\b(${slugs.join('|')})\\b`);
    const wrong = rooms.filter((f) => name.test(bare(source.get(f) ?? '')));
    expect(wrong).toEqual([]);
  });
});
