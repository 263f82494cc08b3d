// Ending a game together: a draw that is refused, a concession that is agreed on, and its result.
import { turnToLog } from './player';
import { create } from './quick';
import { expect, person, test } from './site';

test('a draw is refused, a concession is agreed on, and the result says so', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  const t = await create(page.context().request, {
    title: 'kingdoms',
    players: 2,
    public: true,
    sit: ['richard'],
    ending: true,
  });
  const friend = await person(browser, site, complaints);
  await friend.context.request.post(`/api/v1/tables/${t.id}/join`, { data: {} });
  await page.goto(`/table/${t.id}`);
  await friend.page.goto(`/table/${t.id}`);
  const banner = (p: typeof page) => p.getByRole('region', { name: 'Requests' });

  await page.getByRole('button', { name: 'About this table' }).click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(banner(page)).toContainText('Still to agree: Leopold');
  await expect(banner(friend.page)).toContainText('offers a draw');
  await page.screenshot({ path: 'test-results/ending-asked.png' });
  await friend.page.setViewportSize({ width: 390, height: 844 });
  await friend.page.screenshot({ path: 'test-results/ending-asked-phone.png' });
  await banner(friend.page).getByRole('button', { name: 'Not now' }).click();
  await expect(banner(page)).toBeHidden();
  await turnToLog(page);
  await expect(page.getByRole('log')).toContainText('does not agree to a draw');

  // The only other one is the one who wins: nobody is left to ask.
  await friend.page.getByRole('button', { name: 'About this table' }).click();
  await friend.page.getByRole('button', { name: 'Concede' }).scrollIntoViewIfNeeded();
  await friend.page.screenshot({ path: 'test-results/ending-menu-phone.png' });
  await friend.page.getByRole('button', { name: 'Concede' }).click();
  await friend.page.getByRole('button', { name: 'Yes, Richard wins' }).click();
  await page.goto(`/table/${t.id}/result`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Richard');
  await expect(page.getByText('The others conceded the victory.')).toBeVisible();
  await page.screenshot({ path: 'test-results/ending-result.png' });
  await friend.context.close();
});

test('a new table says whether its players may end the game together', async ({ page }) => {
  await page.goto('/new/kingdoms?players=2');
  const allowed = page
    .getByRole('switch', { name: /end the game together/ })
    .or(page.getByRole('checkbox', { name: /end the game together/ }));
  await expect(allowed).toBeChecked();
  await allowed.click();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/table\//);
  const id = new URL(page.url()).pathname.split('/')[2];
  const table = await (await page.request.get(`/api/v1/tables/${id}`)).json();
  expect(table.ending).toBe(false);
});
