// Crusaders: Thy Will Be Done, played through the page.
import type { Page } from '@playwright/test';
import { audit } from './audit';
import { answer, choose, question, untilAsked } from './player';
import { create, type Policy, play, run, type State, state } from './quick';
import { expect, settled, test } from './site';

const title = 'thywill';
const learning = { title, players: 2, options: { variant: 'learning' }, sit: ['blue'], bots: { red: 'greedy' } };

interface Wedge {
  slug: string;
  tokens: number;
  upgraded: boolean;
  ways: { way: string; at: string; after: number[] }[];
}
interface Player {
  seat: string;
  wheel: Wedge[];
  knights: { region: string }[];
}
const playersOf = (s: { view: Record<string, unknown> }) => s.view.players as Player[];

/** Answers everything until a question of a step is put. */
const until =
  (step: string): Policy =>
  (s) =>
    s.prompt?.step === step ? null : (s.moves.find((m) => m.move[0] === 'seal') ?? s.moves[0])!.move;

async function sit(page: Page, body: Record<string, unknown>, policy: Policy): Promise<string> {
  const t = await create(page.context().request, body);
  await run(page.context().request, t.id, policy);
  await page.goto(`/table/${t.id}`);
  await untilAsked(page);
  return t.id;
}

/** Chooses among what glows on the board, by the keyboard every other time. */
async function region(page: Page, n: number): Promise<void> {
  const open = page.locator('.part.board [data-space].open');
  const count = await open.count();
  if (count === 0) return; // a knight on a longer way has just made its last step
  await open.nth(n % count).focus();
  await page.keyboard.press('Enter');
}

/** The wedge with most tokens that can be chosen, and a share that is possible; else the turn is skipped. */
async function wedge(page: Page): Promise<void> {
  const open = page.locator('.part.hand .wedge.open');
  if ((await open.count()) === 0) {
    await choose(page, /^Skip/);
    return;
  }
  let best = open.first();
  let most = -1;
  for (const w of await open.all()) {
    const n = await w.locator('.token').count();
    if (n > most) [best, most] = [w, n];
  }
  await best.focus();
  await page.keyboard.press('Enter');
  const share = page.locator('.part.hand .splits .btn[aria-disabled="false"]').last();
  if (await share.isVisible()) await share.click();
}

async function take(page: Page, step: string, n: number): Promise<void> {
  switch (step) {
    case 'place':
    case 'crusade':
      return region(page, n);
    case 'turn':
    case 'distribute':
      return wedge(page);
    case 'travel':
      if (n % 2) await choose(page, /^Stop/);
      else await region(page, n);
      return;
    case 'build': {
      await region(page, n);
      // Several buildings are possible there: the region waits for one of the rows that glow.
      const waits = (await page.locator('.part.board [data-space][aria-pressed="true"]').count()) > 0;
      if (waits) await page.locator('.part.hand .row.open').first().click();
      return;
    }
    case 'confirm':
      await expect(page.locator('.prompt .ending')).toBeFocused();
      return page.keyboard.press('Enter');
    default:
      await choose(page, /./);
  }
}

test('a whole game against a bot, from the landing page to the score', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Set up a table.*Crusaders:/ }).click();
  await page.getByRole('radio', { name: /2 players/ }).check({ force: true });
  await page.getByLabel('Variant').selectOption('learning');
  await page.getByRole('button', { name: 'Me against bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);

  let turns = 0;
  for (let n = 0; n < 600; n++) {
    const { mode, step, prompt } = await untilAsked(page);
    if (mode === 'over') break;
    if (process.env.TALK) console.log(n, step, Date.now() % 100_000);
    if (step === 'confirm') turns++;
    await answer(page, () => take(page, step, n), false, prompt);
  }
  expect(turns).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.locator('.banner .why')).toHaveText(/Influence/);
  // A column for each player, and every column adds up.
  const totals = (await page.locator('.scores tfoot .num').allTextContents()).map(Number);
  expect(totals.length).toBeGreaterThan(1);
  for (const [i, total] of totals.entries()) {
    const lines = await page.locator(`.scores tbody td:nth-of-type(${i + 1})`).allTextContents();
    expect(lines.map(Number).reduce((a, b) => a + b, 0)).toBe(total);
  }
});

