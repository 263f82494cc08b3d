import { answer, choose, passUntil, turnToLog, untilAsked } from './player';
import { create } from './quick';
import { expect, person, test } from './site';

test('a table is set up, a friend comes by the invitation, both talk, and each list says whose turn it is', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up a table' }).first().click();
  await page.getByRole('radio', { name: /2 players/ }).check({ force: true });
  await page.getByLabel('Table name').fill('Two kings');
  await page.getByLabel('Hand of the Muslims').selectOption('minus-2');
  await page.getByRole('button', { name: 'Create and invite' }).click();
  await expect(page.getByRole('heading', { name: 'Two kings' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Invitation for Leopold' }).inputValue();
  expect(link).toMatch(/\/join\/\w+#invite=/);
  await page.getByRole('button', { name: /^Copy/ }).first().click();

  const friend = await person(browser, site, complaints);
  await friend.page.goto(link);
  await expect(friend.page.getByText('You are invited to play Leopold')).toBeVisible();
  await friend.page.getByLabel('Your name').fill('Leopold of Austria');
  await friend.page.getByRole('button', { name: 'Sit down' }).click();

  // The game starts for both at once, without a reload.
  await untilAsked(page);
  await expect(friend.page.locator('.prompt')).toContainText('Richard');

  await friend.page.getByRole('button', { name: 'Chat' }).first().click();
  await friend.page.getByRole('textbox', { name: 'Write to All players' }).fill('Deus vult?');
  await friend.page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Chat' }).first().click();
  await expect(page.locator('.chatbox')).toContainText('Deus vult?');
  await expect(page.locator('.chatbox')).toContainText('Leopold of Austria');

  // Lists.
  const list = await friend.context.newPage();
  await list.goto('/tables');
  await expect(list.getByRole('link', { name: /Two kings/ })).toContainText('Richard');
  await expect(list.getByRole('link', { name: /Two kings/ })).not.toContainText('Your turn');
  await passUntil(page, friend.page);
  await list.reload();
  await expect(list.getByRole('link', { name: /Two kings/ })).toContainText('Your turn');
  await expect(friend.page).toHaveTitle(/^● Your turn/);

  // The options that were chosen can be read.
  await page.getByRole('button', { name: 'About this table' }).click();
  await expect(page.getByRole('dialog')).toContainText('Two fewer');
  // A bot takes over, and gives the seat back.
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.locator('.prompt')).toContainText('A bot is playing for you');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Take over from the bot' }).click();
  await expect(page.locator('.prompt')).not.toContainText('A bot is playing for you');
  await friend.context.close();
});

test('who is invited finds name and button first, and an invitation that was used says so', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await page.goto('/');
  const request = page.context().request;
  const { sizes } = await (await request.get('/api/v1/titles/cardinals')).json();
  const seats: string[] = sizes[0].seats.map((s: { slug: string }) => s.slug);
  const t = await create(request, { title: 'cardinals', players: 12, sit: [seats[0]!] });
  const link = `/join/${t.id}#invite=${t.invites?.[seats[1]!]}`;
  const friend = await person(browser, site, complaints);
  await friend.page.setViewportSize({ width: 390, height: 844 });
  await friend.page.goto(link);
  const sit = friend.page.getByRole('button', { name: 'Sit down' });
  await expect(friend.page.getByText('You are invited to play')).toBeVisible();
  await expect(sit).toBeInViewport(); // above the twelve seats
  await sit.click();
  await expect(friend.page).toHaveURL(/table/);
  await friend.context.close();

  const late = await person(browser, site, complaints);
  await late.page.goto(link);
  await expect(late.page.getByText('This invitation has been used')).toBeVisible();
  await expect(late.page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await late.context.close();
});

test('an undo past what another player did asks that player', async ({ page, browser, site, complaints }) => {
  await page.goto('/');
  const t = await create(page.context().request, { players: 2, sit: ['richard'] });
  const friend = await person(browser, site, complaints);
  await friend.page.goto(`/join/${t.id}#invite=${t.invites?.leopold}`);
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await page.goto(`/table/${t.id}`);
  await untilAsked(page);
  await passUntil(page, friend.page);
  // The other has acted since: no undo is free any more.
  await answer(friend.page, () => choose(friend.page, /^(Pass|Done)/));
  const ask = page.getByRole('button', { name: 'Ask to undo' });
  await expect(ask).toBeEnabled();
  await ask.click();
  await expect(page.locator('.prompt')).toContainText('Leopold');
  await expect(friend.page.locator('.prompt')).toContainText('asks to take back a move');
  await friend.page.getByRole('button', { name: 'Agree' }).click();
  await untilAsked(page);
  await expect(page.locator('.logbox .gone')).toHaveCount(0);
  await turnToLog(page);
  await page.getByRole('button', { name: 'Also what was taken back' }).click();
  await expect(page.locator('.logbox .gone')).not.toHaveCount(0);
  await friend.context.close();
});

test('a private table without its invitation can be watched, and says so', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await page.goto('/');
  const t = await create(page.context().request, { players: 4, sit: ['damascus'] });
  const stranger = await person(browser, site, complaints);
  await stranger.page.goto(`/join/${t.id}`);
  await expect(stranger.page.getByText('you need an invitation')).toBeVisible();
  await expect(stranger.page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await stranger.page.goto(`/join/${t.id}#invite=wrong`);
  await stranger.page.reload();
  await stranger.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(stranger.page.getByRole('alert')).toContainText('invitation');
  await stranger.context.close();
});

test('nothing moves from under a finger when the form of a new table has come', async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((done) => {
    come = done;
  });
  await page.route(/\/api\/v1\/titles\?/, (r) => held.then(() => r.continue()));
  // At each frame in which the button is there: whether the games stand above it.
  await page.addInitScript(() => {
    const seen = new Set<boolean>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.querySelector('.first button'))
        seen.add(document.querySelector('nav a[href="/new/kings"]') !== null);
      requestAnimationFrame(look);
    };
    look();
  });
  const title = page.waitForResponse(/\/api\/v1\/titles\/cardinals/);
  await page.goto('/new/cardinals');
  await (await title).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500))); // time to do it wrong
  come();
  await expect(page.getByRole('button', { name: 'First game, guided' })).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<boolean> }).seen])).toEqual([true]);
});
