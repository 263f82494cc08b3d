import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadBoard } from './board/load';
import { clearBadge } from './lib/badge';
import { lang, loadWords } from './lib/lang.svelte';
import { applyPrefs } from './lib/prefs.svelte';
import { router } from './lib/router.svelte';
import { lastPlayed, titleOf } from './lib/titles';
import { keepIfWanted } from './offline/pages';
import { loadTitle } from './titles';

document.documentElement.lang = lang.current;
applyPrefs();
clearBadge();
keepIfWanted();
foresee();
void loadWords('shared').then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));

/**
 * Whoever comes by the address of a table will need a title and a board: those that the server names in the head of the
 * page; where it names none, most likely those of last time.
 */
function foresee(): void {
  if (!['table', 'result', 'chronicle'].includes(router.route.page)) return;
  const named = (what: string) => document.querySelector<HTMLMetaElement>(`meta[name="${what}"]`)?.content ?? '';
  const slug = named('title') || lastPlayed();
  if (!slug) return;
  titleOf(slug).catch(() => {});
  loadTitle(slug).catch(() => {});
  if (named('board')) loadBoard(named('board')).catch(() => {});
}
