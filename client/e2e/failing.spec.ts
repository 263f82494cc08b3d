// A page whose code cannot be fetched says so, and comes once the network is back.
import { expect, test } from './site';

test.use({ serviceWorkers: 'block' }); // it would fetch what is to be missing here

test('a page that did not come can be asked for again, and comes with its styles', async ({ page }) => {
  const failed = page.getByRole('heading', { name: 'This page could not be loaded' });
  const tables = page.locator('header').getByRole('link', { name: 'Tables' });
  await page.goto('/');
  await expect(page.locator('h1').first()).toBeVisible();
  await page.route(/assets\/Tables-/, (r) => r.abort());
  await tables.click();
  await expect(failed).toBeVisible();

  // Turning the pages does not bring it without its styles: only a page that is loaded anew has all of them.
  await page.unrouteAll();
  await page.goBack();
  await expect(failed).toHaveCount(0);
  await tables.click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tables' })).toBeVisible();
});
