// The guided first decade of College of Cardinals, and what stands beside its map.
import type { Page } from '@playwright/test';
import { audit } from './audit';
import { answer, choose, open, sure } from './player';
import { expect, test } from './site';

const mark = (page: Page) => page.locator('[data-mark]');
const retreats = '.prompt[aria-busy="false"][data-step="retreats"] .btn.move:enabled:text-matches("^Seal")';

async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/new/cardinals');
  await page.getByRole('button', { name }).click();
  await page.waitForURL(/guide/);
  await expect(mark(page)).toHaveAttribute('data-mark', 'welcome');
  await page.waitForSelector('#space-burgos');
}

/** Chooses spaces one after the other, by the keyboard. */
async function point(page: Page, ...spaces: string[]): Promise<void> {
  for (const [i, s] of spaces.entries()) {
    await page.locator(`#space-${s}`).focus();
    await page.keyboard.press('Enter');
    if (i === 0 && spaces.length === 3) await page.keyboard.press('s');
  }
  await page.waitForSelector('.prompt[aria-busy="false"]');
}

async function seal(page: Page): Promise<void> {
  await page.locator('.prompt .btn.move', { hasText: /^Seal/ }).click();
  await sure(page);
}

/** Does what a mark asks for; false if it only tells. */
async function obey(page: Page, id: string): Promise<boolean> {
  switch (id) {
    case 'order':
      await point(page, 'burgos', 'leon');
      return true;
    case 'support':
      await point(page, 'toledo', 'burgos', 'leon');
      return true;
    case 'minors':
      await point(page, 'portugal', 'burgos', 'leon');
      return true;
    case 'seal':
    case 'late':
      await seal(page);
      return true;
    case 'retreat':
      await choose(page, / R |Disband/);
      await seal(page);
      return true;
    case 'builds':
      await choose(page, /^(Build|Disband)/);
      await seal(page);
      return true;
    case 'votes':
      await open(page, 'Vote');
      await choose(page, /Castilian/);
      await seal(page);
      return true;
    default:
      return false;
  }
}

test('one decade as King of Castile, from the first mark to the last', async ({ page }) => {
  await begin(page, 'First game, guided');
  const seen: string[] = [];
  for (let n = 0; n < 120 && seen.at(-1) !== 'end'; n++) {
    await page.waitForSelector(`[data-mark], ${retreats}`); // others think first
    if (!(await mark(page).isVisible())) {
      // Nothing to be told: the question is answered as well as may be.
      await answer(page, () => obey(page, 'retreat'), false);
      continue;
    }
    const id = (await mark(page).getAttribute('data-mark'))!;
    if (seen.at(-1) !== id) seen.push(id);
    // It points at something: the first is about the whole board, and the last seal may come at any time.
    if (id !== 'welcome' && id !== 'sealed') await expect(page.locator('div.ring'), id).toBeVisible();
    if (!(await obey(page, id))) await mark(page).locator('.primary').click();
    await expect(page.locator(`[data-mark="${id}"]`)).toHaveCount(0);
  }
  const always = ['welcome', 'map', 'order', 'support', 'points', 'tithe', 'minors', 'others', 'seal'];
  expect(seen.slice(0, always.length)).toEqual(always);
  // What the guide speaks of has happened: Seville cuts the support of Toledo, and next door there is a fight.
  const then = ['resolution', 'cut', 'neighbours', 'mid', 'church', 'late', 'control', 'votes', 'end'];
  expect(seen).toEqual(expect.arrayContaining(then));
  await expect(mark(page)).toHaveCount(0);

  // It is not told again.
  await page.reload();
  await page.waitForSelector('.prompt[data-step="orders"]');
  await expect(mark(page)).toHaveCount(0);

  // The decade can be read.
  await page.locator('.sidetabs .panel-tab').click();
  await page.getByRole('link', { name: 'Published turns' }).click();
  await page.waitForURL(/chronicle/);
  await page.locator('nav').getByRole('link', { name: 'Early' }).first().click();
  await expect(page.locator('article h1')).toHaveText('Early 1170s');
  await expect(page.locator('article')).toContainText('A Burgos to Leon');
  await expect(page.locator('article img')).toHaveJSProperty('complete', true);
  await audit(page, 'published turn');
});

test('the panels beside the map, by mouse and keys', async ({ page }) => {
  await begin(page, 'First game, guided');
  await page.getByRole('button', { name: 'End the guide' }).click();
  await page.locator('.sidetabs .panel-tab').click();
  const panel = page.locator('.part.panel');
  await expect(panel.locator('[data-thing^="dynasty:"]')).toHaveCount(12);
  await audit(page, 'dynasties');

  await panel.locator('[data-panel="points"]').click();
  await expect(panel).toContainText('1 of 2 points left');
  await panel.getByRole('button', { name: 'Take back: Tithe to the Pope' }).click();
  await expect(panel).toContainText('2 of 2 points left');
  await panel.getByRole('button', { name: '1 DP tithe' }).click();
  await panel.getByRole('combobox', { name: /gift/ }).selectOption('toledo');
  await panel.getByRole('button', { name: 'Place', exact: true }).click();
  await expect(panel).toContainText('0 of 2 points left');
  await expect(panel).toContainText('Toledo Gift');
  await audit(page, 'points');

  // The arrow keys go on from tab to tab.
  await panel.locator('[data-panel="points"]').focus();
  for (const tab of ['church', 'empire', 'crusade', 'centres', 'victory']) {
    await page.keyboard.press('ArrowRight');
    await expect(panel.locator(`[data-shown="${tab}"]`)).toBeVisible();
    await audit(page, tab);
  }
  await panel.getByRole('button', { name: 'Zengids', exact: true }).last().click();
  await expect(panel).toContainText('You would concede victory to: Zengids.');

  // A paragraph opens the rules there.
  await panel.locator('[data-panel="church"]').click();
  await panel.getByRole('button', { name: 'Rules: 2p(1).2' }).first().click();
  await expect(page.locator('.cited')).toContainText('Italian Pope');
});

test('the guide speaks Italian, and can be ended', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, locale: 'it-IT', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await begin(page, 'Prima partita, guidata');
  await expect(mark(page)).toContainText('Castiglia');
  await audit(page, 'guide');
  await page.getByRole('button', { name: 'Fine della guida' }).click();
  await expect(mark(page)).toHaveCount(0);
  await context.close();
});
