import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadBoard } from './board/load';
import { clearBadge } from './lib/badge';
import { lang, loadWords } from './lib/lang.svelte';
import { applyPrefs } from './lib/prefs.svelte';
import { lastPlayed, titleOf } from './lib/titles';
import { loadTitle } from './titles';

document.documentElement.lang = lang.current;
applyPrefs();
clearBadge();
foresee();
void loadWords('shared').then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));

/**
 * Whoever comes by the address of a table will need a title and a board: those that the server names in the head of the
 * page; where it names none, most likely those of last time.
 */
function foresee(): void {
  if (!location.pathname.startsWith('/table/')) return;
  const named = (what: string) => document.querySelector<HTMLMetaElement>(`meta[name="${what}"]`)?.content ?? '';
  const slug = named('title') || lastPlayed();
  if (!slug) return;
  titleOf(slug).catch(() => {});
  loadTitle(slug).catch(() => {});
  if (named('board')) loadBoard(named('board')).catch(() => {});
}
