// What the page of a table weighs when nothing of it is known yet, and that it is not fetched again. Counted, not timed:
// npm run speed has the times.
import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { create } from './quick';
import { expect, folder, serve, test } from './site';

const limit = 402; // the aim is 400: College of Cardinals weighs 400 and a little
const players = { kingdoms: 4, thywill: 4, kings: 5, cardinals: 12 };

/** Everything that a page has fetched so far, as it travelled: bytes by address. */
async function weigh(context: BrowserContext, page: Page): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  const addresses = new Map<string, string>();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const put = (id: string, size: number) => {
    const url = addresses.get(id);
    if (url) bytes.set(url, size);
  };
  cdp.on('Network.requestWillBeSent', (e) => {
    addresses.set(e.requestId, e.request.url);
  });
  cdp.on('Network.responseReceived', (e) => put(e.requestId, e.response.encodedDataLength));
  cdp.on('Network.dataReceived', (e) => {
    const had = bytes.get(addresses.get(e.requestId) ?? '') ?? 0;
    put(e.requestId, had + e.encodedDataLength); // a stream does not end
  });
  cdp.on('Network.loadingFinished', (e) => put(e.requestId, e.encodedDataLength));
  return bytes;
}

const sum = (bytes: Map<string, number>) => Math.round([...bytes.values()].reduce((a, b) => a + b, 0) / 1000);

test('a cold page of any title weighs less than the limit, and a warm one a tenth of that', async ({ browser }) => {
  const dir = folder();
  const site = await serve(dir, '--bot-pause', '1h'); // nobody moves meanwhile
  for (const [title, n] of Object.entries(players)) {
    const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB', reducedMotion: 'reduce' });
    const about = await (await context.request.get(`/api/v1/titles/${title}`)).json();
    const [me, ...others] = about.sizes
      .find((s: { players: number }) => s.players === n)
      .seats.map((s: { slug: string }) => s.slug);
    const bots = Object.fromEntries(others.map((s: string) => [s, about.bots[0]]));
    const { id } = await create(context.request, { title, players: n, sit: [me], bots });
    const page = await context.newPage();
    const stands = async () => {
      await page
        .locator('section.board .board:not([aria-busy="true"]) [data-space]')
        .first()
        .waitFor({ state: 'attached' });
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
    };
    const cold = await weigh(context, page);
    await page.goto(`/table/${id}`);
    await stands();
    expect(sum(cold), `${title}: ${JSON.stringify([...cold], null, 1)}`).toBeLessThan(limit);
    expect(sum(cold), `${title}: the page and its board`).toBeGreaterThan(100);
    const warm = await weigh(context, page);
    await page.reload();
    await stands();
    expect(sum(warm), `${title} again: ${JSON.stringify([...warm], null, 1)}`).toBeLessThan(limit / 10);
    await context.close();
  }
  await site.stop();
  rmSync(dir, { recursive: true, force: true });
});
