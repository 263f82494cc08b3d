// Who is there: a dot beside a name, as far as its owner allows; and who is asked whether to be called.
import { create, slow } from './quick';
import { expect, person, test } from './site';

test('a friend is here, and hides it', async ({ page, browser, site, complaints }) => {
  const t = await create(page.context().request, slow);
  const friend = await person(browser, site, complaints);
  await friend.context.request.post(`/api/v1/tables/${t.id}/join`, { data: {} });
  await friend.page.goto(`/table/${t.id}`);
  await expect(friend.page.getByRole('button', { name: /^The clock: / })).toBeVisible();
  await page.goto(`/table/${t.id}`);
  // The page asks once a minute, so it is asked when there is something to tell.
  const words = async () => {
    const list = (await (await page.request.get(`/api/v1/tables/${t.id}/presence`)).json()) as { presence: string }[];
    return list.map((p) => p.presence);
  };
  await expect.poll(words).toContain('here');
  const menu = page.getByRole('button', { name: 'About this table' });
  await menu.click();
  await expect(page.getByRole('dialog').getByText('here now')).toBeAttached();
  await page.screenshot({ path: 'test-results/presence-here.png' });
  await page.keyboard.press('Escape');

  await friend.page.getByRole('button', { name: 'Settings' }).click();
  await friend.page.getByRole('radio', { name: 'No one' }).check();
  await friend.page.screenshot({ path: 'test-results/presence-setting.png' });
  await expect.poll(words).not.toContain('here');
  await menu.click();
  await expect(page.getByRole('dialog')).toContainText('Leopold');
  await expect(page.getByRole('dialog').getByText('here now')).toHaveCount(0);
  await friend.context.close();
});

test('whoever joins a table of days is asked whether to be called', async ({ page, browser, site, complaints }) => {
  const t = await create(page.context().request, slow);
  const friend = await person(browser, site, complaints);
  await friend.page.setViewportSize({ width: 390, height: 844 });
  await friend.page.goto(`/join/${t.id}`);
  await expect(friend.page.getByRole('heading', { name: 'Shall we call you?' })).toBeVisible();
  await friend.page.screenshot({ path: 'test-results/calls-join.png' });
  // Who does not answer there is asked again at the table, which has begun with them.
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.page.getByRole('button', { name: /^The clock: / })).toBeVisible();
  const ask = friend.page.getByRole('region', { name: 'Shall we call you?' });
  await expect(ask).toBeVisible();
  await friend.page.screenshot({ path: 'test-results/calls-last-seat.png' });
  await ask.getByRole('button', { name: 'Not now' }).click();
  await expect(ask).toBeHidden();
  await friend.page.reload();
  await expect(friend.page.getByRole('button', { name: /^The clock: / })).toBeVisible();
  await expect(ask).toBeHidden();
  await friend.context.close();
});
