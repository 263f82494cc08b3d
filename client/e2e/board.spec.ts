// The board that all titles share, on the page that shows all boards, and at a table.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { audit } from './audit';
import { create, fighter, run } from './quick';
import { expect, settled, test } from './site';

const boards = readdirSync(join(import.meta.dirname, '../../atlas/boards'))
  .map((f) => f.replace('.svg', ''))
  .filter((name) => name !== 'classic') // the adjudicator's own, on its page
  .sort();
const kingdoms = '/atlas/kingdoms-second-crusade';

/** Where the map is: px of its corner, and px per unit. */
async function camera(page: Page): Promise<{ x: number; y: number; k: number }> {
  return page.locator('.world').evaluate((world) => {
    const box = world.getBoundingClientRect();
    const around = world.parentElement!.getBoundingClientRect();
    const units = Number(world.querySelector('svg')!.getAttribute('viewBox')!.split(' ')[2]);
    return { x: box.x - around.x, y: box.y - around.y, k: box.width / units };
  });
}
/** The map unit under a point of the window. */
const under = (c: { x: number; y: number; k: number }, x: number, y: number) => [(x - c.x) / c.k, (y - c.y) / c.k];

async function open(page: Page, path = kingdoms) {
  await page.goto(path);
  await page.waitForSelector('.world [data-space]');
  // What the title brings changes the height of the bar.
  await page.getByLabel('Pieces', { exact: true }).waitFor();
  await settled(page);
  const box = (await page.locator('.window').boundingBox())!;
  return { box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('the gallery shows every board, and each opens', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer').getByRole('link', { name: 'The boards' }).click();
  await expect(page.locator('li a')).toHaveCount(boards.length);
  for (const name of boards) {
    const card = page.locator(`a[href="/atlas/${name}"]`);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('.picture path.space').first()).toBeAttached();
    await card.click();
    await expect(page.locator('.world [data-space]').first()).toBeAttached();
    await page.getByRole('button', { name: 'Adjacency' }).click();
    await expect(page.locator('.tie').first()).toBeAttached();
    await page.goBack();
  }
  await page.goto('/atlas/nowhere');
  await expect(page.locator('h1')).toHaveText('Nothing here');
});

test('layers for checking stand in the address', async ({ page }) => {
  await open(page);
  for (const [name, what] of [
    ['Adjacency', '.tie.border'],
    ['Places for pieces', 'rect.anchor'],
    ['Names', '.label-box'],
    ['Identifiers', '.slug'],
  ] as const) {
    await expect(page.locator(what)).toHaveCount(0);
    await page.getByRole('button', { name }).click();
    await expect(page.locator(what).first()).toBeAttached();
  }
  await expect(page.locator('.tie.border')).toHaveCount(24);
  await expect(page.locator('.tie.wrong')).toHaveCount(0);
  expect(page.url()).toContain('show=adjacency%2Canchors%2Clabels%2Cids');
  await page.getByLabel('Pieces', { exact: true }).selectOption('4');
  await expect(page.locator('.castle.seat-azure')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('.castle.seat-azure')).toHaveCount(2);
  await expect(page.locator('.tie.border')).toHaveCount(24);
  await page.getByRole('button', { name: 'IT: ' }).click();
  await expect(page.locator('text.name', { hasText: 'Gerusalemme' })).toBeVisible();
});

test('every board shows a game that begins', async ({ page }) => {
  const pieces: Record<string, [string, number][]> = {
    cardinals: [
      ['.piece.army', 50],
      ['.piece.fleet', 9],
      ['.piece.papal', 1],
      ['.piece.supply', 60],
    ],
    'kingdoms-first-third-crusades': [['.top .castle', 14]],
    'kingdoms-second-crusade': [['.top .castle', 8]],
    kings: [
      ['.piece.knight', 21],
      ['.piece.castle', 1],
      ['.piece.card', 13],
    ],
    'thywill-p2': [['.piece.enemy', 16]],
    'thywill-p34': [['.piece.enemy', 28]],
  };
  expect(Object.keys(pieces)).toEqual(boards);
  for (const name of boards) {
    await open(page, `/atlas/${name}`);
    await page.getByLabel('Pieces', { exact: true }).selectOption({ index: 1 });
    for (const [what, n] of pieces[name]!) await expect(page.locator(`.world ${what}`)).toHaveCount(n);
  }
});

