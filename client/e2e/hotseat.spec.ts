// Several seats of one person around one screen, when the server's answer to a move comes
// later than the stream that tells of it: by then the next seat looks at the page.
import type { Page } from '@playwright/test';
import { choose, question, untilAsked } from './player';
import { create } from './quick';
import { expect, test } from './site';

/** Holds the answer to the next move back; what is returned lets it go and waits until the page has it. */
async function holdAnswer(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(
    '**/api/v1/tables/*/moves?*',
    async (route) => {
      const response = await route.fetch();
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return async () => {
    const answer = page.waitForResponse(/\/moves\?/);
    release();
    await (await answer).finished();
    // What was asked for later is answered later.
    await page.evaluate(() => fetch('/api/v1/me').then((r) => r.json()));
  };
}

const asked = (page: Page) => page.locator('.prompt[data-mode="ask"] .question svg').first();

test('where nothing is hidden, the next seat is asked and can answer', async ({ page }) => {
  const t = await create(page.context().request, {
    title: 'thywill',
    players: 2,
    options: { variant: 'learning' },
    sit: ['blue', 'red'],
  });
  await page.goto(`/table/${t.id}`);
  const place = async () => {
    await page.locator('.part.board [data-space].open').first().focus();
    await page.keyboard.press('Enter');
  };
  await untilAsked(page);
  const first = await asked(page).getAttribute('aria-label');
  const second = first === 'Red' ? 'Blue' : 'Red';
  const letGo = await holdAnswer(page);
  await place();
  await expect(asked(page)).toHaveAttribute('aria-label', second);
  await letGo();
  await expect(asked(page)).toHaveAttribute('aria-label', second);
  await place();
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'turn');
});

test('behind the curtain, the next seat sees its own hand and can answer', async ({ page }) => {
  const t = await create(page.context().request, {
    players: 4,
    sit: ['damascus', 'aleppo'],
    bots: { jerusalem: 'random', antioch: 'random' },
  });
  await page.goto(`/table/${t.id}`);
  await page.getByRole('button', { name: 'I am Damascus' }).click();
  await untilAsked(page);
  const letGo = await holdAnswer(page);
  await choose(page, /^Pass/);
  await page.getByRole('button', { name: 'I am Aleppo' }).click();
  await expect(asked(page)).toHaveAttribute('aria-label', 'Aleppo');
  await letGo();
  await expect(asked(page)).toHaveAttribute('aria-label', 'Aleppo');
  const { prompt } = await question(page);
  expect(await choose(page, /^Pass/)).toBe(true);
  // Another question may come at once: whether a bot attacks is luck.
  await expect(page.locator(`.prompt[data-mode="ask"][data-prompt="${prompt}"]`)).toHaveCount(0);
});
