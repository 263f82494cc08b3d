// A letter is reported, read and hidden; the site is announced to, and closed for an update.
import { rmSync } from 'node:fs';
import { audit } from './audit';
import { create } from './quick';
import { admin, expect, folder, person, serve, test } from './site';

test('a letter is reported, and those who look after the site deal with it', async ({ browser, complaints }) => {
  const dir = folder();
  const own = await serve(dir);
  const warden = await person(browser, own.url, complaints);
  const red = await person(browser, own.url, complaints);
  const blue = await person(browser, own.url, complaints);
  const named = async (p: typeof red, name: string) =>
    expect((await p.context.request.patch('/api/v1/me', { data: { name } })).ok()).toBe(true);
  await named(warden, 'Wilma');
  await named(red, 'Rosa');
  await named(blue, 'Bruna');
  const t = await create(red.context.request, {
    players: 2,
    public: true,
    sit: ['richard'],
    clock: {},
    name: 'A quiet evening',
  });
  await blue.context.request.post(`/api/v1/tables/${t.id}/join`, { data: {} });
  await red.context.request.post(`/api/v1/tables/${t.id}/letters`, { data: { text: 'You utter fool!' } });

  await blue.page.goto(`/table/${t.id}`);
  await blue.page.getByRole('button', { name: 'Chat' }).first().click();
  await expect(blue.page.locator('.chatbox')).toContainText('You utter fool!');
  await blue.page.getByRole('button', { name: /^Report this letter of/ }).click();
  await blue.page.getByLabel('What is wrong with it?').fill('rude');
  await audit(blue.page, 'a letter to report');
  await blue.page.getByRole('button', { name: 'Report it' }).click();
  await expect(blue.page.getByText('Reported. Thank you.')).toBeVisible();

  await warden.page.goto('/admin');
  await expect(warden.page.getByText('This page is for the moderators of this site.')).toBeVisible();
  admin(dir, 'grant', 'Wilma');
  await warden.page.reload();
  const report = warden.page.locator('[data-report]');
  await expect(report).toContainText('A letter of Rosa');
  await expect(report).not.toContainText('fool');
  await report.getByRole('button', { name: 'Read' }).click();
  await expect(report).toContainText('You utter fool!');
  await audit(warden.page, 'looking after the site');
  await report.getByRole('button', { name: 'Hide it' }).click();
  await expect(warden.page.getByText('Nothing is reported.')).toBeVisible();
  await expect(blue.page.locator('.chatbox')).toContainText('A moderator has hidden the words of this letter.');
  await expect(blue.page.locator('.chatbox')).not.toContainText('fool');

  await warden.page.getByLabel('Part of a name', { exact: true }).fill('rosa');
  await warden.page.getByRole('button', { name: /^Find.*People/ }).click();
  await warden.page.getByRole('button', { name: /^Mute.*Rosa/ }).click();
  await expect(warden.page.getByText('may write no letters').first()).toBeVisible();
  const refused = await red.context.request.post(`/api/v1/tables/${t.id}/letters`, { data: { text: 'Again!' } });
  expect(refused.status()).toBe(403);

  await warden.page.getByLabel('In English').fill('New maps tonight.');
  await warden.page.getByRole('button', { name: 'Announce', exact: true }).click();
  await warden.page.getByRole('button', { name: 'Stop all changes' }).click();
  await expect(warden.page.getByRole('button', { name: 'Let changes go on' })).toBeVisible();
  await blue.page.goto('/');
  const news = blue.page.getByRole('complementary', { name: 'News of the site' });
  await expect(news).toContainText('New maps tonight.');
  await expect(news).toContainText('about to be updated');
  await warden.page.getByRole('button', { name: 'Let changes go on' }).click();

  await warden.page.getByLabel('Address or part of a name').fill('quiet');
  await warden.page.getByRole('button', { name: /^Find.*Tables/ }).click();
  const found = warden.page.locator(`[data-table="${t.id}"]`);
  await found.getByRole('button', { name: 'Close', exact: true }).click();
  await found.getByRole('button', { name: 'Close it for good?' }).click();
  await expect(found).toContainText('closed');
  await blue.page.goto(`/table/${t.id}`);
  await expect(blue.page.getByText('A moderator has closed it.')).toBeVisible();
  expect(admin(dir, 'deeds')).toContain('hide-letter');

  await blue.page.goto('/privacy');
  await expect(blue.page.getByText('Who has no way to come back and was not here: 400 days.')).toBeVisible();
  for (const p of [warden, red, blue]) await p.context.close();
  await own.stop();
  rmSync(dir, { recursive: true, force: true });
});
