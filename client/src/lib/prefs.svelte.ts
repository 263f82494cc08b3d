// What a player chose for this browser.

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'reduced' | 'full';

export interface Prefs {
  theme: Theme;
  motion: Motion;
  /** tinctures that can be told apart without seeing every colour, and stronger hatching */
  safe: boolean;
  /** ring when it is my turn */
  sound: boolean;
  /** hear the game: dice, cards, swords, bells */
  sounds: boolean;
  /** draw the moments that matter over the table */
  moments: boolean;
  /** a desktop notice when it is my turn and the page is hidden */
  notice: boolean;
  /** ask twice for moves that end a step */
  confirm: boolean;
  /** play by itself where there is only one move */
  forced: boolean;
  /** end a turn by itself when everything in it is done */
  ends: boolean;
  /** single keys as shortcuts */
  keys: boolean;
}

const standard: Prefs = {
  theme: 'auto',
  motion: 'auto',
  safe: false,
  sound: false,
  sounds: false,
  moments: true,
  notice: false,
  confirm: true,
  forced: false,
  ends: false,
  keys: true,
};

function load(): Prefs {
  try {
    return { ...standard, ...JSON.parse(localStorage.getItem('outremer.prefs') ?? '{}') };
  } catch {
    return { ...standard };
  }
}

export const prefs = $state<Prefs>(load());

const dark = window.matchMedia?.('(prefers-color-scheme: dark)');
const still = window.matchMedia?.('(prefers-reduced-motion: reduce)');
let systemStill = $state(still?.matches ?? false);
let systemDark = $state(dark?.matches ?? false);
still?.addEventListener?.('change', (e) => {
  systemStill = e.matches;
});
dark?.addEventListener?.('change', (e) => {
  systemDark = e.matches;
  applyPrefs();
});

/** No animations, by the player's choice or the system's. */
export function reduced(): boolean {
  return prefs.motion === 'reduced' || (prefs.motion === 'auto' && systemStill);
}

/** The theme that is shown. */
export function shownTheme(): 'light' | 'dark' {
  return prefs.theme === 'auto' ? (systemDark ? 'dark' : 'light') : prefs.theme;
}

/** Brings the choices to the page. */
export function applyPrefs(): void {
  const root = document.documentElement;
  root.dataset.theme = shownTheme();
  root.dataset.motion = prefs.motion;
  root.dataset.tinctures = prefs.safe ? 'safe' : 'heraldic';
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', shownTheme() === 'dark' ? '#16120e' : '#e9dcc0');
}

export function setPref<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value;
  try {
    localStorage.setItem('outremer.prefs', JSON.stringify(prefs));
  } catch {
    // kept for this visit only
  }
  applyPrefs();
}
