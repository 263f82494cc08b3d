// Crusader Kings, played through the page: alone against scripted dynasties by clicks and keys, and the quick answers.
import type { Page } from '@playwright/test';
import { audit } from './audit';
import { answer, untilAsked } from './player';
import { create, type Policy, play, run, type State, state } from './quick';
import { expect, person, test } from './site';

const title = 'kings';
const scripts = { frankish: 'ferox', germanic: 'postis', italian: 'munitio', iberian: 'aperio' };
const solo = { title, players: 5, edition: '1.1', options: { english: 'person', ...scripts }, sit: ['english'] };

interface Seen {
  era: number;
  round: number;
  hand: string[];
}
const seen = (s: State) => s.view as unknown as Seen;
const moves = (s: State, verb: string) => s.moves.filter((m) => m.move[0] === verb);

/** Answers everything without much ado until a question of a step is put that offers a verb. */
const until =
  (step: string, verb = ''): Policy =>
  (s) => {
    if (s.prompt?.step === step && (!verb || moves(s, verb).length > 0)) return null;
    const eager = ['mobilize', 'tax', 'send', 'draw', 'plot', 'reveal', 'pass', 'keep', 'done', 'skip'];
    const first = eager.flatMap((v) => moves(s, v))[0];
    return (first ?? s.moves[0])!.move;
  };
/** The same, but with War cards, and two of them in a Round. */
const warlike =
  (step: string, verb: string): Policy =>
  (s) => {
    const fights = (card = '') => (s.view.decks as { slug: string; kinds: string[] }[])[2]!.kinds.includes(card);
    const pair = moves(s, 'plot').find((m) => fights(m.move[1]) && fights(m.move[2]));
    const draw = moves(s, 'draw').find((m) => m.move[1] === 'war');
    return (draw ?? pair)?.move ?? until(step, verb)(s);
  };

async function sit(page: Page, body: Record<string, unknown>, policy: Policy): Promise<string> {
  const t = await create(page.context().request, body);
  await run(page.context().request, t.id, policy);
  await page.goto(`/table/${t.id}`);
  await untilAsked(page);
  return t.id;
}

const board = (page: Page) => page.locator('.part.board [data-space].open');
const card = (page: Page, slug: string) =>
  page.locator(`.part.hand [data-thing="card:${slug}"]:not([aria-pressed="true"])`).first();

/** Chooses among what glows on the map, by the keyboard. */
async function land(page: Page, n: number): Promise<void> {
  const open = board(page);
  await open.nth(n % (await open.count())).focus();
  await page.keyboard.press('Enter');
}

/** Some button of the bar; a heading first shows its moves. */
async function button(page: Page): Promise<void> {
  const plain = page.locator('.prompt .answers .btn.move');
  if ((await plain.count()) > 0) return plain.last().click();
  await page.locator('.prompt .verb').first().click();
  await page.locator('.prompt .sheet .btn.move').first().click();
}

/** Lays down the first pair that is allowed, by pressing its cards. */
async function plot(page: Page, s: State): Promise<void> {
  const [, first, second] = moves(s, 'plot')[0]!.move;
  if (first !== 'none') await card(page, first!).click();
  if (second !== 'none') await card(page, second!).click();
  await page.locator('.part.hand .seal').click();
}

async function attack(page: Page): Promise<void> {
  await page.locator('.composer .targets .btn').first().click();
  await expect(page.locator('.composer')).toContainText(/success|Annexation/);
  await page.locator('.composer .btn.primary').first().click();
}

async function take(page: Page, s: State, n: number): Promise<void> {
  switch (s.prompt!.step) {
    case 'draw-card':
    case 'draw-bonus': {
      const decks = page.locator('.part.hand [data-thing^="deck:"]:enabled');
      return decks.nth(n % (await decks.count())).click();
    }
    case 'plot':
      return plot(page, s);
    case 'war':
      if (moves(s, 'attack').length > 0) return attack(page);
      return (await board(page).count()) > 0 ? land(page, n) : button(page);
    case 'invest':
      return page.locator('.check .odds').last().click();
    case 'sacrifice':
      return page.locator('.check .answers .btn').first().click();
    case 'sabotage':
      return page.locator('.check .btn.primary').click(); // to say no is one press
    case 'realm':
    case 'mobilize':
    case 'event-territory':
      return (await board(page).count()) > 0 ? land(page, n) : button(page);
    default:
      return button(page);
  }
}

test('an Era against scripted dynasties, by the map, the cards and the bar', async ({ page }) => {
  test.slow();
  const id = await sit(page, solo, until('draw-card'));
  const rq = page.context().request;
  const met = new Set<string>();
  for (let n = 0; n < 250; n++) {
    await untilAsked(page);
    const s = await state(rq, id);
    if (s.result?.over || seen(s).era > 1) break;
    if (!s.prompt) continue;
    met.add(s.prompt.step);
    await answer(page, () => take(page, s, n));
  }
  const s = await state(rq, id);
  expect(seen(s).era).toBe(2);
  for (const step of ['draw-card', 'family', 'plot', 'turn']) expect(met).toContain(step);
  await page.locator('.panel-tab').click();
  await expect(page.locator('.part.panel')).toContainText('Era 2 of 3');
  await audit(page, 'the second Era');
});

