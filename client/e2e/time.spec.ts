// Time that fits people: requests that everybody sees and answers, deadlines as dates, substitutes.
import { turnToLog } from './player';
import { create, slow } from './quick';
import { expect, person, test } from './site';

test('more time is refused, asked for again, and granted', async ({ page, browser, site, complaints }) => {
  const t = await create(page.context().request, slow);
  const friend = await person(browser, site, complaints);
  await friend.context.request.post(`/api/v1/tables/${t.id}/join`, { data: {} });
  await page.goto(`/table/${t.id}`);
  await friend.page.goto(`/table/${t.id}`);
  // The deadline is a date here, beside the time that is left.
  await expect(page.getByRole('button', { name: /^The clock: / }).locator('time')).toHaveAttribute(
    'datetime',
    /^20\d\d-/,
  );

  const ask = async () => {
    await page.getByRole('button', { name: /^The clock: / }).click();
    await page.getByLabel('More time for this turn').selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Ask for more time' }).click();
    await page.keyboard.press('Escape');
  };
  const banner = (p: typeof page) => p.getByRole('region', { name: 'Requests' });
  await ask();
  await expect(banner(page)).toContainText('Still to agree: Leopold');
  await expect(banner(friend.page)).toContainText('asks for 1 day more for this turn');
  await banner(friend.page).getByRole('button', { name: 'Not now' }).click();
  await expect(banner(page)).toBeHidden();
  await turnToLog(page);
  await expect(page.getByRole('log')).toContainText('says not now');

  const before = await page
    .getByRole('button', { name: /^The clock: / })
    .locator('time')
    .getAttribute('datetime');
  await ask();
  await banner(friend.page).getByRole('button', { name: 'Agree' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^The clock: / }).locator('time')).not.toHaveAttribute(
    'datetime',
    before ?? '',
  );
  await friend.context.close();
});

test('a substitute is found in the lobby and takes the seat', async ({ page, browser, site, complaints }) => {
  const mine = page.context().request;
  const t = await create(mine, { ...slow, name: 'Somebody left' });
  const friend = await person(browser, site, complaints);
  await friend.context.request.post(`/api/v1/tables/${t.id}/join`, { data: {} });
  await friend.context.request.post(`/api/v1/tables/${t.id}/resign`, { data: {} });
  await page.goto(`/table/${t.id}`);
  await page.getByRole('button', { name: 'About this table' }).click();
  await page.getByRole('button', { name: 'Offer to a substitute' }).click();
  await expect(page.getByRole('button', { name: 'No longer offer' })).toBeVisible();

  const other = await person(browser, site, complaints);
  await other.page.goto('/tables');
  await other.page
    .getByRole('list', { name: 'A substitute is wanted' })
    .getByRole('link', { name: /Somebody left/ })
    .click();
  await other.page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(other.page.getByRole('region', { name: 'Requests' })).toBeHidden();
  await expect(other.page.locator('.logbox')).toContainText('A new player takes over');
  await friend.context.close();
  await other.context.close();
});

test('a game master asks to stop the clock, and it stops when the players agree', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  const t = await create(page.context().request, { ...slow, sit: [], master: true });
  const players = [await person(browser, site, complaints), await person(browser, site, complaints)];
  for (const p of players) {
    expect((await p.context.request.post(`/api/v1/tables/${t.id}/join`, { data: {} })).ok()).toBe(true);
    await p.page.goto(`/table/${t.id}`);
  }
  await page.goto(`/table/${t.id}`);
  await page.getByRole('button', { name: /^The clock: / }).click();
  await page.getByRole('button', { name: 'Ask to stop the clock' }).click();
  await page.keyboard.press('Escape');
  for (const p of players) {
    await expect(page.getByRole('button', { name: /^The clock: / })).not.toContainText('Clock stopped');
    const banner = p.page.getByRole('region', { name: 'Requests' });
    await expect(banner).toContainText('The game master asks to stop the clock.');
    await banner.getByRole('button', { name: 'Agree' }).click();
    await expect(banner.getByRole('button', { name: 'Agree' })).toBeHidden();
  }
  await expect(page.getByRole('button', { name: /^The clock: / })).toContainText('Clock stopped');
  for (const p of players) await p.context.close();
});

test('how many turns may be missed is said before anybody sits down', async ({ page, browser, site, complaints }) => {
  const friend = await person(browser, site, complaints);
  for (const [terms, words] of [
    [{}, 'After 3 missed turns in a row a bot plays'],
    [{ misses: 5 }, 'After 5 missed turns in a row a bot plays'],
    [{ misses: 1 }, 'After 1 missed turn in a row a bot plays'],
  ] as const) {
    const t = await create(friend.context.request, { ...slow, terms });
    await page.goto(`/table/${t.id}`);
    await expect(page.getByText(words)).toBeVisible();
  }
  await friend.context.close();
});

test('days off are taken at all tables by one click, and given back', async ({ page, browser, site, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const mine = page.context().request;
  const friend = await person(browser, site, complaints);
  const made = [];
  for (const [name, vacation] of [
    ['With days off', 10],
    ['Without', 0],
  ] as const) {
    const t = await create(mine, { ...slow, name, terms: { vacation } });
    await friend.context.request.post(`/api/v1/tables/${t.id}/join`, { data: {} });
    made.push(t.id);
  }
  const away = async (id: string) => {
    const table = await (await mine.get(`/api/v1/tables/${id}`)).json();
    return table.seats.some((s: { away?: number }) => (s.away ?? 0) > Date.now());
  };
  await page.goto('/tables');
  await page.getByText('I am going away').click();
  await page.getByRole('combobox', { name: 'Vacation' }).selectOption('3');
  await page.getByRole('button', { name: 'Go on vacation' }).click();
  await expect(page.getByText('Not enough vacation days, or none allowed: Without.')).toBeVisible();
  expect([await away(made[0]!), await away(made[1]!)]).toEqual([true, false]);
  await page.screenshot({ path: 'test-results/away.png' });
  await page.getByRole('button', { name: 'I am back' }).click();
  await expect(page.getByText('Welcome back.')).toBeVisible();
  expect(await away(made[0]!)).toBe(false);
  await friend.context.close();
});
