// The guided first Era of Crusader Kings, the family beside the map, and the chronicle of a finished game.
import type { APIRequestContext, Page } from '@playwright/test';
import { audit } from './audit';
import { create, type Policy, play, run, type State, state } from './quick';
import { expect, test } from './site';

const guided = async (page: Page): Promise<string> => {
  await page.goto('/new/kings');
  await page.getByRole('button', { name: 'First game, guided' }).click();
  await page.waitForURL(/\/table\/.*guide/);
  return /table\/(\w+)/.exec(page.url())![1]!;
};

const types = ['crusade', 'war', 'realm', 'tax', 'intrigue', 'war', 'realm', 'tax'];
const done = ['done', 'pass', 'skip', 'keep'];
/** Goes where the guide has something to tell: marries, lays different cards, spends little. */
function sensible(s: State, n: number): string[] {
  const of = (verb: string) => s.moves.filter((m) => m.move[0] === verb).map((m) => m.move);
  const draw = of('draw');
  if (draw.length > 0) return draw.find((m) => m[1] === types[n % types.length]) ?? draw[0]!;
  const first = of('marry')[0] ?? of('court')[0] ?? of('invest')[0] ?? of('begin')[0];
  return first ?? s.moves.find((m) => done.includes(m.move[0]!))?.move ?? s.moves[n % s.moves.length]!.move;
}

/** Reads the marks that are shown, as a person would. */
async function read(page: Page, seen: string[]): Promise<void> {
  const mark = page.locator('[data-mark]');
  while (await mark.isVisible()) {
    const id = (await mark.getAttribute('data-mark'))!;
    if (!seen.includes(id)) seen.push(id);
    // It points at something: the first one is about the whole table.
    if (id !== 'welcome') await expect(page.locator('div.ring'), id).toBeVisible();
    const told = page.locator(`[data-mark="${id}"]`);
    await expect(async () => {
      const button = told.getByRole('button', { name: /^(Got it|Capito)$/ });
      if (await button.isVisible()) await button.click({ timeout: 1000 });
      await expect(told).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  }
}

/** Waits until the page shows the question that the table puts. */
async function asked(page: Page, request: APIRequestContext, id: string): Promise<State> {
  let s!: State;
  const shown = async () => {
    s = await state(request, id, 'english');
    if (s.table.status !== 'running') return true;
    return (await page.locator('.prompt').getAttribute('data-prompt')) === String(s.prompt?.id);
  };
  await expect.poll(shown, { intervals: [50] }).toBe(true);
  return s;
}

/** What was clicked is on its way: the question changes, unless the click only chose the first of two things. */
async function gone(page: Page, s: State): Promise<void> {
  const changed = `.prompt:not([data-prompt="${s.prompt!.id}"])`;
  await page.waitForSelector(
    `${changed}, .prompt[data-mode="confirm"][aria-busy="false"], .layout:not(.sent) .part.panel .person[aria-pressed="true"]`,
  );
}

test('the first Era is guided, from the first card to the last word', async ({ page }) => {
  const id = await guided(page);
  const request = page.context().request;
  const seen: string[] = [];
  let married = false;
  for (let n = 0; n < 400 && !seen.includes('end'); n++) {
    const s = await asked(page, request, id);
    if (!s.prompt) break;
    await read(page, seen);
    const choose = page.locator('.part.panel .person.open').first();
    const bag = page.locator('.part.panel .step:enabled').first();
    if (s.prompt.step === 'family' && !married && (await choose.isVisible())) {
      married = true;
      await choose.click(); // by the tree
      await gone(page, s);
    } else if (s.prompt.step === 'invest' && (await bag.isVisible())) {
      await bag.click(); // by the bag
      await gone(page, s);
    } else {
      const move = s.prompt.step === 'family' && married ? ['done'] : sensible(s, n);
      await play(request, id, s, move);
    }
  }
  const always = [
    'welcome',
    'draw',
    'hand',
    'family',
    'suit',
    'plot',
    'turn',
    'check',
    'crusade',
    'react',
    'relations',
    'end',
  ];
  expect(
    always.filter((mark) => !seen.includes(mark)),
    `marks that were not shown, beside ${seen.join(', ')}`,
  ).toEqual([]);
  expect(seen.filter((id) => ['realm', 'war', 'intrigue', 'tax'].includes(id)).length).toBeGreaterThan(1);
  await expect(page.locator('[data-mark]')).toHaveCount(0);
  await page.reload();
  await page.waitForSelector('.prompt');
  await expect(page.locator('[data-mark]')).toHaveCount(0);
});

test('the guide speaks Italian, never stands in the way, and can be ended', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, locale: 'it-IT', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/new/kings');
  await page.getByRole('button', { name: 'Prima partita, guidata' }).click();
  const mark = page.locator('[data-mark]');
  await expect(mark).toContainText('Una corona');
  const id = /table\/(\w+)/.exec(page.url())![1]!;
  // What is done without reading goes on all the same.
  const s = await asked(page, context.request, id);
  await play(context.request, id, s, sensible(s, 0));
  await asked(page, context.request, id);
  await page.getByRole('button', { name: 'Fine della guida' }).click();
  await expect(mark).toHaveCount(0);
  await context.close();
});

const solo = {
  title: 'kings',
  players: 5,
  options: { frankish: 'postis', germanic: 'munitio', italian: 'amandum', iberian: 'aperio' },
  sit: ['english'],
  bots: {},
};
const untilStep =
  (step: string): Policy =>
  (s) =>
    s.prompt?.step === step ? null : sensible(s, s.n);

test('the family, the bag and the relations are read without a mouse', async ({ page }) => {
  const request = page.context().request;
  const t = await create(request, solo);
  await run(request, t.id, untilStep('family'));
  await page.goto(`/table/${t.id}`);
  await page.getByRole('tab', { name: 'Families' }).click();
  const ruler = page.locator('.part.panel .person.ruler');
  await ruler.focus();
  await expect(page.locator('.part.panel .detail')).toContainText('William the Conqueror');
  await audit(page, 'family');
  await page.getByRole('tab', { name: 'Bag' }).click();
  await expect(page.locator('[data-part="bag"] table tbody tr')).not.toHaveCount(0);
  await audit(page, 'bag');
  await page.getByRole('tab', { name: 'Realms' }).click();
  await expect(page.locator('[data-part="relations"]')).toBeVisible();
  await audit(page, 'relations');
});

test('a finished game has its chronicle, for anybody, in both languages', async ({ page, browser, site }) => {
  const request = page.context().request;
  const t = await create(request, { ...solo, public: true });
  const end = await run(request, t.id, (s) => sensible(s, s.n), 3000);
  expect(end.result?.over).toBe(true);
  await page.goto(`/table/${t.id}/result`);
  await page.getByRole('link', { name: 'Read the chronicle' }).click();
  await expect(page.locator('.chapter').first()).toContainText('William the Conqueror');
  await expect(page.getByRole('group', { name: /whole game/ })).toBeVisible();
  await audit(page, 'chronicle');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as text' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('english.txt');

  const context = await browser.newContext({ baseURL: site, locale: 'it-IT', reducedMotion: 'reduce' });
  const stranger = await context.newPage();
  await stranger.goto(`/table/${t.id}/chronicle?of=iberian`);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Dinastia Jiménez');
  await expect(stranger.locator('.chapter').first()).toContainText('Sancho');
  await context.close();
});
