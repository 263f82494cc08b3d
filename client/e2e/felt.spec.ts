// How a table feels on a telephone whose processor is four times slower than this one:
//   npm run felt
// One line per title: ms until it can be used, from a tap to the change that it makes, the longest task meanwhile, and
// frames a second while the map is dragged and pinched. On a busy machine only `cpu` means something: ms of the page's own
// thread, slowed down as everything else, until it can be used, for the dearest task after that, and for a frame of the map.
import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';
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
  moving: boolean;
}
const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Runs in the page before everything else. */
function note() {
  const all: Noted = { ready: 0, tasks: [], taps: [], frames: [], moving: false };
  Object.assign(window, { noted: all });
  const look = () => {
    const stands =
      document.querySelector('.prompt[data-mode="ask"]') && document.querySelector('section.board [data-space]');
    if (stands) {
      all.ready = performance.now();
      performance.mark('stands');
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const each = (type: string, f: (e: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) f(e);
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  each('longtask', (e) => all.ready && all.tasks.push(e.duration));
  each('event', (e) => (e.name === 'pointerup' || e.name === 'click') && all.taps.push(e.duration));
}

/** The length of every frame while something is done. */
async function whileFramesCount(page: Page, does: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const n = (window as unknown as { noted: Noted }).noted;
    performance.mark('moves');
    n.moving = true;
    let last = performance.now();
    const tick = (now: number) => {
      n.frames.push(now - last);
      last = now;
      if (n.moving) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await does();
  await page.evaluate(() => {
    performance.mark('rests');
    (window as unknown as { noted: Noted }).noted.moving = false;
  });
}

/** One finger drags the map in circles, then two pinch it. */
async function finger(page: Page, cdp: CDPSession): Promise<void> {
  const box = (await page.locator('section.board').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  const one = (i: number) => [{ x: x + Math.sin(i / 9) * 120, y: y + Math.cos(i / 9) * 120 }];
  const two = (i: number) => [-1, 1].map((d) => ({ x: x + d * (90 + Math.sin(i / 9) * 50), y }));
  for (const at of [one, two]) {
    await touch('touchStart', at(0));
    const start = Date.now();
    for (let i = 1; Date.now() - start < 2000; i++) await touch('touchMove', at(i));
    await touch('touchEnd', []);
  }
}

/** Acts where the map, the hand or the bar offers something, so often. */
async function act(page: Page, times: number): Promise<void> {
  const offered =
    '.part.board [data-space].open, .part.hand .card.open, .prompt .answers .btn:enabled, #moves .btn:enabled';
  for (let i = 0; i < times; i++) {
    await page.waitForSelector('.prompt[aria-busy="false"]');
    const seen = page.locator(offered).locator('visible=true');
    if ((await seen.count()) > 0)
      await seen
        .first()
        .tap({ force: true, timeout: 3000 })
        .catch(() => {});
  }
}

interface TraceEvent {
  name: string;
  ts: number;
  pid: number;
  tid: number;
  /** microseconds of the processor */
  tdur?: number;
}

/** What the page's own thread computes, in ms of the processor. */
async function cost(browser: Browser) {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const mark = (name: string) => traceEvents.find((e) => e.name === name)!;
  const [stands, moves, rests] = [mark('stands'), mark('moves'), mark('rests')];
  const own = traceEvents.filter((e) => e.pid === stands.pid && e.tid === stands.tid);
  const tasks = own.filter((e) => e.name === 'RunTask' && e.tdur);
  const sum = (list: TraceEvent[]) => Math.round(list.reduce((all, e) => all + e.tdur!, 0) / 1000);
  const meanwhile = (e: TraceEvent) => e.ts > moves.ts && e.ts < rests.ts;
  const frames = own.filter((e) => e.name === 'Commit' && meanwhile(e)).length;
  return {
    interactive: sum(tasks.filter((e) => e.ts < stands.ts)),
    dearestTask: Math.round(Math.max(0, ...tasks.filter((e) => e.ts > stands.ts).map((e) => e.tdur!)) / 1000),
    frame: Math.round(sum(tasks.filter(meanwhile)) / Math.max(1, frames)),
  };
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
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(`/table/${id}`);
    await expect.poll(async () => (await noted(page)).ready).toBeGreaterThan(0);
    for (let round = 0; round < 2; round++)
      for (const tab of await page.locator('.game > .tabs button').all()) await tab.tap();
    await page.locator('.game > .tabs button').first().tap();
    await act(page, 8);
    await page.locator('.game > .tabs button').first().tap();
    await page.locator('[aria-label="Zoom in"]').tap(); // looked for by its role it would be a long task of the test's own
    await whileFramesCount(page, () => finger(page, cdp));
    const cpu = await cost(browser);
    const n = await noted(page);
    const sorted = n.taps.sort((a, b) => a - b);
    console.log(
      JSON.stringify({
        title,
        interactive: Math.round(n.ready),
        tap: { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0, n: sorted.length },
        longestTask: Math.round(Math.max(0, ...n.tasks)),
        fps: Math.round((1000 * n.frames.length) / n.frames.reduce((a, b) => a + b, 0)),
        cpu,
      }),
    );
    await context.close();
  });
