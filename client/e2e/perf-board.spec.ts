// Frames per second while panning every board with its pieces at three zooms, and the time that the page's own thread
// computes for each frame, which tells more on a busy machine: PERF=1 npx playwright test perf-board --workers=1
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './site';

test.skip(!process.env.PERF, 'only when numbers are wanted');
test.use({ viewport: { width: 1920, height: 1080 }, contextOptions: { reducedMotion: 'no-preference' } });

const boards = readdirSync(join(import.meta.dirname, '../../atlas/boards'))
  .map((f) => f.replace('.svg', ''))
  .filter((name) => name !== 'classic');

interface Frames {
  frames: number[];
  on: boolean;
}

interface TraceEvent {
  name: string;
  /** microseconds of the processor */
  tdur?: number;
}
const work = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

/** What the browser does for a frame, ms of the processor: all of it, and how much of that is paint and layers. */
async function cost(browser: Browser, page: Page, moving: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await moving();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const frames = traceEvents.filter((e) => e.name === 'Commit').length;
  const spent = (names: string[]) => {
    const sum = traceEvents.filter((e) => names.includes(e.name)).reduce((all, e) => all + (e.tdur ?? 0), 0);
    return Math.round(sum / 10 / Math.max(1, frames)) / 100;
  };
  return { all: spent(work), layers: spent(['PrePaint', 'Paint', 'Layerize']) };
}

/** Drags in circles for three seconds; the length of every frame meanwhile. */
async function pan(page: Page): Promise<number[]> {
  const box = (await page.locator('.window').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const w = window as unknown as Frames;
    w.frames = [];
    w.on = true;
    let last = performance.now();
    const tick = (now: number) => {
      w.frames.push(now - last);
      last = now;
      if (w.on) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const start = Date.now();
  for (let i = 0; Date.now() - start < 3000; i++)
    await page.mouse.move(x + Math.sin(i / 9) * 300, y + Math.cos(i / 9) * 200);
  await page.mouse.up();
  return page.evaluate(() => {
    const w = window as unknown as Frames;
    w.on = false;
    return w.frames;
  });
}

for (const name of boards)
  test(`how fast is ${name}`, async ({ browser, page }) => {
    await page.goto(`/atlas/${name}`);
    await page.waitForSelector('.world [data-space]');
    await page.getByLabel('Pieces', { exact: true }).selectOption({ index: 1 });
    for (const steps of [0, 2, 3]) {
      for (let i = 0; i < steps; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.waitForTimeout(1500);
      let frames: number[] = [];
      const ms = await cost(browser, page, async () => {
        frames = await pan(page);
      });
      const sorted = [...frames].sort((a, b) => a - b);
      const fps = Math.round(1000 / (frames.reduce((a, b) => a + b, 0) / frames.length));
      const p95 = Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
      console.log(JSON.stringify({ name, steps, fps, p95, ms }));
      expect(ms.layers).toBeLessThan(4);
    }
  });
