// Titles with the names of everything in them, asked for once per language, and
// what a table will probably need, asked for before it is known.
import { loadTitle } from '../titles';
import { api } from './api';
import { lang } from './lang.svelte';
import type { Title } from './types';

const kept = new Map<string, Promise<Title>>();

export function titleOf(slug: string): Promise<Title> {
  const key = `${slug} ${lang.current}`;
  let t = kept.get(key);
  if (!t) {
    t = api.title(slug);
    kept.set(key, t);
    t.catch(() => kept.delete(key));
  }
  return t;
}

const lastKey = 'outremer.title';

/** Remembers which game is played here, for the next time. */
export function remember(slug: string): void {
  try {
    localStorage.setItem(lastKey, slug);
  } catch {
    // then the guess is the first game
  }
}

/** Who comes by the address of a table will need a board and names: most likely those of last time. */
export function foresee(): void {
  if (!location.pathname.startsWith('/table/')) return;
  let slug = 'kingdoms';
  try {
    slug = localStorage.getItem(lastKey) ?? slug;
  } catch {
    // the first game
  }
  titleOf(slug).catch(() => {});
  loadTitle(slug).catch(() => {});
}
