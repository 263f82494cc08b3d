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
  set(next: Lang): void {
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

/**
 * Words in both languages, from a module in gen/words. The result is read in templates:
 * w('greeting', { name }) follows the language.
 */
export function words<T extends Record<string, string>>(en: T, it: Record<keyof T, string>) {
  const all = { en, it };
  return (key: keyof T & string, values: Values = {}): string => fill(all[current][key], values);
}
