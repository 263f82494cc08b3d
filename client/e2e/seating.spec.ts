// How people come to their seats: one link for any seat, by lot, with hidden names; putting out and closing.
import { create } from './quick';
import { expect, person, test } from './site';

test('by one link, seats are drawn, and names stay hidden', async ({ page, browser, site, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/new/kingdoms?players=2');
  await page.getByRole('radio', { name: 'By lot' }).check({ force: true });
  await page.getByRole('switch', { name: 'Hide names until the end' }).click();
  await page.getByRole('button', { name: 'Create and invite' }).click();
  await expect(page.getByText('Names are hidden until the end of the game.')).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'One link for any free seat' }).inputValue();
  await page.getByRole('button', { name: /^Show code ?: One link/ }).click();
  await expect(page.getByRole('img', { name: /One link for any free seat/ })).toBeVisible();

  const friend = await person(browser, site, complaints);
  await friend.page.goto(link);
  await friend.page.getByLabel('Your name').fill('Hermann of Salza');
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(friend.page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.logbox')).toContainText('The seats were drawn by lot.');
  await page.goto('/tables');
  await expect(page.getByRole('main')).not.toContainText('Hermann');
  await friend.context.close();
});

test('whoever set up a table puts somebody out, and closes it', async ({ page, browser, site, complaints }) => {
  const t = await create(page.context().request, { title: 'kingdoms', players: 3, public: true, sit: ['saladin'] });
  const friend = await person(browser, site, complaints);
  const join = () => friend.context.request.post(`/api/v1/tables/${t.id}/join`, { data: {} });
  expect((await join()).ok()).toBe(true);
  await page.goto(`/table/${t.id}`);
  await page.getByRole('button', { name: /^Put out/ }).click();
  await expect(page.getByRole('button', { name: /^Put out/ })).toHaveCount(0);
  expect((await join()).status()).toBe(403);
  await page.getByRole('button', { name: 'Close this table' }).click();
  await expect(page.getByText('Whoever set it up has closed it.')).toBeVisible();
  await friend.page.goto(`/table/${t.id}`);
  await expect(friend.page.getByText('This table is closed.')).toBeVisible();
  await friend.context.close();
});
