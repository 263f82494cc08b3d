// Keeps the pages of this site in the browser, by its service worker, for when there is no network.
import { engineFiles, engineTitles } from './engines';
import { atRest } from './rest';

const said = (path: string, lang: string): string =>
  new URL(`/api/v1/${path}?lang=${lang}${path.includes('/') ? '&rules=false' : ''}`, location.origin).href;

/** Begins to keep the pages. */
export async function keepPages(): Promise<void> {
  await navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}sw.js`);
}

/** Keeps the pages as soon as nobody waits for anything: they are megabytes, and a line has to carry them. */
export async function keepPagesLater(): Promise<void> {
  await atRest();
  await keepPages();
}

/** Keeps a file that a page has fetched on its own, since its service worker was not at work yet: it will be needed again. */
export async function keepFile(address: string): Promise<void> {
  if (navigator.serviceWorker?.controller !== null) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: [address] });
}

/** The page runs as an app that somebody has installed. */
const installed = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Fetches everything that is needed without a network, engines included; resolves when all of it is here. */
export async function keepAll(): Promise<void> {
  await keepPages();
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const keep = engineFiles().map((f) => new URL(f, document.baseURI).href);
  // What a server says of the titles: as the client asks for it.
  const asked = ['titles', ...engineTitles().map((t) => `titles/${t}`)];
  const docs = import.meta.env.MODE === 'site' ? [] : asked.flatMap((path) => ['en', 'it'].map((l) => said(path, l)));
  await new Promise<void>((done, failed) => {
    port1.onmessage = ({ data }) => (data === 'kept' ? done() : failed(new Error(String(data))));
    active?.postMessage({ keep: [...keep, ...docs] }, [port2]);
  });
}

/** Keeps the pages of a site that has no server, and all of an installed app. */
export function keepIfWanted(): void {
  if (import.meta.env.DEV || !navigator.serviceWorker) return;
  const keep = installed() ? keepAll : import.meta.env.MODE === 'site' ? keepPages : null;
  if (!keep) return;
  atRest()
    .then(keep)
    .catch(() => {}); // then there is nothing without a network
}
