// Where a table lives. Every host answers the same requests with the same documents, so nothing but this file
// knows which one it is: the server that the page came from, or an engine in the browser.
import { hasEngine, isShown, titleHere } from '../offline/engines';
import type { Host } from './types';

export const base = '/api/v1';

/** There is no server, only files: whatever can be played is played in the browser. */
export const serverless = import.meta.env.MODE === 'site';

const server: Host = { fetch: (address, init) => fetch(address, { credentials: 'same-origin', ...init }) };

/** What a server would answer, from the files of a site without one. */
const files: Host = {
  async fetch(address) {
    const url = new URL(address, 'https://outremer');
    const path = url.pathname.slice(base.length + 1).replaceAll('/', '-');
    const lang = url.searchParams.get('lang') ?? 'en';
    return fetch(new URL(`docs/${path}.${lang}.json`, document.baseURI));
  },
};

/** The engine of a title, which is fetched for the first who asks. */
const engineOf = (title: string, keeps = true): Host => ({
  fetch: async (address, init) => (await import('../offline/engine')).engineOf(title, keeps).fetch(address, init),
});

const outside = serverless ? files : server;

/** The host that answers for an address. */
function hostOf(address: string): Host {
  const [, what, id = ''] = address.slice(base.length).split(/[/?]/);
  if (what === 'tables' && titleHere(id)) return engineOf(titleHere(id), !isShown(id));
  if (serverless && what === 'titles' && address.includes('/start?') && hasEngine(id)) return engineOf(id);
  return outside;
}

/** Whether a table lives in this browser. */
export const isHere = (table: string): boolean => titleHere(table) !== '';

export const ask: Host['fetch'] = (address, init) => hostOf(address).fetch(address, init);

/** Asks the engine of a title in this browser: the one that keeps its games, or one that keeps nothing. */
export const askHere = (title: string, keeps: boolean, address: string, init?: RequestInit): Promise<Response> =>
  engineOf(title, keeps).fetch(address, init);

/** Where a browser finds a file of a host. What it returns is to be given back with release. */
export async function locate(address: string): Promise<string> {
  if (hostOf(address) === outside) return address;
  return URL.createObjectURL(await (await ask(address)).blob());
}

export function release(located: string): void {
  if (located.startsWith('blob:')) URL.revokeObjectURL(located);
}
