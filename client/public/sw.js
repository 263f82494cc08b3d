// Keeps the pages for when there is no network, shows calls, and opens the table that they are about.

/** The files of this build, and its engines, which are kept when they are first used. scripts/offline.mjs fills it in. */
const build = { files: [], engines: [] };
const { files, engines } = build;
const store = 'outremer';
const root = new URL('./', self.location.href);
const at = (path) => new URL(path, root).href;

self.addEventListener('install', (e) => e.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener('activate', (e) => e.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (e) => {
  if (!Array.isArray(e.data?.keep)) return;
  const all = Promise.all(e.data.keep.map(kept));
  const tell = (word) => e.ports[0]?.postMessage(word);
  e.waitUntil(
    all.then(
      () => tell('kept'),
      (err) => tell(String(err)),
    ),
  );
});

/** Fetches what is not here yet. Names of files change with their content, but for a few that are fetched anew. */
async function fill() {
  const cache = await caches.open(store);
  await Promise.all(
    files.map(async (path) => {
      if (path.startsWith('assets/') && (await cache.match(at(path)))) return;
      await cache.add(new Request(at(path), { cache: 'no-cache' }));
    }),
  );
}

/** Throws away the files of earlier builds, unpacked or not; answers of the server stay. */
async function tidy() {
  const cache = await caches.open(store);
  const now = new Set([...files, ...engines].map(at));
  for (const r of await cache.keys()) {
    if (r.url.startsWith(at('assets/')) && !now.has(r.url.replace(/\?.*/, ''))) await cache.delete(r);
  }
}

self.addEventListener('fetch', (e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== 'GET' || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return;
  const path = url.pathname.slice(root.pathname.length);
  if (path.startsWith('assets/') || path.startsWith('fonts/')) e.respondWith(kept(e.request));
  else if (e.request.mode === 'navigate' && !/^(api|plain|static)\b/.test(path))
    e.respondWith(fresh(e.request, at('index.html')));
  else if (path.startsWith('api/v1/titles') || path.startsWith('docs/') || files.includes(path))
    e.respondWith(fresh(e.request));
});

/** What never changes: from here, or else fetched and kept. */
async function kept(request) {
  const cache = await caches.open(store);
  const there = await cache.match(request);
  if (there) return there;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** What may have changed: from the network, or else as it was. instead: what stands in for a page. */
async function fresh(request, instead) {
  const cache = await caches.open(store);
  try {
    const answer = await fetch(request);
    if (answer.ok && !instead) await cache.put(request, answer.clone());
    return answer;
  } catch (e) {
    const was = await cache.match(instead ?? request, { ignoreVary: true });
    if (was) return was;
    throw e;
  }
}

self.addEventListener('push', (e) => e.waitUntil(show(e.data)));

async function show(data) {
  let call = {};
  try {
    call = data?.json() ?? {};
  } catch {
    // a push without a message still says that there is something
  }
  await self.registration.showNotification(call.title || 'Outremer', {
    body: call.body || '',
    tag: call.tag || 'outremer',
    renotify: true,
    icon: at('icon-192.png'),
    data: { path: call.path || '/tables' },
  });
  await count();
}

/** The number on the app's icon is that of the calls that nobody has looked at. */
async function count() {
  const open = await self.registration.getNotifications();
  await (open.length > 0 ? self.navigator.setAppBadge?.(open.length) : self.navigator.clearAppBadge?.())?.catch(
    () => {},
  );
}

self.addEventListener('notificationclick', (e) => {
  e.notification.close();
  e.waitUntil(Promise.all([openPage(e.notification.data?.path ?? '/tables'), count()]));
});

/** Shows a page of ours: in the window that has it, in another one of ours, or in a new one. */
async function openPage(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((c) => new URL(c.url).pathname === url.pathname);
  if (there) {
    await there.focus();
    return;
  }
  await self.clients.openWindow(url.href);
}
