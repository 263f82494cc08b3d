// Moments of games as links: on the site of plain files without a network, and in a frame of another page.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { test as base, expect, type Page } from '@playwright/test';
import { decode, encode } from '../src/moment/link';
import { audit } from './audit';
import { keptForLater, type Plain, serveFiles } from './offline';
import { untilAsked } from './player';
import { create } from './quick';
import { test as atServer, watch } from './site';

const test = base.extend<{ plain: Plain; complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright wants
  plain: async ({}, use) => {
    const plain = await serveFiles();
    await use(plain);
    await plain.stop();
  },
  complaints: [
    async ({ page }, use) => {
      const list: string[] = [];
      watch(page, list);
      await use(list);
      expect(
        list.filter((m) => !/ERR_CONNECTION_REFUSED/.test(m)),
        'complaints of the page',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

const kept = join(import.meta.dirname, '../../games/kingdoms/testdata/games/r1-kingdoms-4p-greedy-1.0-castles.log.gz');
const log = gunzipSync(readFileSync(kept)).toString();

const space = (page: Page, slug: string) => page.locator(`[data-space="${slug}"]`);
const marks = (page: Page) => page.locator('.drawn-marks [data-arrow]');
const link = (page: Page) => page.getByRole('textbox', { name: 'Link to this moment' });

/** Opens a page of the site anew, as by its address. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(url);
}

/** Clicks into a space, which need not have its middle inside. */
async function tap(page: Page, slug: string): Promise<void> {
  await space(page, slug).focus();
  await page.keyboard.press('Enter');
}

/** Draws from one space to another with the mouse. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  for (const slug of [from, to]) {
    const { x, y, width, height } = (await space(page, slug).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    if (slug === from) await page.mouse.down();
  }
  await page.mouse.up();
}

test('a moment is drawn on, sent, and shown without a network', async ({ page, plain }) => {
  await page.goto(`${plain.url}#/log`);
  await keptForLater(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.log', mimeType: 'text/plain', buffer: Buffer.from(log) });
  await page.getByRole('button', { name: 'Look at the game' }).click();
  await page.locator('.log-tab').click();
  await page.getByRole('link', { name: 'Share this moment' }).click();
  await page.waitForURL(/#\/moment\//);
  await page.getByRole('button', { name: 'One move forward' }).first().click();

  await tap(page, 'homs');
  await tap(page, 'tripoli');
  await page.getByRole('radio', { name: 'Circle' }).check();
  await tap(page, 'homs');
  await drag(page, 'damascus', 'baalbek');
  await expect(marks(page)).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Note' }).fill('Here it turned.');
  await expect(link(page)).toHaveValue(/#\/moment#1\./);
  const sent = await link(page).inputValue();
  await audit(page, 'a moment to share');

  await plain.stop();
  await visit(page, sent);
  await expect(page.getByText('Here it turned.')).toBeVisible();
  await expect(marks(page)).toHaveCount(3);
  await audit(page, 'a moment');
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('1');
  await page.getByRole('button', { name: 'One move forward' }).first().click();
  await expect(slider).toHaveValue('2');
  await expect(marks(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/table\/\w+-kingdoms/);
  await untilAsked(page);
  await page.locator('.log-tab').click();
  await expect(page.locator('.logbox')).toContainText('From here on the game was played anew.');

  await visit(page, sent.slice(0, -40));
  await expect(page.getByRole('alert')).toContainText('This link is broken');
  const altered = async (change: (log: string) => string) => {
    const m = await decode(sent.split('#')[2]!);
    const text = await encode({ ...m, log: change('log' in m ? m.log : ''), at: 1 });
    await visit(page, `${sent.split('#').slice(0, 2).join('#')}#${text}`);
    return page.getByRole('alert');
  };
  await expect(await altered((l) => l.replace(/^revision \d+$/m, 'revision 999'))).toContainText('newer rules');
  await expect(await altered((l) => l.replace(/^seats/m, 'facts 00 mine\nseats'))).toContainText(
    'neither this program nor the log',
  );
  await expect(await altered((l) => l.replace(/^(1 \S+) .*$/m, '$1 nonsense'))).toContainText('ends before the moment');
});

/** A page of another site with a frame in it. */
async function otherSite(frame: string): Promise<Plain> {
  const server = createServer((_, r) => {
    r.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html><title>A blog</title>${frame}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop };
}

atServer('a running game is shown as all may see it, elsewhere too, or not at all', async ({ page }) => {
  await page.goto('/');
  const request = page.context().request;
  const bots = { aleppo: 'squire', jerusalem: 'squire', antioch: 'squire' };
  const hidden = await create(request, { players: 4, sit: ['damascus'], bots });
  await page.goto(`/moment/${hidden.id}`);
  await expect(page.getByRole('alert')).toContainText('when it is over');
  await expect(link(page)).toHaveCount(0);

  const shown = await create(request, { players: 4, sit: ['damascus'], bots, public: true });
  const asked: string[] = [];
  page.on('request', (r) => asked.push(r.url()));
  await page.goto(`/moment/${shown.id}`);
  await page.getByRole('textbox', { name: 'Note' }).fill('Whose turn?');
  await expect(link(page)).toHaveValue(/\/moment#1\./);
  const text = (await link(page).inputValue()).split('#')[1]!;
  expect(Object.keys(await decode(text)).sort()).toEqual(['arrows', 'at', 'note', 'rings', 'table']);
  const views = asked.filter((url) => /\/(state|events|history|news)\b/.test(url));
  expect(views.length).toBeGreaterThan(0);
  expect(views.filter((url) => !url.includes('seat=spectator'))).toEqual([]);
  expect(asked.filter((url) => /\/(log|bundle)\b/.test(url))).toEqual([]);

  await page.getByText('For a forum or a blog').click();
  const blog = await otherSite(await page.getByRole('textbox', { name: 'Code of the frame' }).inputValue());
  await page.goto(blog.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Whose turn?')).toBeVisible();
  await expect(frame.locator('[data-space="homs"]')).toBeVisible();
  await page.goto('about:blank');
  await blog.stop();
});
