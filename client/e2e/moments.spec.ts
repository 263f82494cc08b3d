// The moments that matter, a step that is played again, sides to choose from, and a dynasty through time.
import type { Page } from '@playwright/test';
import { create, fighter, play, run, state } from './quick';
import { expect, test } from './site';

/** Notes which pictures were shown: they are gone after a breath. */
async function notePictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { pictures: seen });
    new MutationObserver(() => {
      const now = document.querySelector<HTMLElement>('.moment')?.dataset.picture;
      if (now && seen.at(-1) !== now) seen.push(now);
    }).observe(document, { childList: true, subtree: true });
  });
}
const pictures = (page: Page) => page.evaluate(() => (window as unknown as { pictures: string[] }).pictures);

test('the end of a game is drawn when it is seen to end, and not when the page comes later', async ({ page }) => {
  await notePictures(page);
  await page.goto('/');
  const r = page.context().request;
  const { id } = await create(r, { players: 1, sit: ['crusade'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.prompt[data-mode="ask"]')).toBeVisible();
  await expect(page.locator('.goal')).toBeVisible();
  const end = await run(r, id, fighter, 4000);
  expect(end.result?.over).toBe(true);
  await expect.poll(() => pictures(page)).toContain(end.result?.winners.length ? 'laurel' : 'ruin');
  await page.reload();
  await expect(page.locator('.prompt[data-mode="over"]')).toBeVisible();
  expect(await pictures(page)).toEqual([]);
});

test('what was taken back is played again by a button or a key', async ({ page }) => {
  await page.goto('/');
  const r = page.context().request;
  const { id } = await create(r, {
    title: 'thywill',
    players: 2,
    sit: ['red', 'blue'],
    options: { variant: 'learning' },
  });
  const free = async () => {
    let s = await state(r, id);
    for (let i = 0; i < 40; i++) {
      const undo = (s as unknown as { undo: { steps: number } }).undo;
      if (undo.steps > 0 && s.prompt) return s;
      const seat = s.table.seats.find((x) => x.awaited)!.seat;
      s = await state(r, id, seat);
      s = await play(r, id, s, s.moves[0]!.move);
    }
    throw new Error('nothing can be taken back');
  };
  const before = await free();
  await page.goto(`/table/${id}?seat=${before.seat}`);
  const undo = page.locator('.takeback .undo');
  const redo = page.getByRole('button', { name: 'Redo' });
  await expect(undo).toBeEnabled();
  await expect(redo).toHaveCount(0);
  const prompt = page.locator('.prompt');
  const asked = (await prompt.getAttribute('data-step'))!;
  for (const again of [() => redo.click(), () => page.keyboard.press('y')]) {
    await undo.click();
    await expect(redo).toBeEnabled();
    await again();
    await expect(redo).toHaveCount(0);
    await expect(prompt).toHaveAttribute('data-step', asked);
  }
});

test('a side shows its realm and says how hard it is', async ({ page }) => {
  await page.goto('/');
  await page.locator('.hero .btn.primary').click();
  await page.locator('dialog .game', { hasText: 'Cardinals' }).click();
  const side = (name: string) => page.locator('dialog .seat', { hasText: name }).first();
  await expect(side('Anscarids')).toContainText('hard');
  await expect(side('Ayyubids')).toContainText('good for beginners');
  await expect(side('Anscarids').locator('.map path.realm')).toHaveAttribute('d', /M/);
});

test('a dynasty is told while the game goes on', async ({ page }) => {
  await page.goto('/');
  const r = page.context().request;
  const bots = Object.fromEntries(['frankish', 'germanic', 'italian', 'iberian'].map((s) => [s, 'greedy']));
  const { id } = await create(r, { title: 'kings', players: 5, sit: ['english'], bots });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.prompt[data-mode="ask"]')).toBeVisible();
  // A question that comes just now turns the side column to the hand.
  await expect(async () => {
    await page.locator('.sidetabs .panel-tab').click();
    await page.getByRole('tab', { name: 'Families' }).click({ timeout: 5000 });
  }).toPass();
  await page.getByRole('button', { name: 'The dynasty through time' }).click();
  await expect(page.locator('dialog .reigns li')).toHaveCount(1);
  await expect(page.locator('dialog .tree .person').first()).toBeVisible();
});