test('an upgraded wedge shares its tokens, and says why a share is not possible', async ({ page }) => {
  await sit(page, learning, until('turn'));
  await page.locator('.part.hand [data-wedge="travel-crusade"]').click();
  const splits = page.locator('.part.hand .splits');
  await expect(splits.locator('.btn')).toHaveCount(4); // 2-0, 1-1 in both orders, 0-2
  // Nobody stands beside an enemy: a Crusade first is refused, with the paragraph.
  await splits.locator('[data-split="crusade 2"]').click({ force: true });
  const refusal = page.locator('.prompt .refusal');
  await expect(refusal).toContainText('None of your knights');
  await expect(refusal.locator('.rule-chip')).toHaveText('§crusade.1');
  await page.keyboard.press('Escape');
  await splits.locator('[data-split="travel 2"]').click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'travel');
  // A region out of reach says so, too.
  await page.locator('.part.board [data-space="smyrna"]').focus();
  await page.keyboard.press('Enter');
  await expect(refusal).toContainText('not next to');
});

test('a whole turn is planned, taken back, planned again and confirmed once', async ({ page }) => {
  // From the second round on: what is done in setup can be taken back together with a first turn.
  const influence: Policy = (s) =>
    s.prompt?.step === 'turn' && s.view.round === 2
      ? null
      : (s.moves.find((m) => m.move[1] === 'influence-travel') ?? s.moves[0])!.move;
  const id = await sit(page, learning, influence);
  const r = page.context().request;
  const before = await state(r, id);
  const from = playersOf(before)[0]!.knights[0]!.region;
  await page.locator('.part.hand [data-wedge="travel-build"]').click();
  await page.locator('.part.hand [data-split="travel 2"]').click();
  // Points stand in what is in reach; a region two steps away is reached by one click.
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'travel');
  await expect(page.locator('.prompt .done li')).toHaveCount(1);
  const far = page.locator('.part.board [data-space].open[aria-label*="2 points"]').first();
  const to = await far.getAttribute('data-space');
  await far.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'confirm');
  await expect(page.locator('.prompt .done li')).toHaveCount(3);
  const moved = await state(r, id);
  expect(playersOf(moved)[0]!.knights[0]!.region).toBe(to);

  await page.getByRole('button', { name: 'Restart my turn' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'turn');
  const after = await state(r, id);
  expect(playersOf(after)[0]!.knights[0]!.region).toBe(from);
  expect(playersOf(after)[0]!.wheel).toEqual(playersOf(before)[0]!.wheel);

  // The same by dragging, one step.
  await page.locator('.part.hand [data-wedge="travel-build"]').click();
  await page.locator('.part.hand [data-split="travel 2"]').click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'travel');
  const box = async (space: string) => {
    const b = (await page.locator(`.part.board [data-space="${space}"]`).boundingBox())!;
    return { x: b.x + b.width / 2, y: b.y + b.height / 2 };
  };
  const near = page.locator('.part.board [data-space].open[aria-label*="1 point "]').first();
  const target = (await near.getAttribute('data-space'))!;
  const [a, b] = [await box(from), await box(target)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => playersOf(await state(r, id))[0]!.knights[0]!.region).toBe(target);
  await answer(page, () => choose(page, /^Stop/), false);
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'confirm');
  await page.getByRole('button', { name: 'End your turn' }).click();
  await untilAsked(page);
  expect(playersOf(await state(r, id))[0]!.wheel[0]!.tokens).toBe(0);
});

test('a turn ends by itself for players who want that', async ({ page }) => {
  const id = await sit(page, learning, until('turn'));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'End my turn automatically' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.locator('.part.hand [data-wedge="influence-travel"]').click();
  await expect.poll(async () => (await state(page.context().request, id)).view.round).toBe(2);
});

