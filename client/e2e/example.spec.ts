// A title that the client has no folder for is found on the home page, and played to the end on the generic face.
import { rmSync } from 'node:fs';
import { audit } from './audit';
import { answer, choose, untilAsked } from './player';
import { create } from './quick';
import { expect, folder, type Site, serve, settled, test } from './site';

let site: Site;
const dir = folder();
test.beforeAll(async () => {
  site = await serve(dir, '--example');
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dir, { recursive: true, force: true });
});

for (const [where, width, height] of [
  ['a desk', 1280, 800],
  ['a phone', 360, 740],
] as const) {
  test(`the example is played on ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.url);
    await page.getByRole('button', { name: /^Play now.*Skirmish/ }).click();
    await page.locator('dialog .seat', { hasText: 'Blue' }).first().click();
    await untilAsked(page);

    // One's own seat comes first, with words for everything that the view tells.
    const board = page.locator('section.board');
    await expect(board.locator('li h3').first()).toContainText('Blue');
    await expect(board).toContainText('Castles left');
    await expect(board).not.toContainText(/[{}[\]"]/);
    await settled(page);
    await audit(page, `example on ${where}`);
    if (width === 360) {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, 'nothing stands out at the side').toBeLessThanOrEqual(width);
    }

    // What is done is marked as a change.
    await answer(page, () => choose(page, /^Bid 2/));
    await expect(board.locator('.changed').first()).toContainText('2');

    while ((await untilAsked(page)).mode === 'ask') {
      await answer(page, async () => (await choose(page, /^Seal/)) || (await choose(page, /^Pass/)));
    }
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByText('The most castles taken.')).toBeVisible();
    await audit(page, `result of the example on ${where}`);
  });
}

test('the example is played by keys, in Italian', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url, locale: 'it-IT' });
  const page = await context.newPage();
  const t = await create(context.request, { title: 'skirmish', players: 2, sit: ['red'], bots: { blue: 'greedy' } });
  await page.goto(`/table/${t.id}`);
  await untilAsked(page);
  await expect(page.locator('section.board')).toContainText('Castelli rimasti');
  await answer(page, () => page.keyboard.press('2'), false);
  await expect(page.locator('section.board .changed').first()).toContainText('Truppe inviate');
  await context.close();
});
