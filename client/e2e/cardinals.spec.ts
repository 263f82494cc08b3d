// College of Cardinals in the browser: orders by click, drag, keys, lists and text; the turn that is shown; a whole decade.
import type { Page } from '@playwright/test';
import { audit } from './audit';
import { answer } from './player';
import { create } from './quick';
import { expect, test } from './site';

const seats =
  'almohads anscarids arpads ayyubids capetians hautevilles hohenstaufens komnenos piasts plantagenets rurikids zengids'.split(
    ' ',
  );

async function sit(page: Page, me = 'capetians'): Promise<string> {
  const bots = Object.fromEntries(seats.filter((s) => s !== me).map((s) => [s, 'random']));
  const t = await create(page.request, { title: 'cardinals', players: 12, sit: [me], bots });
  await page.goto(`/table/${t.id}`);
  await page.waitForSelector('.prompt[data-step="orders"][data-mode="ask"]');
  await page.waitForSelector('#space-paris');
  return t.id;
}

/** A point of the window at which a space lies open: nothing is in front of it there. */
async function pointOf(page: Page, space: string): Promise<[number, number]> {
  const at = await page.evaluate((slug) => {
    const path = document.querySelector(`#space-${slug}`)!;
    const b = path.getBoundingClientRect();
    for (let i = 1; i < 24; i++)
      for (let j = 1; j < 24; j++) {
        const [x, y] = [b.x + (b.width * i) / 24, b.y + (b.height * j) / 24];
        if (document.elementFromPoint(x, y) === path) return [x, y];
      }
    return null;
  }, space);
  if (!at) throw new Error(`${space} is covered`);
  return at as [number, number];
}
const click = async (page: Page, space: string) => page.mouse.click(...(await pointOf(page, space)));
const order = (page: Page, text: string) =>
  expect(page.locator('.hand .order', { hasText: text }).first()).toBeVisible();
const settled = (page: Page) => page.waitForSelector('.prompt[aria-busy="false"]');

async function seal(page: Page): Promise<void> {
  await settled(page);
  await page.locator('.prompt .btn.move', { hasText: 'Seal' }).click();
  const sure = page.locator('.prompt .confirm');
  if (await sure.isVisible()) await sure.click();
}

test('orders are given by clicks, by dragging, by keys, by lists and as text', async ({ page }) => {
  await sit(page);

  await click(page, 'paris');
  await expect(page.locator('.quick')).toBeVisible();
  await click(page, 'burgundy');
  await order(page, 'A Paris - Burgundy');
  await expect(page.locator('[data-arrow="order paris"]')).toHaveClass(/dotted/);

  // drag
  const [from, to] = [await pointOf(page, 'bruges'), await pointOf(page, 'normandy')];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 9, from[1] + 4);
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
  await order(page, 'F Bruges - Normandy');

  // keys: the unit, the kind of order, whom it helps, where to
  await settled(page);
  await page.locator('#space-toulouse').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#space-toulouse')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('s');
  await page.locator('#space-paris').focus();
  await page.keyboard.press('Enter');
  await page.locator('#space-auvergne').focus();
  await page.keyboard.press('Enter');
  await order(page, 'A Toulouse S A Paris - Auvergne');
  // it is pointless as long as Paris goes elsewhere, and the list says so
  await expect(page.locator('.hand .warning')).toHaveCount(1);

  // the list lights the arrow, and the arrow the list
  await page.locator('.hand .order', { hasText: 'A Toulouse S' }).hover();
  await expect(page.locator('[data-arrow="order toulouse"]')).toHaveClass(/lit/);

  // a point for a minor unit, one more, one less
  await click(page, 'brittany');
  await click(page, 'anjou');
  await expect(page.locator('.bid', { hasText: 'A Brittany - Anjou' })).toContainText('1');
  await settled(page);
  await page
    .locator('.bid', { hasText: 'A Brittany - Anjou' })
    .getByRole('button', { name: /^One more point/ })
    .click();
  await expect(page.locator('.bid', { hasText: 'A Brittany - Anjou' }).locator('.n')).toHaveText('2');
  await page
    .locator('.bid', { hasText: 'A Brittany - Anjou' })
    .getByRole('button', { name: /^One point fewer/ })
    .click();
  await expect(page.locator('.bid', { hasText: 'A Brittany - Anjou' }).locator('.n')).toHaveText('1');

  // by lists alone
  await settled(page);
  await page.locator('.hand .order', { hasText: 'A Paris' }).first().click();
  await page.getByLabel('Order', { exact: true }).selectOption({ label: 'Move' });
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'Auvergne' });
  await page.locator('.hand form button').click();
  await order(page, 'A Paris - Auvergne');

  // as text: the wrong word is marked and mended
  await page.getByText('Write orders as text').click();
  const text = page.getByLabel('Orders as text');
  await expect(text).toHaveValue(/A Paris - Auvergne/);
  await text.fill('F Bruges H\nA Paris - Vurgundy');
  await expect(page.locator('.typed mark')).toHaveText('Vurgundy');
  await expect(page.getByRole('button', { name: 'Give these orders' })).toBeDisabled();
  await page.locator('.typed').getByRole('button', { name: 'Burgundy', exact: true }).last().click();
  await page.getByRole('button', { name: 'Give these orders' }).click();
  await order(page, 'A Paris - Burgundy');
  await order(page, 'F Bruges H');
  await audit(page, 'orders');

  await page.getByRole('button', { name: 'All hold' }).click();
  await order(page, 'A Paris H');
});

test('a decade is played: the turn is shown with its causes, and asked what if', async ({ page }) => {
  test.slow();
  await sit(page);
  await click(page, 'paris');
  await click(page, 'burgundy');
  await order(page, 'A Paris - Burgundy');
  await seal(page);

  // The board shows the present, and a herald what happened; the turn is shown scene by scene on demand, and looks like
  // the past.
  const stage = page.locator('section.stage');
  await expect(page.locator('.herald')).toBeVisible();
  await expect(stage).toHaveCount(0);
  await page.getByRole('button', { name: 'Show Early 1170s' }).click();
  await expect(stage).toHaveAttribute('data-scene', 'orders');
  await expect(page.locator('.past')).toContainText('as it was');
  while ((await stage.getAttribute('data-scene')) !== 'end')
    await stage.getByRole('button', { name: 'Next scene' }).click();
  const told = page.locator('.outcomes');
  await told.getByRole('button', { name: /Paris - Burgundy/ }).click();
  await expect(told).toContainText(/Paris: the order/);
  await expect(page.locator('[data-arrow="deed paris"]')).toHaveClass(/lit/);
  await audit(page, 'a turn that is shown');

  await told.getByRole('button', { name: 'What if?' }).click();
  await told.getByLabel(/Other orders/).fill('A Paris H');
  await expect(told).toContainText('would have fared differently');
  await expect(page.locator('.unreal')).toBeVisible();
  await stage.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.unreal')).toHaveCount(0);
  await expect(page.locator('.past')).toHaveCount(0);

  // The rest of the decade, whatever is asked.
  const decade = page.locator('header, .bar').getByText('Early 1180s').first();
  const end = page.locator('.prompt[aria-busy="false"][data-mode="ask"] .answers .btn:enabled', {
    hasText: /^(Seal|Pass)/,
  });
  for (;;) {
    await expect(decade.or(end).first()).toBeVisible();
    if (await decade.isVisible()) break;
    await answer(page, () => end.first().click());
  }
});