test('faiths and cultures are tints, until somebody holds a space', async ({ page }) => {
  const fill = (slug: string) => page.locator(`#space-${slug}`).evaluate((s) => getComputedStyle(s).fill);
  await open(page, '/atlas/kings');
  const [scotland, leon, normandy] = [await fill('scotland'), await fill('leon'), await fill('normandy')];
  expect(new Set([scotland, leon, normandy]).size).toBe(3);
  await open(page, '/atlas/kings?start=5');
  await expect.poll(() => fill('normandy')).not.toBe(normandy);
  expect(await fill('scotland')).toBe(scotland);
  await open(page, '/atlas/cardinals');
  expect(new Set([await fill('leon'), await fill('georgia'), await fill('rum'), await fill('cumania')]).size).toBe(4);
});

test('drag, wheel, buttons and keys move the map', async ({ page }) => {
  const { box, middle } = await open(page);
  const start = await camera(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await camera(page)).k).toBeGreaterThan(start.k * 1.5);
  const zoomed = await camera(page);
  const [wx, wy] = [middle.x - box.x, middle.y - box.y];
  // What was under the pointer still is, to a pixel: the map lies on whole ones.
  for (const i of [0, 1])
    expect(Math.abs(under(zoomed, wx, wy)[i]! - under(start, wx, wy)[i]!) * start.k).toBeLessThan(1);

  await page.mouse.down();
  await page.mouse.move(middle.x - 120, middle.y - 60, { steps: 6 });
  await expect(page.locator('.board.dragging')).toHaveCount(1);
  await page.mouse.up();
  const dragged = await camera(page);
  expect(dragged.x).toBeCloseTo(zoomed.x - 120, 0);
  expect(dragged.y).toBeCloseTo(zoomed.y - 60, 0);

  await page.getByRole('button', { name: 'Whole board' }).click();
  expect((await camera(page)).k).toBeCloseTo(start.k, 3);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect((await camera(page)).k).toBeCloseTo(start.k * 1.5, 3);
  await page.locator('#space-homs').focus();
  await page.keyboard.press('-');
  await page.keyboard.press('+');
  expect((await camera(page)).k).toBeCloseTo(start.k * 1.5, 3);
  await page.keyboard.press('0');
  expect((await camera(page)).k).toBeCloseTo(start.k, 3);
  // Painted sharp again at its own size: nothing is stretched, nothing lies between two pixels.
  await expect(page.locator('.world')).toHaveAttribute('style', /translate3d\(-?\d+px, -?\d+px, 0(px)?\) scale\(1\)/);
});

test('the keyboard walks from neighbour to neighbour, and every space says what it is', async ({ page }) => {
  await open(page);
  await page.locator('#space-aleppo').focus();
  const walk = async (key: string, name: string) => {
    await page.keyboard.press(key);
    expect(await focusedName(page)).toBe(name);
    await expect(page.locator('path.focus').last()).toBeVisible();
  };
  await walk('ArrowDown', 'Homs');
  await walk('ArrowLeft', 'Tripoli');
  await walk('ArrowUp', 'Latakia');
  await walk('ArrowUp', 'Antioch');
  await walk('ArrowRight', 'Turbessel');
  await expect(page.locator('.card h2')).toHaveText('Turbessel');
  // One stop for Tab: the next one leaves the map.
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Zoom in');
  const group = page.getByRole('group', { name: 'Saladin and the Second Crusade' });
  await expect(group.getByRole('button')).toHaveCount(14 + 3);
  await expect(group).toHaveAccessibleDescription(/Arrow keys move from space to space/);
  // Zoomed in, what has the focus comes into sight.
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.locator('#space-jaffa').focus();
  await page.keyboard.press('ArrowRight');
  const at = (await page.locator('#space-jerusalem').boundingBox())!;
  const box = (await page.locator('.window').boundingBox())!;
  expect(at.x < box.x + box.width && at.x + at.width > box.x && at.y < box.y + box.height).toBe(true);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  /** Fingers with a clock of their own: what is one tap, or two, does not depend on how busy the machine is. */
  function fingers(cdp: CDPSession) {
    let now = Date.now() / 1000 - 60;
    return async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][], after = 0.02) => {
      now += after;
      const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
      await cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now });
    };
  }

  test('two fingers pinch, one drags, two taps zoom in', async ({ page }) => {
    const { box, middle } = await open(page);
    const touch = fingers(await page.context().newCDPSession(page));
    const start = await camera(page);
    const [x, y] = [Math.round(middle.x), Math.round(middle.y)];
    await touch('touchStart', [
      [x - 40, y],
      [x + 40, y],
    ]);
    for (let d = 45; d <= 100; d += 5)
      await touch('touchMove', [
        [x - d, y],
        [x + d, y],
      ]);
    await touch('touchEnd', []);
    const pinched = await camera(page);
    expect(pinched.k / start.k).toBeCloseTo(100 / 40, 1);
    for (const i of [0, 1])
      expect(Math.abs(under(pinched, x - box.x, y - box.y)[i]! - under(start, x - box.x, y - box.y)[i]!)).toBeLessThan(
        6,
      );

    await touch('touchStart', [[x, y]]);
    for (let d = 10; d <= 80; d += 10) await touch('touchMove', [[x, y - d]]);
    await touch('touchEnd', []);
    expect((await camera(page)).y).toBeLessThan(pinched.y - 50);

    // The browser takes a tap right after a swipe for its end, and the next one for a tap.
    await expect(async () => {
      await page.getByRole('button', { name: 'Whole board' }).tap();
      expect((await camera(page)).k).toBeCloseTo(start.k, 3);
    }).toPass();
    for (const tap of [1, 2]) {
      await touch('touchStart', [[x, y]], tap === 1 ? 1 : 0.1);
      await touch('touchEnd', []);
    }
    await expect.poll(async () => (await camera(page)).k).toBeCloseTo(start.k * 2, 2);
  });
});

