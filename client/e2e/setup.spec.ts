// A position that somebody sets up: by lists, by tapping the board or as text; refused with its reason, sent as a puzzle,
// and played on without a server.
import type { Page } from '@playwright/test';
import { audit } from './audit';
import { keptForLater, type Plain, serveFiles } from './offline';
import { untilAsked } from './player';
import { expect, test } from './site';

const tool = (page: Page) => page.getByRole('combobox', { name: /^(Change|Modifica)$/ });
const lines = (page: Page) => page.locator('.lines ol li');
const space = (page: Page, slug: string) => page.locator(`[data-space="${slug}"]`).first();
const wrong = (page: Page) => page.locator('.lines [role=alert]');

async function asText(page: Page, text: string): Promise<void> {
  await page.getByText(/^(As text|Come testo)$/).click();
  await page.getByRole('textbox', { name: /^(As text|Come testo)$/ }).fill(text);
  await page.getByRole('button', { name: /^(Use this text|Usa questo testo)$/ }).click();
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('.board [data-space]').first()).toBeVisible();
}

test('a position is set up on the board, refused with its reason, sent, and played on', async ({ page, browser }) => {
  expect((await page.goto('/setup/kingdoms'))?.status()).toBe(200);
  await ready(page);
  await page.locator('.game select').first().selectOption('3');
  await expect(page.locator('.own > .panel')).toContainText('Antioch');

  // One choice of the list, then tap after tap; the second tap at a place says it anew.
  await tool(page).selectOption('put');
  await page.locator('.lines .form').first().locator('select').nth(2).selectOption('antioch');
  await space(page, 'acre').click();
  await space(page, 'tripoli').click();
  await page.locator('.lines .form').first().locator('select').nth(2).selectOption('jerusalem');
  await space(page, 'acre').focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).first()).toContainText('Jerusalem');
  await expect(space(page, 'acre')).toHaveAccessibleName(/Jerusalem/);
  await expect(space(page, 'tripoli')).toHaveAccessibleName(/Antioch/);

  // What is wrong is said at its line, and the board stays.
  await tool(page).selectOption('turn');
  await page.locator('.lines .form').first().locator('input').fill('9');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(wrong(page)).toHaveText('Line 3: “9” is not possible here.');
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  await expect(space(page, 'acre')).toHaveAccessibleName(/Jerusalem/);
  await lines(page).nth(2).getByRole('button', { name: 'Take away' }).click();
  await expect(wrong(page)).toHaveCount(0);

  // The rules have their word, too: there is one Relic.
  await asText(page, 'put acre jerusalem\nhand antioch c-champion\nhand jerusalem c-relic c-relic\nround antioch\n');
  await expect(wrong(page)).toContainText('Line 3: the rules do not allow it');
  await lines(page).nth(2).getByRole('button', { name: 'Take away: Relic' }).last().click();
  await expect(wrong(page)).toHaveCount(0);
  await expect(page.locator('.own > .hand')).toContainText('Champion');

  // It is here still after a reload, and in another language.
  await page.reload();
  await ready(page);
  await expect(lines(page)).toHaveCount(3);

  await page.getByLabel('What to look for').fill('Which card first?');
  const link = page.getByLabel('Link to this position', { exact: true });
  await expect(link).toHaveValue(/\/moment#1\./);
  const other = await browser.newPage({ locale: 'en-GB' });
  await other.goto(await link.inputValue());
  await expect(other.locator('.note')).toHaveText('Which card first?');
  await expect(space(other, 'acre')).toHaveAccessibleName(/Jerusalem/);
  await expect(other.locator('.on select')).toHaveValue('antioch');
  // Who is to find a move sees the hand that there is for it, and nobody else's.
  await expect(other.getByText('Antioch: Your round: choose one action.')).toBeVisible();
  await expect(other.locator('.hand').first()).toContainText('Champion');
  await expect(other.locator('.hand').first()).not.toContainText('Relic');
  await other.getByRole('button', { name: 'Play on from here' }).click();
  await untilAsked(other);
  await expect(other.locator('section.hand')).toContainText('Champion');
  await expect(space(other, 'acre')).toHaveAccessibleName(/Jerusalem/);

  // In a frame of another page there are the board and the note.
  await page.locator('.share summary').click();
  const code = await page.getByLabel('Code of the frame', { exact: true }).inputValue();
  await other.goto(/src="([^"]+)"/.exec(code)![1]!);
  await expect(other.locator('.note')).toHaveText('Which card first?');
  await expect(space(other, 'acre')).toHaveAccessibleName(/Jerusalem/);
  await expect(other.locator('.hand')).toHaveCount(0);
  await other.close();
});

// One position of each title, and whom it asks.
const positions = {
  kingdoms: ['put acre crusade', 'fortify acre', 'turn 2', 'round crusade'],
  thywill: ['joined blue templar', 'joined red hospitaller', 'knights blue lyon', 'troops red 4', 'turn blue'],
  cardinals: ['disarm capetians', 'army capetians paris', 'tithes 3', 'turn early 1180'],
  kings: ['put ireland english', 'castle ireland', 'gold english 9', 'era 2', 'turn english 1'],
};

for (const [title, position] of Object.entries(positions)) {
  test(`${title}: a position is set up on a phone, in Italian, and played on without a network`, async ({
    browser,
  }) => {
    const plain: Plain = await serveFiles();
    const context = await browser.newContext({
      locale: 'it-IT',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(`${plain.url}#/setup/${title}`);
    await ready(page);
    await keptForLater(page);
    await context.setOffline(true);
    await asText(page, position.join('\n'));
    await expect(lines(page)).toHaveCount(position.length - 1);
    await expect(wrong(page)).toHaveCount(0);
    await audit(page, `set up ${title}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Gioca da qui' }).click();
    await untilAsked(page);
    await context.close();
    await plain.stop();
  });
}
