// The reader's language, and words of the interface in it.

export type Lang = 'en' | 'it';
export const languages: readonly Lang[] = ['en', 'it'];

function first(): Lang {
  const kept = read('lang');
  if (kept === 'en' || kept === 'it') return kept;
  return navigator.language?.toLowerCase().startsWith('it') ? 'it' : 'en';
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(`outremer.${key}`);
  } catch {
    return null; // storage may be switched off
  }
}

let current = $state<Lang>(first());

export const lang = {
  get current(): Lang {
    return current;
  },
  /** Speaks another language, once all words that are in use are there. */
  async set(next: Lang): Promise<void> {
    const missing = [...wanted].filter((group) => !known[next].has(group));
    if (missing.length > 0) await Promise.all(missing.map((group) => loadWords(group, next)));
    current = next;
    document.documentElement.lang = next;
    try {
      localStorage.setItem('outremer.lang', next);
    } catch {
      // kept for this visit only
    }
  },
};

export type Value = string | number;
export type Values = Record<string, Value>;

/**
 * Fills a text in. The syntax is that of the server's sentences: {name}, and {n|one|many} for
 * what depends on a number, with names allowed inside.
 */
export function fill(text: string, values: Values): string {
  return text
    .replace(/\{(\w+)\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g, (_, n: string, one: string, many: string) =>
      Number(values[n]) === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** Tables of words, by name: modules of gen/words. One language is all that a reader needs. */
type Group = Record<string, Record<string, string | string[]>>;
const sources = import.meta.glob<Group>('../gen/words/*.ts');
const known: Record<Lang, Map<string, Group>> = { en: new Map(), it: new Map() };
/** groups that are in use, whatever the language */
const wanted = new Set<string>();

/** Fetches the words of a title, or of pages that share some. Until then nobody may say them. */
export async function loadWords(group: string, to: Lang = current): Promise<void> {
  const load = sources[`../gen/words/${group}-${to}.ts`];
  if (!load) return; // it has none of its own
  wanted.add(group);
  if (!known[to].has(group)) known[to].set(group, await load());
}

/** A table of words as it stands. */
export const tableOf = <T>(group: string, table: string, to: Lang): T => known[to].get(group)![table] as T;

/**
 * Words of a table that loadWords has fetched before it is asked for any. The result is read in templates:
 * w('greeting', { name }) follows the language.
 */
export function words<T extends { [K in keyof T]: string }>(group: string, table: string) {
  return (key: keyof T & string, values: Values = {}): string => fill(tableOf<T>(group, table, current)[key], values);
}
