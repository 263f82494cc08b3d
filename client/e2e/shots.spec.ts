// Pictures of every page at three widths in both themes, for people to look at:
// SHOTS=1 npx playwright test shots. They land in shots/.
import type { Page } from '@playwright/test';
import { fighter, passer, run, type State } from './quick';
import { test } from './site';

test.skip(!process.env.SHOTS, 'only when pictures are wanted');

const sizes: [number, number][] = [
  [360, 740],
  [1024, 768],
  [1920, 1080],
  [2560, 1440],
];

for (const [width, height] of sizes) {
  for (const theme of ['light', 'dark'] as const) {
    test(`pictures ${width} ${theme}`, async ({ browser, site }) => {
      const phone = width < 700;
      const context = await browser.newContext({
        baseURL: site,
        viewport: { width, height },
        colorScheme: theme,
        hasTouch: phone,
        isMobile: phone,
        locale: theme === 'dark' && phone ? 'it-IT' : 'en-GB',
        reducedMotion: 'reduce',
      });
      const page: Page = await context.newPage();
      const shot = async (name: string, full = false) => {
        await page.waitForTimeout(350);
        await page.screenshot({ path: `shots/${name}-${width}-${theme}.png`, fullPage: full });
      };
      const r = context.request;

      await page.goto('/');
      await page.waitForTimeout(600);
      await shot('home', true);
      await page.locator('.hero .btn.primary').click();
      await shot('choose');
      await page.locator('dialog .seat').first().click();
      await page.waitForSelector('.prompt[data-mode="ask"] .answers .btn:enabled');
      await shot('table');
      const id = page.url().split('/').pop() ?? '';
      await page.locator('.prompt .verb').first().click();
      await shot('moves');
      await page.keyboard.press('Escape');
      // A greyed target says why not.
      await page.locator('.board [data-thing="region:jerusalem"]').click({ force: true });
      await shot('why');
      await page.keyboard.press('Escape');
      await page.locator('.prompt .rule-chip').first().click();
      await shot('rules');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await shot('keys');
      await page.keyboard.press('Escape');
      // An attack with cards laid down.
      await run(r, id, (s) => (s.prompt?.step === 'commit' && s.n >= 3 ? null : fighter(s)));
      await page.waitForTimeout(400);
      await shot('attack');
      if (phone) {
        for (const t of ['hand', 'panel', 'log', 'chat']) {
          await page.locator('.tabs button').nth(['board', 'hand', 'panel', 'log', 'chat'].indexOf(t)).click();
          await shot(`tab-${t}`);
        }
        await page.locator('.tabs button').first().click();
      }
      await run(r, id, fighter, 25);
      await page.waitForTimeout(500);
      await shot('middle');
      await page.goto(`/table/${id}?at=4`);
      await page.waitForSelector('.prompt[data-mode="replay"]');
      await shot('replay');
      await run(r, id, passer);
      await page.goto(`/table/${id}`);
      await page.waitForSelector('.prompt[data-mode="over"]');
      await shot('over');
      await page.goto(`/table/${id}/result`);
      await page.waitForSelector('.banner');
      await shot('result', true);

      await page.goto('/new/kingdoms?players=4');
      await page.waitForSelector('.sizes');
      await shot('new', true);
      await page.locator('form .btn.primary').click();
      await page.waitForSelector('.copy');
      await shot('wait', true);
      const link = await page.locator('.copy input').first().inputValue();
      const guest = await browser.newContext({ baseURL: site, viewport: { width, height }, colorScheme: theme });
      const other = await guest.newPage();
      await other.goto(link);
      await other.waitForSelector('.seats');
      await other.waitForTimeout(300);
      await other.screenshot({ path: `shots/join-${width}-${theme}.png`, fullPage: true });
      await guest.close();

      // Four kingdoms, three of them bots.
      const four = await r.post('/api/v1/tables', {
        data: {
          title: 'kingdoms',
          players: 4,
          sit: ['jerusalem'],
          bots: { damascus: 'greedy', aleppo: 'greedy', antioch: 'greedy' },
        },
      });
      const fourID = ((await four.json()) as { id: string }).id;
      let end: State = await run(r, fourID, fighter, 90);
      for (let i = 0; i < 40 && end.prompt === null && end.table.status === 'running'; i++) {
        await page.waitForTimeout(100);
        end = await run(r, fourID, () => null, 1);
      }
      await page.goto(`/table/${fourID}`);
      await page.waitForSelector('.prompt .answers');
      await page.waitForTimeout(500);
      await shot('four');
      await page.goto('/tables');
      await page.waitForSelector('.tables');
      await shot('tables', true);
      await page.locator('nav .btn').last().click();
      await shot('settings');
      await page.goto('/about');
      await shot('about', true);
      await page.goto('/nowhere');
      await shot('missing');
      await context.close();
    });
  }
}