test('what happened is told scene by scene, and waits for nobody', async ({ page }) => {
  const id = await sit(page, solo, until('plot'));
  const rq = page.context().request;
  const s = await state(rq, id);
  await answer(page, () => plot(page, s));
  await untilAsked(page);
  const scenes = page.locator('.scenes, .stage .btn', { hasText: /of|What happened/ }).first();
  await expect(scenes).toBeVisible();
  if (await page.locator('.scenes').isVisible()) {
    const next = page.getByRole('button', { name: 'Next scene' });
    if (await next.isEnabled()) {
      await next.click();
      await expect(page.locator('.scenes')).toContainText('2 of');
    }
    await page.locator('.scenes').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.scenes')).toHaveCount(0);
  }
});

test('a pair of cards is laid down, taken back and changed before it is sealed', async ({ page }) => {
  await sit(page, solo, until('plot'));
  const cards = page.locator('.part.hand .card');
  const places = page.locator('.part.hand .place');
  await cards.nth(0).click();
  await cards.nth(1).click();
  const [first, second] = [await places.nth(0).locator('b').innerText(), await places.nth(1).locator('b').innerText()];
  await page.getByRole('button', { name: 'Change their order' }).click();
  await expect(places.nth(0)).toContainText(second);
  await expect(places.nth(1)).toContainText(first);
  await cards.nth(0).click();
  await expect(places.nth(1)).toContainText('choose a card');
  await audit(page, 'plotting');
});

test('an invasion shows what it takes before it is declared, and can be taken back', async ({ page }) => {
  const id = await sit(page, solo, warlike('war', 'attack'));
  const composer = page.locator('.composer');
  const s = await state(page.context().request, id);
  const to = moves(s, 'attack')[0]!.move[2]!;
  await page.locator(`.part.board [data-thing="territory:${to}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(composer).toContainText(/needed|Annexation/);
  await expect(page.locator('[data-arrow^="attack"]').first()).toBeVisible();
  await audit(page, 'an invasion');
  await answer(page, () => composer.locator('.btn.primary').first().click());
  await answer(page, () => page.locator('.prompt .undo').click());
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'war');
});

test('a standing order passes on sabotage until the Round ends, and is taken back', async ({ page }) => {
  await sit(page, solo, until('sabotage'));
  await audit(page, 'sabotage');
  await page.getByRole('button', { name: 'Pass on sabotage for the rest of this Round' }).click();
  const stands = page.locator('.standing');
  await expect(stands).toBeVisible();
  await page.waitForSelector('.prompt:not([data-step="sabotage"])');
  await stands.getByRole('button').click();
  await expect(stands).toHaveCount(0);
});

test('a trade between two people: offered, countered, accepted', async ({ page, browser, site, complaints }) => {
  const body = { ...solo, options: { ...solo.options, frankish: 'person' }, sit: ['english'] };
  const rq = page.context().request;
  const t = await create(rq, body);
  const other = await person(browser, site, complaints);
  const invite = t.invites?.frankish;
  await other.page.context().request.post(`/api/v1/tables/${t.id}/join`, { data: { invite } });
  const ask = async () => {
    for (const [who, seat] of [
      [rq, 'english'],
      [other.page.context().request, 'frankish'],
    ] as const) {
      const s = await state(who, t.id, seat);
      if (s.prompt && s.table.seats.find((x) => x.seat === seat)?.awaited) return { who, s };
    }
    return null;
  };
  // Until one of them may make an offer.
  for (let n = 0; n < 400; n++) {
    const a = await ask();
    if (!a) continue;
    const trade = moves(a.s, 'trade')[0];
    if (trade && a.s.seat === 'english' && (a.s.view as { gold: number }).gold > 0) break;
    await play(a.who, t.id, a.s, until('none')(a.s)!);
  }
  await page.goto(`/table/${t.id}`);
  await other.page.goto(`/table/${t.id}`);
  await untilAsked(page);
  const s = await state(rq, t.id, 'english');
  await play(rq, t.id, s, moves(s, 'trade')[0]!.move);
  const mine = page.locator('.trade');
  await mine.locator('input[type="checkbox"]').first().check();
  await mine.locator('input[type="checkbox"]').last().check();
  await audit(page, 'an offer');
  await mine.getByRole('button', { name: 'Make this offer' }).click();
  const theirs = other.page.locator('.trade');
  await expect(theirs).toContainText('A promise');
  await theirs.getByRole('button', { name: 'offer of your own' }).click();
  await theirs.locator('input[type="checkbox"]').first().check();
  await theirs.getByRole('button', { name: 'Make this offer' }).click();
  await expect(mine).toContainText('A promise');
  await answer(page, () => mine.getByRole('button', { name: 'Accept' }).click());
  await expect(theirs).toHaveCount(0);
  await other.context.close();
});

test('a phone has the map, the cards and the answers within reach', async ({ browser, site, complaints }) => {
  const { context, page } = await person(browser, site, complaints);
  await page.setViewportSize({ width: 390, height: 844 });
  await sit(page, solo, until('draw-card'));
  await expect(page.locator('.part.hand')).toBeVisible();
  await page.locator('.part.hand [data-thing="deck:realm"]').click();
  await expect(page.locator('.part.hand')).toContainText('1 so far');
  await page.locator('.tabs button', { hasText: 'Board' }).click();
  await expect(page.locator('.part.board')).toBeVisible();
  await page.locator('.tabs button', { hasText: 'Table' }).click();
  for (const tab of ['Families', 'Bag', 'Court', 'Realms']) {
    await page.getByRole('tab', { name: tab }).click();
    await audit(page, `a phone: ${tab}`);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});
