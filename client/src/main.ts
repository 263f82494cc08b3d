import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lang } from './lib/lang.svelte';
import { applyPrefs } from './lib/prefs.svelte';
import { lastPlayed, titleOf } from './lib/titles';
import { loadTitle } from './titles';

document.documentElement.lang = lang.current;
applyPrefs();
foresee();
mount(App, { target: document.getElementById('app') as HTMLElement });

/** Whoever comes by the address of a table will need a board and names: most likely those of last time. */
function foresee(): void {
  const slug = lastPlayed();
  if (!slug || !location.pathname.startsWith('/table/')) return;
  titleOf(slug).catch(() => {});
  loadTitle(slug).catch(() => {});
}
