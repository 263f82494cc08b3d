// What the boards are called, for people.
import type { Lang } from '../lib/lang.svelte';

const titles: Record<string, Record<Lang, string>> = {
  cardinals: { en: 'Christendom and its neighbours', it: 'La cristianità e i suoi vicini' },
  'kingdoms-first-third-crusades': { en: 'First and Third Crusade', it: 'Prima e Terza Crociata' },
  'kingdoms-second-crusade': { en: 'Saladin and the Second Crusade', it: 'Saladino e la Seconda Crociata' },
  kings: { en: 'The realms of the dynasties', it: 'I regni delle dinastie' },
  'thywill-p2': { en: 'Europe for two players', it: 'L’Europa per due giocatori' },
  'thywill-p34': { en: 'Europe for three and four players', it: 'L’Europa per tre e quattro giocatori' },
};

/** A board that was drawn before it got a name here is called as its file is. */
export function boardTitle(name: string, lang: Lang): string {
  return titles[name]?.[lang] ?? name;
}
