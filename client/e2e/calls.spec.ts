import { whole } from './browser';
import { create } from './quick';
import { expect, test } from './site';

test.use({ launchOptions: whole });

test('who makes a table for days is asked once whether to be called', async ({ page }) => {
  await page.goto('/new/kingdoms?players=2');
  await page.getByLabel('How long may a turn take?').selectOption('days');
  await page.getByRole('button', { name: 'Create and invite' }).click();
  const ask = page.getByRole('region', { name: 'Shall we call you?' });
  await expect(ask).toBeVisible();
  await ask.getByRole('button', { name: 'Other ways' }).click();
  await expect(ask.getByRole('checkbox', { name: 'My turn: Chat' })).toBeChecked();
  await ask.getByRole('button', { name: 'Close' }).click();
  await expect(ask).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ask).toHaveCount(0);
});

test('how one is called is chosen in the settings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const calls = page.getByRole('region', { name: 'Calls' });
  await calls.getByRole('textbox', { name: 'Chat or web hook' }).fill('https://127.0.0.1/hook');
  await calls.getByRole('combobox', { name: 'Kind of hook' }).selectOption('json');
  await calls.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(calls.getByText('Signed with')).toBeVisible();
  await calls.getByRole('button', { name: 'Send me a test' }).click();
  await expect(calls.getByRole('alert')).toHaveText('Nothing could be sent there.');
  await calls.getByRole('button', { name: 'Make secret addresses' }).click();
  const calendar = await calls.getByRole('textbox', { name: 'Calendar of deadlines' }).inputValue();
  expect(await (await page.request.get(calendar)).text()).toContain('BEGIN:VCALENDAR');
  await calls.getByRole('checkbox', { name: 'Game over: Chat' }).uncheck();
  await calls.getByLabel('Not between').fill('22:30');
  await calls.getByLabel('Not between').blur();
  const from = async () => (await (await page.request.get('/api/v1/me/calls')).json()).quiet.from;
  await expect.poll(from).toBe(22 * 60 + 30);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(calls.getByRole('checkbox', { name: 'Game over: Chat' })).not.toBeChecked();
  await expect(calls.getByLabel('Not between')).toHaveValue('22:30');
  await expect(calls.getByText('no longer reachable')).toBeVisible();
});

test('a call reaches the service worker after the page was closed, and its click opens the table', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['notifications'], { origin: site });
  await page.goto('/');
  const keeper = await context.newPage(); // DevTools needs a page to talk to; it is none of ours
  const devtools = await context.newCDPSession(keeper);
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', (e) => {
      const ours = e.registrations.find((r) => r.scopeURL.startsWith(site));
      if (ours) found(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const worker = context.serviceWorkers()[0]!;
  await page.close();
  // Opening a window needs a person's click, which DevTools cannot make on a notification.
  await worker.evaluate(() => {
    const scope = self as unknown as { opened: string[]; clients: { openWindow: (url: string) => Promise<null> } };
    scope.opened = [];
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url);
      return null;
    };
  });
  const data = JSON.stringify({ title: 'Saturday', body: "It's your turn.", path: '/table/abc', tag: 'abc', count: 1 });
  const shown = () =>
    worker.evaluate(async () => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration };
      return (await scope.registration.getNotifications()).map((n) => `${n.title}: ${n.body}`);
    });
  // On a busy machine DevTools may lose a message to a worker that is just going to sleep: one with the same tag replaces it.
  const pushed = async (data: string) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId, data });
    return shown();
  };
  await expect.poll(() => pushed(data)).toEqual(["Saturday: It's your turn."]);
  const opened = await worker.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; opened: string[] };
    const [notification] = await scope.registration.getNotifications();
    const Click = (self as unknown as { NotificationEvent: new (type: string, init: object) => Event })
      .NotificationEvent;
    self.dispatchEvent(new Click('notificationclick', { notification }));
    while (scope.opened.length === 0) await new Promise((later) => setTimeout(later, 20));
    return scope.opened;
  });
  expect(opened).toEqual([`${site}/table/abc`]);

  // A second one that nobody clicks is taken away by coming back.
  const again = JSON.stringify({ title: 'Sunday', body: "It's your turn.", path: '/table/def', tag: 'def', count: 2 });
  await expect.poll(() => pushed(again)).toContain("Sunday: It's your turn.");
  const back = async () => {
    await keeper.goto('/');
    return shown();
  };
  await expect.poll(back).toEqual([]);
});

for (const where of ['waiting room', 'table'])
  test(`whoever made a table tells a chat about it, from the ${where}`, async ({ page }) => {
    const bots = where === 'table' ? { leopold: 'greedy' } : {};
    const t = await create(page.context().request, { title: 'kingdoms', players: 2, sit: ['richard'], bots });
    await page.goto(`/table/${t.id}`);
    if (where === 'table') await page.getByRole('button', { name: 'About this table' }).click();
    await page.getByText('Tell a chat about this table').click();
    await page.getByRole('combobox', { name: 'Kind of hook' }).selectOption('json');
    const address = page.getByRole('textbox', { name: 'Chat or web hook' });
    await address.fill('ftp://example.org/hook');
    await address.press('Enter');
    await expect(page.getByRole('alert')).toContainText('https');
    await address.fill('https://example.org/hook');
    await address.press('Enter');
    await expect(page.getByText('Signed with')).toBeVisible();
    await page.screenshot({ path: `test-results/hooks-${where}.png` });
    const kept = async () => (await (await page.request.get(`/api/v1/tables/${t.id}/hooks`)).json()).hooks.length;
    expect(await kept()).toBe(1);
    await page.getByRole('button', { name: 'Remove : https://example.org/hook' }).click();
    await expect(page.getByText('Signed with')).toHaveCount(0);
    expect(await kept()).toBe(0);
  });