test('at a table, what can be chosen glows and an attack is an arrow', async ({ page }) => {
  await page.goto('/');
  const request = page.context().request;
  const t = await create(request, { players: 1, sit: ['crusade'] });
  await page.goto(`/table/${t.id}`);
  await page.waitForSelector('.prompt[data-mode="ask"]');
  const open = await page.locator('[data-space].open').count();
  expect(open).toBeGreaterThan(0);
  await expect(page.locator('.glow .rim')).toHaveCount(open);
  await expect(page.getByRole('button', { name: /^Marath, held by .*, defence 2/ })).toBeAttached();
  await expect(page.getByRole('button', { name: /can be chosen/ })).toHaveCount(open);
  await expect(page.locator('[data-arrow]')).toHaveCount(0);
  await run(request, t.id, (s) => (s.prompt?.step === 'commit' ? null : fighter(s)));
  await expect(page.locator('[data-arrow="attack"] .shaft')).toBeVisible();
  await expect(page.locator('.struck')).toHaveCount(1);
});

for (const theme of ['light', 'dark'] as const) {
  test(`no serious finding on the boards, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/atlas');
    await page.waitForSelector('.picture path.space');
    await audit(page, 'gallery');
    for (const name of boards) {
      await open(page, `/atlas/${name}?show=adjacency,ids`);
      await audit(page, name);
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Colour-blind friendly colours' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('data-tinctures', 'safe');
    await open(page, `${kingdoms}?start=4`);
    await audit(page, 'safe colours');
  });
}

// Pictures for people to look at: SHOTS=1 npx playwright test board. They land in shots/.
test.describe('pictures', () => {
  test.skip(!process.env.SHOTS, 'only when pictures are wanted');
  const sizes: [number, number][] = [
    [360, 740],
    [1024, 768],
    [1920, 1080],
    [2560, 1440],
  ];
  for (const [width, height] of sizes)
    for (const theme of ['light', 'dark'] as const)
      test(`of the boards, ${width} ${theme}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        const shot = async (name: string) => {
          await settled(page);
          await page.screenshot({ path: `shots/${name}-${width}-${theme}.png`, animations: 'disabled' });
        };
        await page.goto('/atlas');
        await page.waitForSelector('.picture path.space');
        await shot('atlas');
        for (const name of boards) {
          const { middle } = await open(page, `/atlas/${name}`);
          const starts = page.getByLabel('Pieces', { exact: true });
          if (await starts.isVisible()) await starts.selectOption({ index: 1 });
          await shot(`board-${name}`);
          await page.mouse.move(middle.x, middle.y);
          for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -240);
          await page.mouse.move(1, 1);
          await shot(`board-${name}-near`);
        }
      });
});
