// A live game of four people, each with a browser of their own, and a fifth who watches.
import type { BrowserContext, Page } from '@playwright/test';
import { choose, expectAsked, open, sure, turnToLog, untilAsked } from './player';
import { create, type State, state } from './quick';
import { expect, person, test } from './site';

const seats = ['damascus', 'aleppo', 'jerusalem', 'antioch'] as const;
type Seat = (typeof seats)[number];

interface Sitter {
  seat: Seat | 'spectator';
  context: BrowserContext;
  page: Page;
  /** by answer: a stream grows */
  heard: Map<number, string>;
}

/** Everything that a page is told, word by word, streams included. */
async function listen(page: Page, heard: Map<number, string>): Promise<void> {
  await page.exposeFunction('heard', (n: number, url: string, text: string) => {
    // The names of all cards are public: they stand in the title itself.
    if (!/\/titles(\/|\?|$)/.test(new URL(url, 'http://x').pathname)) heard.set(n, (heard.get(n) ?? '') + text);
  });
  await page.addInitScript(() => {
    const ask = window.fetch;
    const tell = (window as unknown as { heard: (n: number, url: string, text: string) => void }).heard;
    window.fetch = async (...args) => {
      const r = await ask(...args);
      const n = Math.random();
      const reader = r.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
      void (async () => {
        for (;;) {
          const { done, value } = (await reader?.read().catch(() => ({ done: true, value: '' }))) ?? {
            done: true,
            value: '',
          };
          if (done) return;
          tell(n, r.url, value ?? '');
        }
      })();
      return r;
    };
  });
  // The page itself, and whatever did not come by fetch.
  page.on('response', (r) => {
    const type = r.request().resourceType();
    if (type === 'document' || type === 'xhr')
      r.text()
        .then((t) => heard.set(Math.random(), t))
        .catch(() => {});
  });
}

