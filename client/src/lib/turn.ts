// Signs that it is the player's turn, beside the page itself: the tab's title and
// icon, a bell, a desktop notice.
import { prefs } from './prefs.svelte';

let audio: AudioContext | null = null;

/** A small bell, made of three partials; no file to load. */
export function ring(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [ratio, volume, length] of [
      [1, 0.12, 1.1],
      [2.01, 0.06, 0.7],
      [2.99, 0.03, 0.4],
    ] as const) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.frequency.value = 523.25 * ratio;
      gain.gain.setValueAtTime(0, now);
      gain.gain.linearRampToValueAtTime(volume, now + 0.01);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
      tone.connect(gain).connect(audio.destination);
      tone.start(now);
      tone.stop(now + length);
    }
  } catch {
    // no sound here
  }
}

/** Marks the tab. */
export function markTab(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const want = mine ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== want) icon.setAttribute('href', want);
}

/** Calls the player, once per question, as far as they want to be called. */
export function callPlayer(title: string, text: string, tag: string): void {
  if (prefs.sound) ring();
  if (prefs.notice && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    try {
      const n = new Notification(title, { body: text, tag, icon: '/favicon.svg' });
      n.onclick = () => {
        window.focus();
        n.close();
      };
    } catch {
      // some phones allow notices only from a service worker
    }
  }
}
