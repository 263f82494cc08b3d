// axe-core on every page, light and dark, wide and narrow: nothing serious.
import { audit } from './audit';
import { untilAsked } from './player';
import { create, fighter, passer, run } from './quick';
import { test } from './site';

for (const theme of ['light', 'dark'] as const) {
  test(`no serious finding on any page, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.waitForSelector('.hero-map svg');
    await audit(page, 'landing page');
    await page.locator('.hero .btn.primary').click();
    await page.waitForSelector('dialog .seat');
    await audit(page, 'choice of side');
    await page.locator('dialog .seat').first().click();
    await untilAsked(page);
    const id = page.url().split('/').pop() ?? '';
    await audit(page, 'table');
    await page.locator('.prompt .verb').first().click();
    await audit(page, 'table, moves');
    await page.keyboard.press('Escape');
    await page.locator('section.board [data-thing="region:jerusalem"]').click({ force: true });
    await page.waitForSelector('.refusal');
    await audit(page, 'table, refusal');
    await page.locator('.refusal .rule-chip').click();
    await page.waitForSelector('.rules .cited');
    await audit(page, 'rules');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open] kbd');
    await audit(page, 'shortcuts');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'About this table' }).click();
    await audit(page, 'about the table');
    await page.keyboard.press('Escape');
    await run(page.context().request, id, fighter, 14);
    await untilAsked(page);
    await audit(page, 'table, in the middle');
    for (const part of ['Table', 'Chat']) {
      await page.locator('.sidetabs').getByRole('button', { name: part }).click();
      await audit(page, `table, ${part}`);
    }
    await page.goto(`/table/${id}?at=3`);
    await page.waitForSelector('.prompt[data-mode="replay"]');
    await audit(page, 'replay');
    await page.setViewportSize({ width: 360, height: 740 });
    for (const i of [0, 1, 2, 3, 4]) {
      await page.locator('.tabs button').nth(i).click();
      await audit(page, `phone, part ${i + 1}`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await run(page.context().request, id, passer);
    await page.goto(`/table/${id}/result`);
    await page.waitForSelector('.banner');
    await audit(page, 'result');
    await page.goto('/new/kingdoms?players=4');
    await page.waitForSelector('.sizes');
    await audit(page, 'new table');
    const t = await create(page.context().request, { players: 4, sit: ['damascus'], public: true });
    await page.goto(`/table/${t.id}`);
    await page.waitForSelector('.copy');
    await audit(page, 'waiting room');
    await page.goto('/tables');
    await page.waitForSelector('.tables');
    await audit(page, 'tables');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.waitForSelector('#calls-title');
    await audit(page, 'settings and calls');
    await page.keyboard.press('Escape');
    for (const [path, ready] of [
      ['/me', 'section h2'],
      ['/people/me', 'section h2'],
      ['/me/regards', 'main .btn'],
      ['/device', 'main h1'],
      ['/privacy', 'main h1'],
    ] as const) {
      await page.goto(path);
      await page.waitForSelector(ready);
      await audit(page, path);
    }
    await page.context().clearCookies();
    await page.goto(`/join/${t.id}`);
    await page.waitForSelector('.seats');
    await audit(page, 'join');
    for (const path of ['/about', '/nowhere']) {
      await page.goto(path);
      await audit(page, path);
    }
  });
}
