// Shows calls and opens the table that they are about. It keeps no pages: those are always the server's.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (e) => e.waitUntil(self.clients.claim()));

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
    icon: '/icon-192.png',
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
