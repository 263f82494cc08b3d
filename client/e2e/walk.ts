// Walks through moments of a game at many sizes of the window, and looks at each: nothing may lie over what can be
// chosen or over a tab, and every word on the screen can be read. A moment is a table, brought to where something is to
// be seen, and what a person did on the page there.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { untilAsked } from './player';
import { create, type Policy, play, run, type State, state } from './quick';
import { settled } from './site';

export type Size = [width: number, height: number];

/** Desks, tablets and phones. */
export const sizes: Size[] = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [667, 375],
];

/** Two that differ most are looked at whenever all tests run; WALK=all looks at all, WALK='844x390' at that one. */
const wanted = process.env.WALK ?? '1366x768 390x844';
export const walked: Size[] = sizes.filter(([w, h]) => wanted === 'all' || wanted.split(' ').includes(`${w}x${h}`));

export interface Moment {
  name: string;
  /** the table, as it is asked for */
  table: Record<string, unknown>;
  /** plays until the moment has come: then it has no move */
  until: Policy;
  /** what is done on the page before one looks */
  act?: (page: Page) => Promise<void>;
}

/** What is wrong with what is on the screen, in words. A fault is what stays: a board draws its names anew after it has moved. */
export async function faults(page: Page): Promise<string[]> {
  await settled(page);
  let found = await wrongNow(page);
  for (let n = 0; n < 20 && found.length > 0; n++) {
    await page.evaluate(() => new Promise((next) => setTimeout(() => requestAnimationFrame(next), 100)));
    found = await wrongNow(page);
  }
  return found;
}

function wrongNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (e: Element) =>
      e.getAttribute('data-thing') ?? e.getAttribute('aria-label') ?? e.textContent?.trim().slice(0, 40) ?? e.tagName;
    const shown = (e: Element) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const grid = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92];
    /** Which part of a thing, of what the window shows of it, is hit by a tap on it; null if the window shows nothing. */
    const free = (e: Element): { part: number; by: Element | null } | null => {
      const b = e.getBoundingClientRect();
      let [all, hit] = [0, 0];
      let by: Element | null = null;
      for (const fy of grid)
        for (const fx of grid) {
          const stack = document.elementsFromPoint(b.left + fx * b.width, b.top + fy * b.height);
          const at = stack.findIndex((x) => x === e || e.contains(x));
          if (at < 0) continue;
          all++;
          if (at === 0) hit++;
          else by = stack[0]!;
        }
      return all === 0 ? null : { part: hit / all, by };
    };
    const least = 0.34;
    const look = (what: string, list: Element[], inSight: boolean) => {
      let seen = 0;
      for (const e of list) {
        if (!inSight) e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const f = free(e);
        if (!f) continue;
        seen++;
        if (f.part < least)
          found.push(
            `${what} ${name(e)} lies under ${f.by?.closest('[class]')?.getAttribute('class') ?? f.by?.tagName}`,
          );
      }
      if (list.length > 0 && seen === 0) found.push(`${what}: none of ${list.length} is in sight`);
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
    look('space', all('.part.board [data-space].open'), true);
    look('in the hand', all('.part.hand :is(.card, .wedge, .row, [data-thing]).open'), false);
    look('answer', all('.prompt .answers .btn:enabled, .prompt .sheet .btn:enabled'), false);
    look('tab', all('.tabs button, .sidetabs button'), true);

    const smallest = 10.9; // px; browsers round
    /** Letters on pieces and arms are pictures: what they mean is told beside them. Names on a map are not. */
    const drawn = (e: Element) =>
      e.closest('.world')
        ? !e.closest('.label')
        : e.closest('svg[aria-hidden="true"], svg[role="img"], [role="img"]') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const e = node.parentElement;
      if (!e || !node.textContent?.trim() || !shown(e) || e.closest('.sr') || drawn(e)) continue;
      const b = e.getBoundingClientRect();
      if (b.width < 2 || b.right < 0 || b.bottom < 0 || b.left > innerWidth || b.top > innerHeight) continue;
      const m = e instanceof SVGGraphicsElement ? e.getScreenCTM() : null;
      const px = Number.parseFloat(getComputedStyle(e).fontSize) * (m ? Math.hypot(m.a, m.b) : 1);
      if (px < smallest)
        small.add(
          `${px.toFixed(1)} px: "${node.textContent.trim().slice(0, 30)}" in .${e.getAttribute('class') ?? e.tagName}`,
        );
    }
    return [...found, ...small];
  });
}

/** Looks at a page at each size, in each part that a phone shows. */
async function look(page: Page, list: Size[], what: string, act?: (page: Page) => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of list) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await page.waitForSelector('.prompt[aria-busy="false"]');
    await expect(page.locator('.part.board [aria-busy="true"]')).toHaveCount(0);
    await act?.(page);
    const say = (part: string, list: string[]) =>
      found.push(...list.map((f) => `${what}, ${width}x${height}${part}: ${f}`));
    say('', await faults(page));
    const tabs = page.locator('.tabs button');
    for (const i of [0, 1]) {
      if (!(await tabs.nth(i).isVisible())) break;
      // A tab that is covered was told already; it must not keep the walk from going on.
      await tabs.nth(i).dispatchEvent('click');
      say(`, tab ${i + 1}`, await faults(page));
    }
  }
  return found;
}

/** Brings a new table to a moment, and looks at it at each size. */
export async function walkMoment(page: Page, m: Moment, list: Size[] = walked): Promise<string[]> {
  const r = page.context().request;
  const t = await create(r, m.table);
  await run(r, t.id, m.until);
  await page.goto(`/table/${t.id}`);
  return look(page, list, m.name, m.act);
}

/** Takes a guided first game from its first word to its last, and looks at every mark at each size. */
export async function walkGuide(
  page: Page,
  slug: string,
  policy: Policy,
  list: Size[] = walked,
): Promise<{ found: string[]; told: string[] }> {
  const r = page.context().request;
  await page.goto(`/new/${slug}`);
  await page.getByRole('button', { name: 'First game, guided' }).click();
  await page.waitForURL(/\/table\/.*guide/);
  const id = /table\/(\w+)/.exec(page.url())![1]!;
  const mark = page.locator('[data-mark]');
  const [found, told]: [string[], string[]] = [[], []];
  for (let n = 0; n < 300; n++) {
    const { mode } = await untilAsked(page);
    while (await mark.isVisible()) {
      const name = (await mark.getAttribute('data-mark'))!;
      told.push(name);
      found.push(...(await look(page, list, `${slug} guide, ${name}`)));
      await mark.getByRole('button', { name: 'Got it' }).click();
      await settled(page);
    }
    if (mode === 'over' || told.includes('end')) break;
    if (!(await step(r, page, id, policy))) break;
  }
  return { found, told };
}

/** Makes one move beside the page, and waits until the page shows it. */
async function step(r: APIRequestContext, page: Page, id: string, policy: Policy): Promise<boolean> {
  const s: State = await state(r, id);
  const move = s.prompt && policy(s);
  if (!move || !s.prompt) return false;
  await play(r, id, s, move);
  await page.waitForSelector(
    `.prompt[aria-busy="false"]:not([data-prompt="${s.prompt.id}"]), .prompt[data-mode="over"]`,
  );
  return true;
}
