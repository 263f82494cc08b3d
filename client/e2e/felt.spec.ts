// How a table feels on a telephone whose processor is four times slower than this one:
//   PERF=1 npx playwright test felt --workers=1
// One line per title: ms until it can be used, from a tap to the change that it makes, the longest task meanwhile, and
// frames a second while the map is dragged.
import { devices, type Page } from '@playwright/test';
import { create } from './quick';
import { expect, test } from './site';

test.skip(!process.env.PERF, 'only when numbers are wanted');

const slower = 4;
const tables = {
  kingdoms: { players: 4, seats: ['damascus', 'aleppo', 'jerusalem', 'antioch'] },
  thywill: { players: 4, seats: ['red', 'blue', 'yellow', 'green'] },
  kings: { players: 5, seats: ['english', 'frankish', 'germanic', 'italian', 'iberian'] },
  cardinals: {
    players: 12,
    seats:
      'anscarids almohads arpads ayyubids capetians hautevilles hohenstaufens komnenos piasts plantagenets rurikids zengids'.split(
        ' ',
      ),
  },
};

interface Noted {
  ready: number;
  tasks: number[];
  taps: number[];
  frames: number[];
  dragging: boolean;
}
const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Runs in the page before everything else. */
function note() {
  const all: Noted = { ready: 0, tasks: [], taps: [], frames: [], dragging: false };
  Object.assign(window, { noted: all });
  const look = () => {
    const stands =
      document.querySelector('.prompt[data-mode="ask"]') && document.querySelector('section.board [data-space]');
    if (stands) all.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const each = (type: string, f: (e: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) f(e);
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  each('longtask', (e) => all.ready && all.tasks.push(e.duration));
  each('event', (e) => (e.name === 'pointerup' || e.name === 'click') && all.taps.push(e.duration));
}

async function drag(page: Page): Promise<void> {
  const box = (await page.locator('section.board').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const n = (window as unknown as { noted: Noted }).noted;
    n.dragging = true;
    let last = performance.now();
    const tick = (now: number) => {
      n.frames.push(now - last);
      last = now;
      if (n.dragging) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const start = Date.now();
  for (let i = 0; Date.now() - start < 3000; i++)
    await page.mouse.move(x + Math.sin(i / 9) * 120, y + Math.cos(i / 9) * 120);
  await page.mouse.up();
  await page.evaluate(() => {
    (window as unknown as { noted: Noted }).noted.dragging = false;
  });
}

for (const [title, { players, seats }] of Object.entries(tables))
  test(`how ${title} feels`, async ({ browser, site }) => {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
    const context = await browser.newContext({ ...phone, baseURL: site, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto('/about');
    const [me, ...others] = seats;
    const bots = Object.fromEntries(others.map((s) => [s, 'random']));
    const { id } = await create(context.request, { title, players, sit: [me], bots });
    await page.addInitScript(note);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(`/table/${id}`);
    await expect.poll(async () => (await noted(page)).ready).toBeGreaterThan(0);
    for (let round = 0; round < 2; round++)
      for (const tab of await page.locator('.tabs button:visible').all()) await tab.tap();
    await page.locator('.tabs button').first().tap();
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await drag(page);
    const n = await noted(page);
    const sorted = n.taps.sort((a, b) => a - b);
    console.log(
      JSON.stringify({
        title,
        interactive: Math.round(n.ready),
        tap: { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0, n: sorted.length },
        longestTask: Math.round(Math.max(0, ...n.tasks)),
        fps: Math.round((1000 * n.frames.length) / n.frames.reduce((a, b) => a + b, 0)),
      }),
    );
    await context.close();
  });