test('four people: attack, response, undo, reload, lost connection, and nobody sees the cards of another', async ({
  browser,
  site,
  complaints,
}) => {
  const everybody: Sitter[] = [];
  for (const seat of [...seats, 'spectator'] as const) {
    const { context, page } = await person(browser, site, complaints);
    everybody.push({ seat, context, page, heard: new Map() });
  }
  const of = (seat: string) => everybody.find((s) => s.seat === seat)!;
  await Promise.all(everybody.map((s) => listen(s.page, s.heard)));

  const title = (await (await of('damascus').context.request.get('/api/v1/titles/kingdoms')).json()) as {
    lexicon: { sorts: { card: { slug: string; name: string }[] } };
  };
  const cards = title.lexicon.sorts.card;
  expect(cards.length).toBeGreaterThan(40);
  /** Cards of which a page was told, by slug or by name. */
  const toldOf = (s: Sitter): string[] => {
    const text = [...s.heard.values()].join('\n');
    return cards
      .filter((c) => text.includes(`"${c.slug}"`) || (/\(\d\)/.test(c.name) && text.includes(c.name)))
      .map((c) => c.slug);
  };

  // A table at which Damascus can attack and somebody who is not attacked can answer.
  const responses = new Set(['m-leader', 'm-militia', 'm-sortie', 'c-leader', 'c-champion', 'c-militia', 'c-sortie']);
  let id = '';
  let helper: Seat = 'aleppo';
  let answer = '';
  const hands: Record<string, string[]> = {};
  for (let tries = 0; tries < 30 && !id; tries++) {
    const t = await create(of('damascus').context.request, {
      players: 4,
      sit: ['damascus'],
      public: true,
      name: 'Four at a table',
    });
    for (const seat of seats.slice(1)) {
      const r = await of(seat).context.request.post(`/api/v1/tables/${t.id}/join`, { data: { seat } });
      expect(r.ok()).toBe(true);
    }
    for (const seat of seats) hands[seat] = (await state(of(seat).context.request, t.id)).view.hand as string[];
    const troops = hands.damascus!.filter((c) => c.startsWith('m-troop'));
    const third = (['jerusalem', 'antioch', 'aleppo'] as const).find((s) => hands[s]!.some((c) => responses.has(c)));
    if (troops.length > 1 && third) {
      id = t.id;
      helper = third;
      answer = hands[third]!.find((c) => responses.has(c))!;
    }
  }
  expect(id).not.toBe('');

  await Promise.all(everybody.map((s) => s.page.goto(`/table/${id}`)));
  const attacker = of('damascus').page;
  await expectAsked(attacker, 'action');
  await expect(of('jerusalem').page.locator('.prompt')).toContainText('Damascus');
  await expect(of('spectator').page.locator('.prompt')).toContainText('Watching.');

  // Nothing was shown yet: each page was told of its own cards at most.
  for (const s of everybody) {
    const own = new Set(s.seat === 'spectator' ? [] : hands[s.seat]);
    expect(
      toldOf(s).filter((c) => !own.has(c)),
      `cards that ${s.seat} was told of before the first move`,
    ).toEqual([]);
  }

  // An attack, on the board: not on the helper, who is to be a third.
  const start: State = await state(of('damascus').context.request, id);
  const owner = new Map((start.view.regions as { slug: string; owner: string }[]).map((r) => [r.slug, r.owner]));
  const target = start.moves.find((m) => m.move[0] === 'attack' && owner.get(m.move[1]!) !== helper)?.move[1] ?? '';
  expect(target).not.toBe('');
  await attacker.locator(`section.board [data-thing="region:${target}"]`).click({ force: true });
  await expectAsked(attacker, 'commit');

  await turnToLog(attacker);
  // A card is laid, taken back, and laid again.
  const hidden = hands.damascus!.find((c) => c.startsWith('m-troop'))!;
  const commit = async () => {
    await attacker.locator(`section.hand [data-thing="card:${hidden}"]`).first().click();
    await expect(
      attacker
        .locator('.logbox')
        .getByText(/commits/)
        .last(),
    ).toBeVisible();
  };
  await commit();
  const before = ((await state(of('damascus').context.request, id)).view.hand as string[]).length;
  await attacker.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .poll(async () => ((await state(of('damascus').context.request, id)).view.hand as string[]).length)
    .toBe(before + 1);
  await expect(attacker.locator('.logbox .gone')).toHaveCount(0);
  await attacker.getByRole('button', { name: 'Also what was taken back' }).click();
  await expect(attacker.locator('.logbox .gone')).toHaveCount(1);
  await expectAsked(attacker, 'commit');
  await commit();

  // A reload in the middle of it loses nothing.
  await attacker.reload();
  await expectAsked(attacker, 'commit');
  await expect(attacker.locator('.prompt .undo')).toBeEnabled();

  // The helper loses the connection, and the others go on.
  const help = of(helper).page;
  await of(helper).context.setOffline(true);
  await expect(help.locator('.connection')).toBeVisible();
  if (!(await choose(attacker, /^Done/))) throw new Error('Done is not offered');
  await expect(attacker.locator('.prompt')).toHaveAttribute('data-mode', 'wait');
  await of(helper).context.setOffline(false);

  // Everybody is asked in turn; the helper answers with a card, on the side that it is good for.
  let laid = false;
  for (let i = 0; i < 30; i++) {
    const step = (await Promise.all(seats.map((x) => state(of(x).context.request, id)))).find((x) => x.prompt);
    if (!step?.prompt || (step.prompt.step === 'action' && step.seat !== 'damascus')) break;
    const p = of(step.seat).page;
    await untilAsked(p);
    if (step.seat === helper && step.prompt.step === 'respond' && !laid) {
      await expect(p.locator('.connection.back, .board')).not.toHaveCount(0);
      const name = step.moves.find((m) => m.move[0] === 'respond' && m.move[1] === answer)?.text ?? '';
      expect(name).not.toBe('');
      if (!(await choose(p, new RegExp(name.replace(/[()]/g, '\\$&'))))) {
        await open(p, 'Respond');
        await choose(p, new RegExp(name.replace(/[()]/g, '\\$&')));
      }
      laid = true;
    } else if (!(await choose(p, /^(Pass|Done|Take one card bonus)/))) {
      await choose(p, /./);
    }
    await sure(p);
    await expect
      .poll(async () => (await state(of(step.seat as Seat).context.request, id)).prompt?.id !== step.prompt?.id)
      .toBe(true);
  }
  expect(laid, 'a third player answered').toBe(true);

  // All see the same story, each in the own page.
  for (const s of everybody) {
    await expect(s.page.locator('.logbox')).toContainText(/hits? for the attack/);
    await expect(s.page.locator('.connection')).toHaveCount(0);
  }

  // What was laid was turned over for all; anything else of another hand nobody may have heard of.
  const shown = new Set([hidden, answer]);
  for (const s of everybody) {
    const after = s.seat === 'spectator' ? [] : ((await state(s.context.request, id)).view.hand as string[]);
    const own = new Set([...(s.seat === 'spectator' ? [] : hands[s.seat]!), ...after]);
    const told = toldOf(s);
    expect(
      told.filter((c) => !own.has(c) && !shown.has(c)),
      `cards that ${s.seat} was told of`,
    ).toEqual([]);
    const others = seats
      .filter((x) => x !== s.seat)
      .flatMap((x) => hands[x]!.filter((c) => !own.has(c) && !shown.has(c)));
    expect(others.length, 'there is something to hide').toBeGreaterThan(0);
    expect([...s.heard.values()].join('').length, 'the page was listened to').toBeGreaterThan(1000);
  }
  await Promise.all(everybody.map((s) => s.context.close()));
});
