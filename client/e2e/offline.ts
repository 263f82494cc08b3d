// The site of plain files, below a path, from a server that knows nothing but files.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';

const folder = process.env.OUTREMER_SITE ?? join(import.meta.dirname, '../../site');
const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

export interface Plain {
  url: string;
  stop: () => Promise<void>;
}

export async function serveFiles(path = '/outremer/'): Promise<Plain> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} is missing: make site writes it`);
  const server: Server = createServer((q, r) => {
    const asked = decodeURIComponent((q.url ?? '').split('?')[0]!);
    const inside = asked.startsWith(path) ? normalize(asked.slice(path.length) || 'index.html') : '..';
    const file = join(folder, inside);
    if (inside.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
      r.writeHead(404).end();
      return;
    }
    r.writeHead(200, { 'Content-Type': kinds[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(r);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${path}`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Waits until the service worker has kept the pages, and the page is in its hands. */
export async function keptForLater(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}
