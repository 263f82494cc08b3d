// The adjudicator's page: place, order, see why, share.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { audit } from './audit';
import { serveFiles } from './offline';
import { expect, test } from './site';

const space = (page: Page, slug: string) => page.locator(`.map [data-space="${slug}"]`);
const outcome = (page: Page, order: string) => page.locator('.deeds li', { hasText: order });
const cases = (file: string): { id: string }[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../diplomacy/testdata/datc', `${file}.json`), 'utf8')).cases;

/** Taps a space by keyboard: a board on a small window may show it behind something. */
async function tap(page: Page, slug: string): Promise<void> {
  await space(page, slug).focus();
  await page.keyboard.press('Enter');
}

/** Orders a unit to go somewhere. */
async function send(page: Page, from: string, to: string): Promise<void> {
  await tap(page, from);
  await expect(page.locator('.pen')).toBeVisible();
  await tap(page, to);
  await expect(page.locator('.pen')).toHaveCount(0);
}

test('two armies bounce, and a link tells of it', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Adjudicator' }).click();
  await page.waitForSelector('.map [data-space="bur"]');
  await page.getByLabel('Power').selectOption({ label: 'France' });
  await space(page, 'par').click();
  await expect(space(page, 'par')).toHaveAttribute('aria-label', 'Army in Paris, France');
  await page.getByLabel('Power').selectOption({ label: 'Germany' });
  await tap(page, 'mun');
  await tap(page, 'nth');
  await expect(space(page, 'nth')).toHaveAttribute('aria-label', 'Fleet in North Sea, Germany');
  await tap(page, 'nth');
  await page.getByRole('radio', { name: 'Give orders' }).check();
  await send(page, 'par', 'bur');
  await send(page, 'mun', 'bur');
  await expect(outcome(page, 'A Paris – Burgundy')).toContainText(
    'Bounce: the unit from Munich tries for the same place, 1 against 1.',
  );
  await expect(page.getByText('Contested and left empty: Burgundy')).toBeVisible();
  await expect(page.getByLabel('Units and orders as text')).toHaveValue(
    'France:\nA Paris - Burgundy\n\nGermany:\nA Munich - Burgundy\n',
  );
  await audit(page, 'adjudicator, phone');
  const link = await page.getByLabel('Link to this position', { exact: true }).inputValue();

  const other = await browser.newContext({ locale: 'it-IT' });
  const fresh = await other.newPage();
  await fresh.goto(link);
  await expect(outcome(fresh, 'A Parigi – Borgogna')).toContainText('Rimbalzo');
  await fresh.goto(link.slice(0, -9));
  await expect(fresh.getByRole('alert')).toContainText('danneggiato');
  await other.close();
});

test('nothing moves from under a finger when the adjudicator has come', async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((done) => {
    come = done;
  });
  await page.route('**/judge-*.engine', (r) => held.then(() => r.continue()));
  await page.goto('/judge');
  await page.waitForSelector('.map [data-space="bur"]');
  const button = page.getByRole('button', { name: 'Put on the board' });
  const before = await button.boundingBox();
  come();
  await expect(page.getByLabel('Link to this position', { exact: true })).not.toHaveValue('');
  expect(await button.boundingBox()).toEqual(before);
});

test('cases of the DATC, lines that cannot be read, and a retreat', async ({ page }) => {
  await page.goto('/judge');
  await page.waitForSelector('.map [data-space="bur"]');
  const bring = async (text: string) => {
    await page.getByLabel('Import', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Put on the board' }).click();
  };
  for (const [file, id, order, why] of [
    ['6a', '6.A.1', 'F North Sea – Picardy', 'Void: the unit cannot go there.'],
    ['6d', '6.D.1', 'A Trieste – Venice', 'The unit in Venice stays, 2 against 2.'],
    ['6f', '6.F.14', 'A Brest – London', 'A paradox'],
  ] as const) {
    await bring(JSON.stringify({ cases: cases(file).filter((c) => c.id === id) }));
    await expect(outcome(page, order), id).toContainText(why);
  }
  const text = page.getByLabel('Units and orders as text');
  await text.fill('Germany:\nA ber - pruss\nF kie');
  await expect(page.getByText('Line 2, “A ber - pruss”: “pruss” is no province.')).toBeVisible();
  await text.fill('Germany:\nA ber - pru\nA sil S A ber - pru\nRussia: A pru');
  await expect(page.getByText('A Prussia (Russia) is dislodged by the unit from Berlin.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on to the retreats' }).click();
  await expect(page.getByText('Retreats', { exact: true })).toBeVisible();
  await send(page, 'pru', 'lvn');
  await expect(outcome(page, 'A Prussia – Livonia')).toContainText('It retreats.');
  await page.getByRole('button', { name: 'Go on to the next movement' }).click();
  await expect(text).toHaveValue('Germany:\nA Prussia\nA Silesia\n\nRussia:\nA Livonia\n');
  await page.getByRole('button', { name: 'Go on to builds and removals' }).click();
  await expect(page.getByText('Builds and removals', { exact: true })).toBeVisible();
  await tap(page, 'kie');
  await page.getByRole('button', { name: 'Build: F Kiel' }).click();
  await expect(outcome(page, 'Build: F Kiel')).toContainText('Built.');
  await bring('{"cases": 7}');
  await expect(page.getByRole('alert')).toContainText('holds no cases');
});

test('without a server, below a path, the link brings all of it', async ({ page, context }) => {
  const plain = await serveFiles();
  await page.goto(`${plain.url}#/judge`);
  await page.waitForSelector('.map [data-space="bur"]');
  await page.getByLabel('Board', { exact: true }).selectOption({ label: 'College of Cardinals' });
  await page.waitForSelector('.map [data-space="paris"]');
  await page.getByLabel('Units and orders as text').fill('CA: A par - auv\nPL: A anj - auv');
  await expect(outcome(page, 'A Paris – Auvergne')).toContainText('Bounce: the unit from Anjou');
  const link = await page.getByLabel('Link to this position', { exact: true }).inputValue();
  expect(link).toContain(`${plain.url}#/judge?p=`);
  const fresh = await context.newPage();
  await fresh.goto(link);
  await expect(outcome(fresh, 'A Anjou – Auvergne')).toContainText('Bounce');
  await plain.stop();
});
