import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lang } from './lib/lang.svelte';
import { applyPrefs } from './lib/prefs.svelte';
import { foresee } from './lib/titles';

document.documentElement.lang = lang.current;
applyPrefs();
foresee();
mount(App, { target: document.getElementById('app') as HTMLElement });
