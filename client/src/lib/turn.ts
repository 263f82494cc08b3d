// Signs that it is the player's turn, beside the page itself: the tab's title and
// icon, a bell, a desktop notice.
import { prefs } from './prefs.svelte';
import { play } from './sound';

const root = import.meta.env.BASE_URL;

/** Marks the tab. */
export function markTab(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const want = `${root}${mine ? 'favicon-turn' : 'favicon'}.svg`;
  if (icon && icon.getAttribute('href') !== want) icon.setAttribute('href', want);
}

/** Calls the player, once per question, as far as they want to be called. */
export function callPlayer(title: string, text: string, tag: string): void {
  if (prefs.sound) play('bell');
  if (prefs.notice && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    try {
      const n = new Notification(title, { body: text, tag, icon: `${root}favicon.svg` });
      n.onclick = () => {
        window.focus();
        n.close();
      };
    } catch {
      // some phones allow notices only from a service worker
    }
  }
}
