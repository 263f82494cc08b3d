// Games without a server: the site of plain files, below a path, and then not even that.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { keptForLater, type Plain, serveFiles } from './offline';
import { answer, choose, untilAsked } from './player';
import { folder, serve, watch } from './site';

const root = join(import.meta.dirname, '../..');
const outremer = process.env.OUTREMER_BIN ?? join(root, 'bin/outremer');
const titles = ['kingdoms', 'thywill', 'cardinals', 'kings'] as const;

const test = base.extend<{ plain: Plain; complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright wants
  plain: async ({}, use) => {
    const plain = await serveFiles();
    await use(plain);
    await plain.stop();
  },
  complaints: [
    async ({ page, context }, use) => {
      const list: string[] = [];
      watch(page, list);
      await context.addInitScript(() => sessionStorage.setItem('outremer.pause', '1'));
      await use(list);
      expect(
        list.filter((m) => !/ERR_CONNECTION_REFUSED/.test(m)),
        'complaints of the page',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page of the site anew, as by its address. */
async function visit(page: Page, plain: Plain, path: string): Promise<void> {
  await page.goto(`${plain.url}#${path}`);
  await page.reload();
}

async function begin(page: Page, plain: Plain, title: string): Promise<string> {
  await visit(page, plain, `/new/${title}`);
  await page.getByRole('button', { name: 'Me against bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#\/table\//);
  return /#(\/table\/[^?]+)/.exec(page.url())![1]!;
}

/** One answer, whichever is offered first. */
async function playOn(page: Page): Promise<void> {
  await untilAsked(page);
  await answer(page, async () => {
    if (await choose(page, /^(Pass|Done)/)) return;
    const verb = page.locator('.prompt .verb').first();
    if ((await verb.count()) > 0) await verb.click();
    if (await choose(page, /./)) return;
    await page.locator(':is(.part.hand, .stage) [data-thing]:enabled:not([aria-pressed="true"])').first().click();
  });
}

async function ready(page: Page, plain: Plain): Promise<void> {
  await page.goto(plain.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Get ready to play offline' }).click();
  await expect(page.getByText('All games are here, and work offline now.')).toBeVisible();
  await keptForLater(page);
}

/** Lets a bot play this person's seat to the end. */
async function finish(page: Page): Promise<void> {
  if ((await untilAsked(page)).mode === 'over') return;
  await page.getByRole('button', { name: 'About this table' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.prompt[data-mode="over"]');
}

/** Games that begin are the shortest that there are, and against the dullest bots. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const shortest = (t: { title: string; bots: Record<string, string>; options?: Record<string, string> }) => {
      const bot = t.title === 'cardinals' ? 'vacant' : 'random';
      const others = Object.keys(t.bots);
      const absent = t.title === 'kings' ? others.slice(2) : []; // three are the fewest
      return {
        ...t,
        bots: Object.fromEntries(others.filter((s) => !absent.includes(s)).map((s) => [s, bot])),
        options: {
          ...t.options,
          ...Object.fromEntries(absent.map((s) => [s, 'absent'])),
          ...(t.title === 'cardinals' ? { 'last-decade': '1210s' } : {}),
          ...(t.title === 'kings' ? { scenario: 'tournament' } : {}),
        },
      };
    };
    Worker.prototype.postMessage = function (m: { what: string; method?: string; address?: string; body?: string }) {
      const asked = m.what === 'ask' && m.method === 'POST' ? (m.address ?? '').split('?')[0] : '';
      if (asked === '/api/v1/tables') m.body = JSON.stringify(shortest(JSON.parse(m.body!)));
      if (asked?.endsWith('/cover')) m.body = JSON.stringify({ ...JSON.parse(m.body!), bot: 'random' });
      return post.call(this, m);
    };
  });
}

/** The log of a finished game, or its bundle, as the program checks it. */
async function verified(page: Page, link = 'Download the log'): Promise<string> {
  const dir = folder();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const file = join(dir, 'here');
  await (await saved).saveAs(file);
  expect(execFileSync(outremer, ['verify', file], { encoding: 'utf8' })).toMatch(/: same \(\d+ records, /);
  const log = readFileSync(file, 'utf8');
  rmSync(dir, { recursive: true, force: true });
  return log;
}

/** A published turn, drawn by the engine on the board that the page has. */
async function pictured(page: Page, plain: Plain, path: string): Promise<void> {
  await visit(page, plain, `${path}/chronicle`);
  const picture = page.locator('figure img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((i: HTMLImageElement) => i.naturalWidth)).toBe(2000);
}

test('every game begins, is closed, reopened and finished without a network', async ({ page, plain }) => {
  await hurry(page);
  await ready(page, plain);
  await plain.stop();
  for (const title of titles) {
    const path = await begin(page, plain, title);
    await untilAsked(page);
    const asked = await page.locator('.prompt').getAttribute('data-prompt');
    await visit(page, plain, path);
    await untilAsked(page);
    expect(await page.locator('.prompt').getAttribute('data-prompt')).toBe(asked);
    await playOn(page);
    await finish(page);
    if (title === 'cardinals') await pictured(page, plain, path);
    await visit(page, plain, `${path}/result`);
    await verified(page);
  }
  await visit(page, plain, '/tables');
  await expect(page.getByText('in this browser')).toHaveCount(titles.length);
});

test('a game that was played here verifies elsewhere, and here, roll by roll', async ({ page, plain }) => {
  const path = await begin(page, plain, 'kingdoms');
  await finish(page);
  await visit(page, plain, `${path}/result`);
  await page.getByRole('button', { name: 'Check the luck, here' }).click();
  await expect(page.getByText(/It is all true/)).toBeVisible();
  await page.getByText('All rolls').click();
  expect(await page.getByText('as sealed', { exact: false }).count()).toBeGreaterThan(0);

  const log = await verified(page);
  const bundle = await verified(page, 'Download to check (bundle)');

  // The same file from a stranger: true as it is, and not after somebody has changed a roll.
  await visit(page, plain, '/log');
  const check = async (name: string, text: string) => {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Check the luck, here' }).click();
  };
  await check('true.log', log);
  await expect(page.getByText(/It is all true/)).toBeVisible();
  await check(
    'false.log',
    log.replace(/(roll \S+ )(\d+)/, (_, roll, n) => `${roll}${(Number(n) % 6) + 1}`),
  );
  await expect(page.getByText(/It is not true/)).toBeVisible();
  await check('true.json', bundle);
  await expect(page.getByText(/It is all true/)).toBeVisible();
  await expect(page.getByText('Added to the luck by the players')).toBeVisible();
  await check('false.json', bundle.replace(/"sealed": "\w/, '"sealed": "x'));
  await expect(page.getByText('Seal and secret: does not fit')).toBeVisible();
  await expect(page.getByText('How the game ended', { exact: true })).toBeVisible();
  await check('broken.json', bundle.slice(0, -100));
  await expect(page.getByText(/This bundle is damaged/)).toBeVisible();
  await check('newer.log', log.replace(/^revision \d+$/m, 'revision 999'));
  await expect(page.getByText(/newer rules/)).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'no.log', mimeType: 'text/plain', buffer: Buffer.from('a letter') });
  await expect(page.getByText(/not the log of a game/)).toBeVisible();
});

test('games of a server replay here', async ({ page, plain }) => {
  await visit(page, plain, '/log');
  for (const title of titles) {
    const dir = join(root, 'games', title, 'testdata/games');
    const kept = readdirSync(dir).find((f) => f.endsWith('.log.gz'))!;
    const buffer = gunzipSync(readFileSync(join(dir, kept)));
    await page.locator('input[type=file]').setInputFiles({ name: kept, mimeType: 'text/plain', buffer });
    await expect(page.getByRole('heading', { name: kept })).toBeVisible();
    await page.getByRole('button', { name: 'Check the luck, here' }).click();
    await expect(page.getByText(/It is all true|As far as it goes it is true/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Look at the game' }).click();
  await page.waitForURL(/#\/table\/.*at=0/);
  await expect(page.locator('.board').first()).toBeVisible();
});

test('two tabs and a cleared browser say so, and lose nothing', async ({ page, context, plain }) => {
  const path = await begin(page, plain, 'kingdoms');
  await untilAsked(page);
  const other = await second(context, plain, path);
  await expect(other.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await other.getByRole('button', { name: 'Go on here' }).click();
  await untilAsked(other);
  await expect(page.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await page.close();
  await playOn(other);

  await visit(other, plain, '/');
  await expect(other.getByText('in this browser')).toBeVisible();
  await other.goto('about:blank'); // whoever has it open keeps it from being cleared
  const cdp = await context.newCDPSession(other);
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(plain.url).origin, storageTypes: 'indexeddb' });
  await other.goto(plain.url);
  await expect(other.getByText(/has cleared the games/).first()).toBeVisible();
});

test.describe('without room', () => {
  test.use({ serviceWorkers: 'block' }); // it would fetch what is to be changed here

  test('a move that cannot be kept is not played', async ({ page, plain }) => {
    const full = `const put = IDBObjectStore.prototype.put;
      let full = false;
      new BroadcastChannel('full').onmessage = (e) => { full = e.data; };
      IDBObjectStore.prototype.put = function (...a) {
        if (full) throw new DOMException('there is no room', 'QuotaExceededError');
        return put.apply(this, a);
      };`;
    await page.route(/worker-[\w-]+\.js$/, async (route) => {
      const r = await route.fetch();
      await route.fulfill({ response: r, body: `${full}\n${await r.text()}` });
    });
    await begin(page, plain, 'kingdoms');
    await untilAsked(page);
    const asked = await page.locator('.prompt').getAttribute('data-prompt');
    const fill = (on: boolean) => page.evaluate((on) => new BroadcastChannel('full').postMessage(on), on);
    await fill(true);
    await choose(page, /^Pass/);
    await expect(page.getByText(/no room left/)).toBeVisible();
    expect(await page.locator('.prompt').getAttribute('data-prompt')).toBe(asked);
    await fill(false);
    await page.reload();
    await untilAsked(page);
    expect(await page.locator('.prompt').getAttribute('data-prompt')).toBe(asked);
    await playOn(page);
  });
});

async function second(context: BrowserContext, plain: Plain, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${plain.url}#${path}`);
  return page;
}

test('the page of a new table starts the engine, and fetches the board, before anybody clicks', async ({
  page,
  plain,
}) => {
  await page.goto(`${plain.url}#/new/kingdoms`); // nothing is kept yet, but this engine will be
  const kept = (title: string, ending = '.engine') =>
    page.evaluate(
      async ([title, ending]) => {
        const files = await (await caches.open('outremer')).keys();
        return files.some((f) => f.url.includes(`/${title}-`) && f.url.endsWith(ending!));
      },
      [title, ending],
    );
  await expect.poll(() => kept('kingdoms')).toBe(true);
  await expect.poll(() => kept('kingdoms', '.engine?unpacked')).toBe(true);
  expect(await kept('thywill')).toBe(false);
  for (const title of titles) {
    const started = page.waitForEvent('worker');
    const drawn = page.waitForRequest((r) => r.url().includes(`/assets/${title}-`) && r.url().endsWith('.board'));
    await visit(page, plain, `/new/${title}`);
    await Promise.all([started, drawn]);
  }
});

test('around one screen the page hears of one hand at a time', async ({ page, plain }) => {
  const told: string[] = [];
  await page.exposeFunction('heard', (text: string) => told.push(text));
  await page.addInitScript(() => {
    const Original = Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, how?: WorkerOptions) {
        super(url, how);
        const heard = (window as unknown as { heard: (text: string) => void }).heard;
        this.addEventListener('message', (e) => heard(JSON.stringify(e.data)));
      }
    };
  });
  await visit(page, plain, '/new/kingdoms?players=2');
  await page.getByRole('button', { name: 'All around this screen' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#\/table\//);
  const views = () => told.flatMap((t) => [...t.matchAll(/\\"seat\\":\\"([\w-]*)\\",\\"n\\":/g)].map((m) => m[1]));
  await expect.poll(() => views().length).toBeGreaterThan(0);
  await page.waitForSelector('.prompt[aria-busy="false"]');
  expect(new Set(views()).size).toBe(1);
  expect(told.join('')).not.toMatch(/secret\\":\\"[0-9a-f]/);
});

test('a page of a server goes on, and begins, when the server is gone', async ({ page }) => {
  const dir = folder();
  const site = await serve(dir);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Get ready to play offline' }).click();
  await expect(page.getByText('All games are here, and work offline now.')).toBeVisible();
  await keptForLater(page);
  await site.stop();
  await page.goto(`${site.url}/new/thywill`);
  await page.getByRole('button', { name: 'Me against bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\/[a-z2-7]+-thywill/);
  await playOn(page);
  await page.goto(site.url);
  await page.getByRole('list', { name: 'My tables' }).getByRole('link').first().click();
  await playOn(page);
  rmSync(dir, { recursive: true, force: true });
});
