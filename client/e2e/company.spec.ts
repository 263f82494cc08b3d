// Who comes back, who is muted, and what one notes down.
import { create } from './quick';
import { expect, person, test } from './site';

test('notes are kept for me alone, and a muted person is folded', async ({ page, browser, site, complaints }) => {
  const t = await create(page.context().request, { title: 'kingdoms', players: 2, public: true, sit: ['richard'] });
  const friend = await person(browser, site, complaints);
  await friend.context.request.post(`/api/v1/tables/${t.id}/join`, { data: {} });
  await page.goto(`/table/${t.id}`);
  await page.getByRole('button', { name: 'About this table' }).click();
  await page.getByLabel('Your notes').fill('Leopold promised me Acre.');
  await page.getByLabel('Your notes').blur();
  await expect(page.getByText('Kept.')).toBeVisible();
  await page.getByLabel(/^How you deal with/).selectOption({ label: 'Mute' });
  await page.keyboard.press('Escape');

  await friend.page.goto(`/table/${t.id}`);
  await friend.page.getByRole('button', { name: 'About this table' }).click();
  await expect(friend.page.getByLabel('Your notes')).toHaveValue('');
  const sent = await friend.context.request.post(`/api/v1/tables/${t.id}/letters`, { data: { text: 'Deus vult!' } });
  expect(sent.ok()).toBe(true);

  await page.reload();
  await page.getByRole('button', { name: 'About this table' }).click();
  await expect(page.getByLabel('Your notes')).toHaveValue('Leopold promised me Acre.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chat' }).first().click();
  await expect(page.locator('.chatbox')).toContainText('A letter from someone you have muted');
  await expect(page.locator('.chatbox').getByText('Deus vult!')).toBeHidden();
  await friend.context.close();
});
