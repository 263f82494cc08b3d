// Numbers for the report: PERF=1 npx playwright test perf --workers=1
import { create, fighter, run } from './quick';
import { expect, test } from './site';

test.skip(!process.env.PERF, 'only when numbers are wanted');
test.use({ viewport: { width: 1920, height: 1080 }, contextOptions: { reducedMotion: 'no-preference' } });

const median = (list: number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

test('how fast', async ({ browser, page, site }) => {
  await page.goto('/');
  const t = await create(page.context().request, { players: 1, sit: ['crusade'] });
  await run(page.context().request, t.id, fighter, 10);
  const cookies = await page.context().cookies();
  const boards: number[] = [];
  const ready: number[] = [];
  for (let i = 0; i < 7; i++) {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, baseURL: site });
    await context.addCookies(cookies);
    const p = await context.newPage();
    await p.addInitScript(() => {
      const marks = window as unknown as { board: number; ready: number };
      const look = () => {
        const now = performance.now();
        if (!marks.board && document.querySelector('section.board [data-thing^="region:"]'))
          requestAnimationFrame(() => (marks.board = performance.now()));
        if (document.querySelector('.prompt[data-mode="ask"] .answers .btn:enabled')) marks.ready = now;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await p.goto(`/table/${t.id}`);
    await p.waitForFunction(
      () => (window as unknown as { ready: number }).ready > 0 && (window as unknown as { board: number }).board > 0,
    );
    const m = await p.evaluate(() => ({
      board: (window as unknown as { board: number }).board,
      ready: (window as unknown as { ready: number }).ready,
    }));
    boards.push(m.board);
    ready.push(m.ready);
    await context.close();
  }

  await page.goto(`/table/${t.id}`);
  await page.waitForSelector('section.board [data-thing^="region:"]');
  const box = (await page.locator('section.board').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -240);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const w = window as unknown as { frames: number[]; on: boolean };
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
  await page.mouse.down();
  const start = Date.now();
  for (let i = 0; Date.now() - start < 3000; i++) {
    await page.mouse.move(
      box.x + box.width / 2 + Math.sin(i / 9) * 250,
      box.y + box.height / 2 + Math.cos(i / 9) * 180,
    );
  }
  await page.mouse.up();
  const frames = await page.evaluate(() => {
    const w = window as unknown as { frames: number[]; on: boolean };
    w.on = false;
    return w.frames;
  });
  const sorted = [...frames].sort((a, b) => a - b);
  const out = {
    firstBoardMs: Math.round(median(boards)),
    interactiveMs: Math.round(median(ready)),
    panFps: Math.round(1000 / (frames.reduce((a, b) => a + b, 0) / frames.length)),
    frameP50: Math.round(median(frames)),
    frameP95: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
  };
  console.log(JSON.stringify(out));
  expect(out.firstBoardMs).toBeGreaterThan(0);
});