test('the tournament: an order, a wheel of one’s own, and a power on the wheel', async ({ page }) => {
  const t = await create(page.context().request, {
    title,
    players: 2,
    options: { variant: 'tournament' },
    sit: ['blue'],
    bots: { red: 'greedy' },
  });
  await page.goto(`/table/${t.id}`);
  await untilAsked(page);
  const stage = page.locator('.stage');
  await expect(stage.locator('button.order')).toHaveCount(10);
  await expect(stage.getByRole('button', { name: 'Seal the choice' })).toBeDisabled();
  await stage.locator('[data-thing="order:hospitaller"]').click();
  await expect(stage.locator('[data-thing="order:hospitaller"]')).toHaveAttribute('aria-pressed', 'true');
  for (let i = 0; i < 5; i++) {
    await expect(stage.locator('.loose .btn')).toHaveCount(6 - i);
    await stage.locator('.loose .btn').last().click();
  }
  await expect(stage.locator('.wheel .wedge')).toHaveCount(6);
  await stage.getByRole('button', { name: 'Seal the choice' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'fit');
  await page.locator('.part.hand [data-wedge="muster-influence"]').click();
  await untilAsked(page);
  await region(page, 0);
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'turn');

  // Influence, then the tokens: the preview on the wheel is what comes of it.
  await page.locator('.part.hand [data-wedge="influence-travel"]').click();
  await page.locator('.part.hand .card .btn.primary').click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'distribute');
  const me = playersOf(await state(page.context().request, t.id))[0]!;
  const ways = me.wheel.find((w) => w.slug === 'influence-travel')!.ways;
  const over = ways.find((w) => w.way === 'pass-over')!;
  const button = page.locator(`.part.hand [data-way="pass-over ${over.at}"]`);
  await button.hover();
  const ghosts = await page
    .locator('.part.hand .wedge')
    .evaluateAll((list) => list.map((w) => w.querySelectorAll('.token.ghost, .token.plain').length));
  expect(ghosts).toEqual(over.after);
  // The wedge to pass over is chosen on the wheel itself.
  await page.locator(`.part.hand [data-wedge="${over.at}"]`).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'confirm');
  const now = playersOf(await state(page.context().request, t.id))[0]!;
  expect(now.wheel.map((w) => w.tokens)).toEqual(over.after);
});

test('upgrading turns a wedge over and may distribute any other', async ({ page }) => {
  await sit(page, { ...learning, options: { variant: 'first' } }, until('turn'));
  const muster = page.locator('.part.hand [data-wedge="muster-influence"]');
  await muster.click();
  // Two tokens are no troop: the wedge offers only its upgrade.
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'distribute');
  await expect(muster).toHaveAttribute('aria-label', /upgraded/);
  await page.locator('.part.hand [data-wedge="build-influence"]').click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'confirm');
  await expect(muster.locator('.token')).toHaveCount(3);
});

test('the first game is guided from the first click to the last word', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^First game, guided.*Crusaders:/ }).click();
  await page.waitForURL(/guide/);
  const mark = page.locator('[data-mark]');
  const seen: string[] = [];
  for (let n = 0; n < 200; n++) {
    const { mode, step } = await untilAsked(page);
    if (mode === 'over') break;
    // Marks are read as they come; some wait until their thing was done.
    for (let k = 0; k < 4 && (await mark.isVisible()); k++) {
      const id = (await mark.getAttribute('data-mark'))!;
      if (seen.at(-1) !== id) seen.push(id);
      const acts = ['place', 'choose', 'split', 'travel', 'crusade', 'build', 'confirm'].includes(id);
      if (acts) break;
      await mark.getByRole('button', { name: 'Got it' }).click();
    }
    if (seen.at(-1) === 'end') break;
    await answer(page, () => take(page, step, n), false);
  }
  expect(seen).toEqual(
    expect.arrayContaining(['welcome', 'place', 'wheel', 'choose', 'confirm', 'others', 'second', 'end']),
  );
  await expect(mark).toHaveCount(0);
  // It is not told again.
  await page.reload();
  await untilAsked(page);
  await expect(mark).toHaveCount(0);
});

test('the guide speaks Italian, and can be ended', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, locale: 'it-IT', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/new/thywill');
  await page.getByRole('button', { name: 'Prima partita, guidata' }).click();
  await expect(page.locator('[data-mark]')).toContainText('Europa');
  await page.getByRole('button', { name: 'Fine della guida' }).click();
  await expect(page.locator('[data-mark]')).toHaveCount(0);
  await context.close();
});

