// Titles with the names of everything in them, asked for once per language, and which of them was played last.
import { w } from '../words';
import { api, problemOf, unreachable } from './api';
import { lang } from './lang.svelte';
import type { Title } from './types';

const kept = new Map<string, Promise<Title>>();

/** A title as it is played with these facts; '' for those of new tables, which most tables have. */
export async function titleOf(slug: string, facts = ''): Promise<Title> {
  const title = await ask(slug, '');
  const usual = title.facts.find((f) => f.default)?.hash ?? '';
  if (facts === '' || facts === usual) return title;
  return ask(slug, facts).catch((e) => {
    if (problemOf(e).key === unreachable) throw e;
    return title; // a log brought facts that only its engine knows: most things are called the same
  });
}

function ask(slug: string, facts: string): Promise<Title> {
  const key = `${slug} ${lang.current} ${facts}`;
  let t = kept.get(key);
  if (!t) {
    t = api.title(slug, facts);
    kept.set(key, t);
    t.catch(() => kept.delete(key));
  }
  return t;
}

/** What people call a set of facts: the host's name for it. */
export function factsName(f: { name: string; built_in: boolean }): string {
  return f.built_in ? w('facts-built-in') : f.name;
}

const lastKey = 'outremer.title';

/** Remembers which game is played here, for the next time. */
export function remember(slug: string): void {
  try {
    localStorage.setItem(lastKey, slug);
  } catch {
    // then nothing is fetched before its time
  }
}

/** The game that was played here last; '' if none is known. */
export function lastPlayed(): string {
  try {
    return localStorage.getItem(lastKey) ?? '';
  } catch {
    return '';
  }
}
