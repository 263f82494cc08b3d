// One's own act is seen before the server's word, and taken back if it is refused.
import type { Page, Route } from '@playwright/test';
import { create, fighter, run } from './quick';
import { expect, test } from './site';

/** Holds what is sent until the test lets it go on. */
async function held(page: Page): Promise<() => Promise<Route>> {
  const caught: Route[] = [];
  await page.route(/\/moves\b/, (route) => void caught.push(route));
  return async () => {
    await expect.poll(() => caught.length).toBeGreaterThan(0);
    return caught.shift()!;
  };
}

test('an act shows at once, comes back when it is refused, and stays when it is not', async ({ page }) => {
  await page.goto('/');
  const request = page.context().request;
  const t = await create(request, { players: 1, sit: ['crusade'] });
  await run(request, t.id, (s) => (s.prompt?.step === 'commit' ? null : fighter(s)));
  await page.goto(`/table/${t.id}`);
  const bar = page.locator('.prompt[data-mode="ask"][data-step="commit"]');
  await bar.waitFor();
  const next = await held(page);
  const card = page.locator('.part.hand .card.open').first();
  const open = page.locator('.part.hand .card.open');
  const cards = await page.locator('.part.hand .card').count();
  const choices = await open.count();

  // Before the server has said anything: the card goes, nothing else can be chosen, and the bar says what is under way.
  await card.click();
  const refused = await next();
  await expect(page.locator('.layout.sent .part.hand .card.chosen')).toHaveCount(1);
  await expect(open).toHaveCount(0);
  await expect(page.locator('.prompt .answers .btn:enabled')).toHaveCount(0);
  await expect(page.locator('.prompt .question')).toContainText('Under way');
  await expect(page.locator('.part.hand .card')).toHaveCount(cards);

  // Refused, all is as it was, with the reason.
  await refused.abort();
  await expect(page.locator('.prompt .refusal')).toBeVisible();
  await expect(page.locator('.part.hand .card.chosen')).toHaveCount(0);
  await expect(open).toHaveCount(choices);

  // Accepted, it is the server's state that shows.
  await card.click();
  await (await next()).continue();
  await expect(page.locator('.part.hand .card')).toHaveCount(cards - 1);
  await expect(page.locator('.layout.sent')).toHaveCount(0);
});
