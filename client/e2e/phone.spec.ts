// At 360 px: nothing sticks out, fingers find what they need.

import type { Page } from '@playwright/test';
import { untilAsked } from './player';
import { create, fighter, run } from './quick';
import { expect, settled, test } from './site';

/** Lists whose chosen words do not fit into their box. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    return [...document.querySelectorAll('select')].flatMap((list) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      const said = list.selectedOptions[0]?.text ?? '';
      pen.font = font;
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(said).width > room ? [`${list.id}: ${said}`] : [];
    });
  });

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('every page fits, and a game can be played by touch', async ({ page }) => {
  const fits = async (name: string) => {
    const [inner, all] = await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]);
    expect([name, all! <= inner!]).toEqual([name, true]);
  };
  for (const path of ['/', '/new/kingdoms?players=4', '/new/cardinals', '/tables', '/about', '/log', '/nowhere']) {
    await page.goto(path);
    await page.waitForSelector('h1');
    await expect(page.getByText('One moment')).toHaveCount(0);
    await settled(page);
    await fits(path);
    expect([path, await cut(page)]).toEqual([path, []]);
  }
  await page.goto('/');
  await page.locator('.hero .btn.primary').tap();
  await page.locator('dialog .seat').first().tap();
  await untilAsked(page);
  await fits('table');
  const id = page.url().split('/').pop() ?? '';

  // What is tapped is large enough.
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.prompt .btn, .tabs button, header .btn')]
      .filter((b) => b.offsetParent !== null && !b.closest('.sheet'))
      .map((b) => ({ name: b.textContent?.trim() || b.getAttribute('aria-label'), box: b.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 40 || box.width < 40)
      .map(({ name, box }) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);

  // Every answer is in sight; where there is no room for all, a button says so, and leads to the rest.
  const answers = page.locator('.prompt .many .btn');
  const more = page.getByRole('button', { name: 'More answers' });
  for (const b of await answers.all()) await expect(b).toBeInViewport({ ratio: 0.95 });
  await expect(more).toHaveCount(0);
  await page.setViewportSize({ width: 270, height: 640 });
  await expect(answers.last()).not.toBeInViewport();
  await more.tap();
  await expect(answers.last()).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize({ width: 360, height: 740 });

  await page.locator('.prompt .verb', { hasText: 'Attack' }).tap();
  await page.locator('.prompt .sheet .btn').first().tap();
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'commit');
  // The answer lies in the hand: the page turned to it.
  await expect(page.locator('section.hand')).toBeVisible();
  for (const i of [0, 1, 2, 3, 4]) {
    await page.locator('.tabs button').nth(i).tap();
    await fits(`part ${i}`);
  }
  await run(page.context().request, id, fighter, 12);
  await page.locator('.tabs button').first().tap();
  await fits('later');
  const t = await create(page.context().request, { players: 4, sit: ['damascus'] });
  await page.goto(`/table/${t.id}`);
  await page.waitForSelector('.copy');
  await fits('waiting room');
});

/**
 * A finger with a clock of its own, which starts with the page's: what is one tap, or two, does not depend on how busy
 * the machine is.
 */
async function finger(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  let now = (await page.evaluate(() => performance.timeOrigin)) / 1000;
  /** Taps so many seconds after the tap before, and waits for what comes of it at once. */
  return async ({ x, y }: { x: number; y: number }, after: number) => {
    const clicked = page.evaluate(
      () => new Promise((done) => addEventListener('click', () => setTimeout(done), { once: true })),
    );
    now += after;
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp: now });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: now + 0.05 });
    await clicked;
  };
}

/** Plays on alone from a position of Crusader Kingdoms. */
async function playFrom(page: Page, ...lines: string[]): Promise<void> {
  await page.goto('/setup/kingdoms');
  await page.getByText('As text', { exact: true }).click();
  await page.getByRole('textbox', { name: 'As text' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Use this text' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await untilAsked(page);
}

test('the second of two taps lays no card that has come under the finger', async ({ page }) => {
  const troops = ['1', '2', '2', '2', '3', '3', '4'].map((n) => `c-troop-${n}`).join(' ');
  await playFrom(page, `hand crusade ${troops}`, 'round crusade');
  await settled(page);

  const tap = await finger(page);
  const prompt = page.locator('.prompt');
  const box = (await page.locator('#space-antioch').boundingBox())!;
  const antioch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await tap(antioch, 1);
  await expect(prompt).toHaveAttribute('data-step', 'commit');
  const card = page.locator('.part.hand [data-thing="card:c-troop-3"].open').first();
  await expect(card).toBeVisible();
  const under = (await card.boundingBox())!;
  expect(antioch.x > under.x && antioch.x < under.x + under.width).toBe(true);
  expect(antioch.y > under.y && antioch.y < under.y + under.height).toBe(true);
  const asked = await prompt.getAttribute('data-prompt');
  await tap(antioch, 0.2);
  await expect(prompt).toHaveAttribute('data-prompt', asked!);
  expect(await prompt.getAttribute('aria-busy')).toBe('false');
  await tap(antioch, 1);
  await expect(page.locator('.part.hand .card')).toHaveCount(6);
});

test('the last card of an attack is asked twice, as its end is', async ({ page }) => {
  await playFrom(page, 'hand crusade c-troop-2 c-troop-3', 'round crusade');
  const prompt = page.locator('.prompt');
  await page.locator('.prompt .verb', { hasText: 'Attack' }).tap();
  await page.locator('.prompt .sheet .btn', { hasText: 'Antioch' }).tap();
  await expect(prompt).toHaveAttribute('data-step', 'commit');
  await page.locator('.part.hand [data-thing="card:c-troop-2"].open').tap();
  const last = page.locator('.part.hand .card');
  await expect(last).toHaveCount(1);
  await last.tap();
  await expect(prompt).toHaveAttribute('data-mode', 'confirm');
  await expect(prompt).toContainText(/Sure\?.*5 dice against \d/);
  await page.locator('.prompt').getByRole('button', { name: 'Cancel' }).tap();
  await last.tap();
  await page.locator('.prompt .confirm').tap();
  await expect(page.locator('.brief .tally').first()).toBeVisible();
});

test('what a list has no room for stands below it, on a phone only', async ({ page }) => {
  const more = page.locator('p.hint', { hasText: /^one random wheel/ });
  for (const path of ['/new/thywill', '/setup/thywill']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(more).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(more).toBeHidden();
  }
  await page.locator('#option-variant').selectOption({ index: 1 });
  await expect(more).toHaveCount(0);
});

test('on its side the phone still shows the board', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/');
  await page.locator('.hero .btn.primary').tap();
  await page.locator('dialog .seat').first().tap();
  await untilAsked(page);
  const box = await page.locator('section.board').boundingBox();
  expect(box!.height).toBeGreaterThan(200);
  const bar = await page.locator('.prompt').boundingBox();
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(361);
  await page.locator('.prompt .verb', { hasText: 'Attack' }).tap();
  await expect(page.locator('.prompt .sheet .btn').first()).toBeInViewport();
});
