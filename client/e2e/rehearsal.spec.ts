// The sandbox of College of Cardinals, and what can be asked about a space: on a desk and on a phone.
import type { Page } from '@playwright/test';
import { audit } from './audit';
import { create, state } from './quick';
import { expect, test } from './site';

const others =
  'almohads arpads ayyubids capetians hautevilles hohenstaufens komnenos piasts plantagenets rurikids zengids'.split(
    ' ',
  );

async function sit(page: Page): Promise<string> {
  const bots = Object.fromEntries(others.map((s) => [s, 'vacant']));
  const t = await create(page.request, { title: 'cardinals', players: 12, sit: ['anscarids'], bots });
  await page.goto(`/table/${t.id}`);
  await page.waitForSelector('.prompt[data-step="orders"][data-mode="ask"]');
  await page.waitForSelector('#space-burgos');
  return t.id;
}
/** By key: what lies where on the map is another test's business. */
async function choose(page: Page, ...spaces: string[]): Promise<void> {
  for (const space of spaces) {
    await page.locator(`#space-${space}`).focus();
    await page.keyboard.press('Enter');
  }
}
const draft = async (page: Page, id: string) => {
  const { view } = await state(page.request, id);
  return (view as { draft: { orders: { space: string; kind: string }[] } }).draft.orders.filter(
    (o) => o.kind !== 'hold',
  );
};
async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

for (const [size, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone' });
    const turnTo = async (page: Page, tab: 'board' | 'hand') => {
      if (size === 'phone')
        await page
          .locator('.tabs button')
          .nth(tab === 'board' ? 0 : 1)
          .click();
    };

    test(`the coming turn is tried out, kept by name and used, on a ${size}`, async ({ page }) => {
      const id = await sit(page);
      await turnTo(page, 'hand');
      await page.locator('.part.hand').getByRole('button', { name: 'Sandbox' }).click();
      const box = page.locator('.sandbox');
      await expect(box).toContainText('nothing here is for real');
      const text = box.getByLabel('Orders tried, one per line');
      await expect(text).toHaveValue('');
      await expect(page.locator('.part.board .tried[aria-busy="false"]')).toHaveCount(1);

      // My attack, by choosing on the map; it would succeed.
      await turnTo(page, 'board');
      await choose(page, 'burgos', 'leon');
      await expect(text).toHaveValue('A Burgos - Leon');
      await choose(page, 'toledo');
      await page.keyboard.press('s');
      await choose(page, 'burgos', 'leon');
      await expect(text).toHaveValue('A Burgos - Leon\nA Toledo S A Burgos - Leon');
      await expect(page.locator('[data-arrow="deed burgos"]')).toHaveClass(/solid/);

      // A neighbour's unit cuts the support.
      await choose(page, 'seville', 'toledo');
      await expect(text).toHaveValue(/A Seville - Toledo$/);
      await expect(page.locator('[data-arrow="deed burgos"]')).toHaveClass(/failed/);
      await shot(page, `sandbox-map-${size}`);
      await turnTo(page, 'hand');
      await expect(box.locator('.telling')).toContainText('Seville');
      await shot(page, `sandbox-${size}`);
      await audit(page, `sandbox ${size}`);

      // A slip is marked, and what stood before stays on the map.
      await text.fill('A Burgs - Leon');
      await expect(box.locator('mark')).toHaveText('Burgs');
      await expect(box.getByRole('button', { name: 'Use this draft' })).toBeDisabled();

      // Drafts by name come back after a reload; leaving changes nothing.
      await text.fill('A Burgos - Leon\nA Seville - Toledo');
      await box.getByLabel('Name of the draft').fill('Bold');
      await box.getByRole('button', { name: 'Keep', exact: true }).click();
      await expect(box.getByRole('button', { name: 'Bold', exact: true })).toHaveAttribute('aria-pressed', 'true');
      await box.getByRole('button', { name: 'Leave the sandbox' }).click();
      await expect(page.locator('.tried')).toHaveCount(0);
      expect(await draft(page, id)).toEqual([]);
      await page.reload();
      await page.waitForSelector('.prompt[data-step="orders"][data-mode="ask"]');
      await turnTo(page, 'hand');
      await page.locator('.part.hand').getByRole('button', { name: 'Sandbox' }).click();
      await expect(text).toHaveValue('');
      await box.getByRole('button', { name: 'Bold', exact: true }).click();
      await expect(text).toHaveValue('A Burgos - Leon\nA Seville - Toledo');

      // Used, it is the draft: of my units, and of nobody else's.
      await box.getByRole('button', { name: 'Use this draft' }).click();
      await expect(page.locator('.hand .order', { hasText: 'A Burgos - Leon' }).first()).toBeVisible();
      expect((await draft(page, id)).map((o) => o.space)).toEqual(['burgos']);
    });

    test(`the menu of a space tells who can reach it and who held it, on a ${size}`, async ({ page }) => {
      await sit(page);
      await choose(page, 'leon'); // a minor realm, for which points could be bid
      const menu = page.locator('.quick');
      await menu.getByRole('button', { name: 'Who can reach it?' }).click();
      const study = page.locator('.study');
      await expect(study.locator('li', { hasText: 'A Burgos' })).toContainText('can move there');
      await expect(page.locator('path.lit')).not.toHaveCount(0);
      await shot(page, `reach-${size}`);
      await study.getByRole('button', { name: 'Close' }).click();
      await choose(page, 'seville'); // of somebody else: no order begins there
      await menu.getByRole('button', { name: 'Who held it?' }).click();
      await expect(study.locator('li')).toHaveText(/Almohads\s+since Early 1170s/);
      await audit(page, `history ${size}`);
      await page.keyboard.press('Escape');
      await expect(study).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
    });
  });