test('tokens fall one by one, in play and in the replay', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, locale: 'en-GB', reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const id = await sit(page, learning, until('turn'));
  const falling = page.locator('.part.hand .wheel .carried');
  await page.locator('.part.hand [data-wedge="influence-travel"]').click();
  await expect(falling).toHaveCount(1);
  await expect(falling).toHaveCount(0);
  await answer(page, () => page.getByRole('button', { name: 'End your turn' }).click(), false);
  await untilAsked(page);

  // The moment before, and on from there.
  const s = await state(page.context().request, id);
  expect(s.n).toBeGreaterThan(3);
  await page.locator('.sidetabs').getByRole('button', { name: 'Log' }).click();
  await page.locator('.log [data-n]', { hasText: 'Blue resolves' }).first().click();
  await page.locator('.sidetabs').getByRole('button', { name: 'Wheel' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-mode', 'replay');
  await page.keyboard.press('[');
  await expect(page.locator('.part.hand [data-wedge="influence-travel"] .token')).toHaveCount(2);
  await page.keyboard.press(']');
  await expect(falling).toHaveCount(1);
  expect((await question(page)).mode).toBe('replay');
  await context.close();
});

test('two seats of one person: covered while orders are chosen, open afterwards', async ({ page }) => {
  const t = await create(page.context().request, {
    title,
    players: 2,
    options: { variant: 'standard' },
    sit: ['blue', 'red'],
  });
  await page.goto(`/table/${t.id}`);
  await page.getByRole('button', { name: 'I am Blue' }).click();
  await page.locator('.stage button.order').first().click();
  await page.getByRole('button', { name: 'Seal the choice' }).click();
  await page.getByRole('button', { name: 'I am Red' }).click();
  await page.locator('.stage button.order').first().click();
  await page.getByRole('button', { name: 'Seal the choice' }).click();
  // Orders with a choice of setup are asked first; then knights are placed, by both.
  const placed: string[] = [];
  for (let n = 0; n < 12 && placed.length < 2; n++) {
    const { step } = await untilAsked(page);
    await expect(page.locator('.curtain')).toHaveCount(0);
    // Questions are numbered for each seat: the next one may have the same number.
    const asked = () =>
      page.evaluate(() => {
        const prompt = document.querySelector('.prompt');
        const who = prompt?.querySelector('.question svg')?.getAttribute('aria-label');
        return { who, n: prompt?.getAttribute('data-prompt') };
      });
    const before = await asked();
    if (step === 'place') placed.push(before.who!);
    await (step === 'fit' ? wedge(page) : region(page, n));
    await expect.poll(asked).not.toEqual(before);
  }
  expect(placed.sort()).toEqual(['Blue', 'Red']);
});

test('who watches sees every board, and the orders only when all have sealed', async ({ page, browser, site }) => {
  const t = await create(page.context().request, {
    title,
    players: 2,
    options: { variant: 'standard' },
    sit: ['blue', 'red'],
    public: true,
  });
  const guest = await browser.newContext({ baseURL: site, locale: 'en-GB', reducedMotion: 'reduce' });
  const other = await guest.newPage();
  await other.goto(`/table/${t.id}`);
  await other.waitForSelector('.prompt[data-mode="wait"]');
  await expect(other.locator('.stage')).toHaveCount(0);
  const r = page.context().request;
  for (const seat of ['blue', 'red']) {
    let s = await state(r, t.id, seat);
    s = await play(r, t.id, s, s.moves.find((m) => m.move[0] === 'order')!.move);
    if (seat === 'red') {
      await other.getByRole('button', { name: 'Table', exact: true }).first().click();
      await expect(other.locator('.part.panel')).not.toContainText('Order of');
      await expect(other.locator('.part.panel')).not.toContainText('Knights');
    }
    await play(r, t.id, s, ['seal']);
  }
  await expect(other.locator('.part.panel .player').first()).toContainText(/Order of|Knights/);
  await guest.close();
});

/** Fights and builds where it can, upgrades now and then: a table that looks like a game. */
const builder: Policy = (s) => {
  const of = (verb: string) => s.moves.filter((m) => m.move[0] === verb);
  const resolve = (action: string) => of('resolve').find((m) => m.move[2] === action);
  const some = (list: State['moves']) => list[s.n % Math.max(1, list.length)];
  const first = resolve('crusade') ?? resolve('build') ?? resolve('muster');
  const m = first ?? (s.n % 4 === 0 ? some(of('upgrade')) : undefined) ?? some(of('resolve')) ?? of('seal')[0];
  return (m ?? some(s.moves))?.move ?? null;
};
const round =
  (n: number, step: string): Policy =>
  (s) =>
    s.view.round === n && s.prompt?.step === step ? null : builder(s);
const four = {
  title,
  players: 4,
  options: { variant: 'standard' },
  sit: ['blue'],
  bots: { red: 'greedy', green: 'greedy', yellow: 'greedy' },
};

for (const theme of ['light', 'dark'] as const) {
  test(`no serious finding at this table, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const r = page.context().request;
    const t = await create(r, four);
    await page.goto(`/table/${t.id}`);
    await untilAsked(page);
    await audit(page, 'orders');
    await run(r, t.id, round(5, 'turn'));
    await untilAsked(page);
    await page.locator('.part.hand .wedge.open').first().click();
    await audit(page, 'a wedge');
    for (const part of ['Table', 'Log']) {
      await page.locator('.sidetabs').getByRole('button', { name: part }).click();
      await audit(page, part);
    }
    await run(r, t.id, round(5, 'confirm'));
    await expect(page.locator('.prompt .done')).toBeVisible();
    await audit(page, 'confirm');
    await page.setViewportSize({ width: 360, height: 740 });
    for (let i = 0; i < 3; i++) {
      await page.locator('.tabs button').nth(i).click();
      await audit(page, `phone, part ${i + 1}`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const shared = await sit(page, learning, until('turn'));
    await page.locator('.part.hand [data-wedge="travel-build"]').click();
    await expect(page.locator('.part.hand .splits')).toBeVisible();
    await audit(page, 'a share');
    await run(r, shared, (s) => (s.prompt?.step === 'build' ? null : builder(s)));
    await untilAsked(page);
    await audit(page, 'building');
    await page.goto('/new/thywill');
    await page.getByRole('button', { name: 'First game, guided' }).click();
    await expect(page.locator('[data-mark]')).toBeVisible();
    await audit(page, 'guide');
  });
}

for (const [width, height] of [
  [360, 740],
  [1024, 768],
  [1920, 1080],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`pictures of Thy Will Be Done ${width} ${theme}`, async ({ browser, site }) => {
      test.skip(!process.env.SHOTS, 'only when pictures are wanted');
      const phone = width < 700;
      const context = await browser.newContext({
        baseURL: site,
        viewport: { width, height },
        colorScheme: theme,
        hasTouch: phone,
        isMobile: phone,
        locale: theme === 'dark' ? 'it-IT' : 'en-GB',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const r = context.request;
      const shot = async (name: string) => {
        await settled(page);
        await page.screenshot({ path: `shots/thywill-${name}-${width}-${theme}.png`, animations: 'disabled' });
      };
      const tab = async (i: number) => {
        if (phone) await page.locator('.tabs button').nth(i).click();
      };
      await page.goto('/new/thywill');
      await page.locator('.first .btn').click();
      await page.waitForSelector('[data-mark]');
      await shot('guide');
      const t = await create(r, four);
      await page.goto(`/table/${t.id}`);
      await untilAsked(page);
      await shot('orders');
      await run(r, t.id, round(6, 'turn'));
      await untilAsked(page);
      await tab(1);
      await shot('turn');
      // The wedge that offers most.
      const upgraded = page.locator('.part.hand .wedge.open:has(.divide)');
      const wedges = (await upgraded.count()) > 0 ? upgraded : page.locator('.part.hand .wedge.open');
      await wedges.first().click();
      await shot('wedge');
      await page.keyboard.press('Escape');
      await run(r, t.id, (s) =>
        s.prompt?.step === 'travel'
          ? null
          : s.prompt?.step === 'turn'
            ? (s.moves.find((m) => m.move[2] === 'travel') ?? s.moves[0])!.move
            : builder(s),
      );
      await untilAsked(page);
      await tab(0);
      await shot('travel');
      await run(r, t.id, (s) => (s.prompt?.step === 'confirm' ? null : builder(s)));
      await shot('confirm');
      if (phone) await tab(2);
      else await page.locator('.sidetabs .panel-tab').click();
      await shot('table');
      await run(r, t.id, builder);
      await page.goto(`/table/${t.id}/result`);
      await page.waitForSelector('.banner');
      await shot('result');
      await context.close();
    });
  }
}
