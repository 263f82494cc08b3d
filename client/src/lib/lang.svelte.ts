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
/** A word with plural forms; {n} decides. */
export interface Plural {
  one: string;
  other: string;
}
export type Entry = string | Plural;

type Keys<T> = { readonly [K in keyof T]: T[K] extends string ? string : Plural };

/**
 * Words in both languages. The English ones say which keys there are; Italian
 * without one of them, or with one more, does not compile. The result is read in
 * templates: w('greeting', { name }) follows the language.
 */
export function words<T extends Record<string, Entry>>(en: T, it: Keys<T>) {
  const all: Record<Lang, Record<string, Entry>> = { en, it };
  const rules: Record<Lang, Intl.PluralRules> = { en: new Intl.PluralRules('en'), it: new Intl.PluralRules('it') };
  return (key: keyof T & string, values: Record<string, Value> = {}): string => {
    const entry = all[current][key] as Entry;
    const n = Number(values.n);
    const text = typeof entry === 'string' ? entry : rules[current].select(n) === 'one' ? entry.one : entry.other;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
  };
}
