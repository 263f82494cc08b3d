// Where a table lives. Every host answers the same requests with the same documents, so nothing but this file
// knows which one it is: the server that the page came from, or an engine in the browser.

export interface Host {
  /** Answers as a server does; rejects only if nobody answers. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

export const base = '/api/v1';

const server: Host = { fetch: (address, init) => fetch(address, { credentials: 'same-origin', ...init }) };

/** The host that answers for an address. */
function hostOf(_address: string): Host {
  return server;
}

export const ask: Host['fetch'] = (address, init) => hostOf(address).fetch(address, init);

/** Where a browser finds a file of a host. What it returns is to be given back with release. */
export async function locate(address: string): Promise<string> {
  if (hostOf(address) === server) return address;
  return URL.createObjectURL(await (await ask(address)).blob());
}

export function release(located: string): void {
  if (located.startsWith('blob:')) URL.revokeObjectURL(located);
}
