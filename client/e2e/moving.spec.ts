// A game that nobody else plays moves from the browser to the server, and back, and is deleted in the end.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { answer, choose, untilAsked } from './player';
import { folder, test } from './site';

const outremer = process.env.OUTREMER_BIN ?? join(import.meta.dirname, '../../bin/outremer');
const here = /\/table\/[a-z2-7]{26}-kingdoms/;
const there = /\/table\/[a-z2-7]{26}(\?|$)/;

async function playOn(page: Page): Promise<void> {
  await untilAsked(page);
  await answer(page, () => choose(page, /^Pass/));
}

async function menu(page: Page, ...buttons: string[]): Promise<void> {
  await page.getByRole('button', { name: 'About this table' }).click();
  for (const name of buttons) await page.getByRole('button', { name, exact: true }).click();
}

/** Begins a game against bots in this browser. */
async function begin(page: Page): Promise<void> {
  await page.goto('/new/kingdoms');
  await page.getByRole('button', { name: 'Me against bots' }).click();
  await page.getByRole('switch', { name: 'Keep this game in this browser' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(here);
  await playOn(page);
}

/** Deletes the tables of this browser, each when one is sure. */
async function forgetAll(page: Page, tables: number): Promise<void> {
  await expect(page.getByText('in this browser')).toHaveCount(tables);
  for (let left = tables - 1; left >= 0; left--) {
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByText('in this browser')).toHaveCount(left);
  }
}

test('a game moves to the server and back, breaks off, and is one log', async ({ page, context, complaints }) => {
  await context.addInitScript(() => sessionStorage.setItem('outremer.pause', '1'));
  await begin(page);
  const first = new URL(page.url()).pathname;

  // The server has it, but the answer is lost: the game waits, and is not doubled when it is moved again.
  await page.route('**/api/v1/moved?*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await menu(page, 'Move this game to the server', 'Move it');
  await expect(page.getByRole('heading', { name: 'This game is on its way' })).toBeVisible();
  await page.unroute('**/api/v1/moved?*');
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(there);
  await playOn(page);
  const second = new URL(page.url()).pathname;
  await page.goto('/tables');
  await expect(page.getByText(/private/)).toHaveCount(1);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'This game has moved' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the game' }).click();
  await page.waitForURL(there);

  await untilAsked(page);
  await menu(page, 'Keep this game in this browser', 'Move it');
  await page.waitForURL(here);
  await untilAsked(page);
  await menu(page, 'Let a bot play for me');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.prompt[data-mode="over"]');
  const third = new URL(page.url()).pathname;
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'This game has moved' })).toBeVisible();
  await page.goto(`${third}/result`);
  const dir = folder();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the log' }).click();
  await (await saved).saveAs(join(dir, 'moved.log'));
  expect(execFileSync(outremer, ['verify', join(dir, 'moved.log')], { encoding: 'utf8' })).toMatch(
    /: same \(\d+ records, /,
  );
  rmSync(dir, { recursive: true, force: true });

  await page.goto('/tables');
  await forgetAll(page, 2);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tables', exact: true })).toBeVisible();
  await expect(page.getByText('in this browser')).toHaveCount(0);
  complaints.splice(0, complaints.length, ...complaints.filter((m) => !/ERR_FAILED/.test(m))); // the answer that was lost
});

test('a game whose server never answers goes on as a copy', async ({ page, context, complaints }) => {
  await context.addInitScript(() => sessionStorage.setItem('outremer.pause', '1'));
  await begin(page);
  const first = new URL(page.url()).pathname;
  await page.route('**/api/v1/moved?*', (route) => route.abort());
  await menu(page, 'Move this game to the server', 'Move it');
  await page.getByRole('button', { name: 'Go on with a copy here' }).click();
  await page.waitForURL((url) => here.test(url.pathname) && url.pathname !== first);
  await playOn(page);
  await expect(page.getByText('From here on the game was played anew.')).toBeAttached();
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'This game has moved' })).toBeVisible();
  await expect(page.getByText('It goes on in the browser')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the game' }).click();
  await untilAsked(page);

  // The tables are deleted while this very page has them.
  await page.goto('/tables');
  await page.getByRole('link', { name: /moved/ }).click();
  await expect(page.getByRole('heading', { name: 'This game has moved' })).toBeVisible();
  await page.goBack();
  await forgetAll(page, 2);
  complaints.splice(0, complaints.length, ...complaints.filter((m) => !/ERR_FAILED/.test(m))); // the server that is gone
});
