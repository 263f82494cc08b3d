// Positions that come in and go out as text: lines of orders, or the JSON of `outremer adjudicate`.
import type { Key } from './words';

/** kB of a text that is read */
export const most = 256;

export interface Found {
  /** the cases of a JSON file, as they stand there */
  cases?: unknown[];
  /** lines of orders */
  lines?: string;
  wrong?: Key;
}

/** What a pasted text or a file holds. */
export function sort(text: string): Found {
  if (text.length > most * 1024) return { wrong: 'import-large' };
  const bare = text.trim();
  if (!bare) return { wrong: 'import-empty' };
  if (!/^[{[]/.test(bare)) return { lines: text };
  let json: unknown;
  try {
    json = JSON.parse(bare);
  } catch {
    return { wrong: 'import-not-json' };
  }
  const { cases, phase } = json as { cases?: unknown; phase?: unknown };
  if (Array.isArray(cases) && cases.length > 0) return { cases };
  return typeof phase === 'string' ? { cases: [json] } : { wrong: 'import-not-cases' };
}

/** What a case of a file is called, in a list of them. */
export function titleOf(c: unknown, n: number): string {
  const { id, title } = (c ?? {}) as { id?: unknown; title?: unknown };
  return [id ?? n + 1, title].filter((x) => typeof x === 'string' || typeof x === 'number').join(' ');
}
