// Keeps the pages of this site in the browser, by its service worker, for when there is no network.
import { engineFiles } from './engine';

/** Begins to keep the pages. */
export async function keepPages(): Promise<void> {
  await navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}sw.js`);
}

/** The page runs as an app that somebody has installed. */
const installed = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Keeps the pages of a site that has no server, and all of an installed app: its engines, too. */
export function keepIfWanted(): void {
  if (import.meta.env.MODE !== 'site' && !installed()) return;
  if (import.meta.env.DEV || !navigator.serviceWorker) return;
  keepPages()
    .then(() => navigator.serviceWorker.ready)
    .then(
      (r) =>
        installed() && r.active?.postMessage({ keep: engineFiles().map((f) => new URL(f, document.baseURI).href) }),
    )
    .catch(() => {}); // then there is nothing without a network
}
