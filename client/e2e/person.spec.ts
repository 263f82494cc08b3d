// A person's page, ratings, and the list of muted and blocked people.
import type { APIRequestContext, Page } from '@playwright/test';
import { create, state } from './quick';
import { expect, person, settled, test } from './site';

/** Lets bots play the seats of people to the end. */
async function playOut(id: string, ...people: [APIRequestContext, string][]) {
  for (const [who, seat] of people) {
    const r = await who.post(`/api/v1/tables/${id}/cover`, { data: { seat, bot: 'random' } });
    expect(r.ok(), await r.text()).toBe(true);
  }
  const status = async () => (await state(people[0]![0], id)).table.status;
  await expect.poll(status).toBe('over');
}

/** A picture to look at, where somebody wants some. */
async function picture(page: Page, name: string) {
  if (!process.env.SHOTS) return;
  await settled(page);
  await page.screenshot({ path: `shots/${name}.png`, fullPage: true });
}

test('a rated game is on the page of who played it, as far as they show it', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/new/kingdoms?players=3');
  await page.getByRole('switch', { name: 'Rated game' }).click();
  await expect(page.getByText('who leaves comes last')).toBeVisible();
  await page.getByRole('radio', { name: 'Anyone' }).check({ force: true });
  await page.getByRole('button', { name: 'Create and invite' }).click();
  await expect(page.getByText('Rated game: the result counts')).toBeVisible();
  const id = page.url().split('/').pop() ?? '';
  const mine = page.context().request;
  const seats = (await state(mine, id)).table.seats.map((s) => s.seat);
  const me = (await (await mine.get(`/api/v1/tables/${id}`)).json()).mine[0] as string;
  const [second, third] = seats.filter((s) => s !== me);

  const friend = await person(browser, site, complaints);
  const theirs = friend.context.request;
  expect((await theirs.patch('/api/v1/me', { data: { name: 'Hermann of Salza' } })).ok()).toBe(true);
  expect((await theirs.post(`/api/v1/tables/${id}/join`, { data: { seat: second } })).ok()).toBe(true);
  await expect(page.getByRole('link', { name: 'Hermann of Salza' })).toBeVisible();
  expect((await mine.post(`/api/v1/tables/${id}/bots`, { data: { seat: third, bot: 'random' } })).ok()).toBe(true);
  await playOut(id, [mine, me], [theirs, second!]);

  await page.goto(`/table/${id}/result`);
  await expect(page.locator('.banner')).toContainText('Rated');
  await page.getByRole('link', { name: 'Hermann of Salza' }).click();
  await expect(page.getByRole('heading', { name: 'Hermann of Salza' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Crusader Kingdoms/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(/^1 game finished/)).toBeVisible();
  await picture(page, 'person-phone');

  const stranger = await person(browser, site, complaints);
  await stranger.page.goto(page.url());
  await expect(stranger.page.getByText('This page is not shown to you.')).toBeVisible();
  await friend.page.goto('/me');
  await friend.page.getByRole('link', { name: 'Your page' }).click();
  await friend.page.getByRole('radio', { name: 'All visitors' }).check({ force: true });
  await picture(friend.page, 'person-own');
  await expect.poll(async () => (await (await theirs.get('/api/v1/me')).json()).shown).toBe('all');
  await stranger.page.reload();
  await expect(stranger.page.getByRole('row', { name: /Crusader Kingdoms/ })).toBeVisible();
  await friend.context.close();
  await stranger.context.close();
});

test('muting and blocking is listed, and undone', async ({ page, browser, site, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const t = await create(page.context().request, { title: 'kingdoms', players: 2, public: true, sit: ['richard'] });
  const friend = await person(browser, site, complaints);
  const theirs = friend.context.request;
  expect((await theirs.patch('/api/v1/me', { data: { name: 'Leopold of Austria' } })).ok()).toBe(true);
  expect((await theirs.post(`/api/v1/tables/${t.id}/join`, { data: {} })).ok()).toBe(true);
  const seat = (await (await theirs.get(`/api/v1/tables/${t.id}`)).json()).mine[0];
  const blocked = await page
    .context()
    .request.post(`/api/v1/tables/${t.id}/regards`, { data: { seat, regard: 'block' } });
  expect(blocked.ok()).toBe(true);
  await page.goto('/me');
  await page.getByRole('link', { name: 'Muted and blocked people' }).click();
  await expect(page.getByRole('listitem')).toContainText('Leopold of Austria blocked');
  await picture(page, 'regards-phone');
  await page.getByRole('button', { name: /^Undo ?: Leopold of Austria/ }).click();
  await expect(page.getByText('You have muted and blocked nobody.')).toBeVisible();
  await friend.context.close();
});

test('language and time zone are told once somebody plays, and follow the choice', async ({ page }) => {
  const mine = page.context().request;
  const known = async () => (await (await mine.get('/api/v1/me')).json()) as { lang?: string; zone?: string };
  await page.goto('/tables');
  await page.waitForSelector('main h1');
  expect((await known()).lang).toBeUndefined();
  await create(mine, { title: 'kingdoms', players: 2, public: true, sit: ['richard'] });
  await page.reload();
  await expect.poll(async () => (await known()).lang).toBe('en');
  expect((await known()).zone).toBe(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
  await page.getByRole('button', { name: /^IT ?:/ }).click();
  await expect.poll(async () => (await known()).lang).toBe('it');
});

test('on a phone the clock leaves the question its room', async ({ page, browser, site, complaints }) => {
  const t = await create(page.context().request, { title: 'kingdoms', players: 2, public: true, sit: ['richard'] });
  const friend = await person(browser, site, complaints);
  await friend.context.request.post(`/api/v1/tables/${t.id}/join`, { data: {} });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/table/${t.id}`);
  const clock = page.getByRole('button', { name: /^The clock: / });
  await expect(clock).toBeVisible();
  await settled(page);
  const box = await clock.boundingBox();
  await picture(page, 'clock-phone');
  expect(box?.width ?? 999).toBeLessThan(130);
  await clock.click();
  await expect(page.getByRole('dialog')).toContainText(/\d{2}:\d{2}/);
  await friend.context.close();
});
