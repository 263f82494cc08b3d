import { choose, comeBackLater, open, question, turnToLog, untilAsked } from './player';
import { create, fighter, run, state } from './quick';
import { expect, test } from './site';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

async function solo(page: import('@playwright/test').Page): Promise<string> {
  const t = await create(page.context().request, { players: 1, sit: ['crusade'] });
  await page.goto(`/table/${t.id}`);
  await untilAsked(page);
  return t.id;
}

test('the language changes in the middle of a game', async ({ page }) => {
  const id = await solo(page);
  await open(page, 'Attack');
  await choose(page, /^Attack/);
  await expect(page.locator('.prompt')).toContainText('lay down your troops');
  await expect(page.locator('.logbox')).toContainText('The First Crusade attacks');
  const before = await state(page.context().request, id);

  await page.getByRole('button', { name: /passa all’italiano/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.locator('.prompt')).toContainText('Attacco');
  await expect(page.locator('.logbox')).toContainText('La Prima Crociata attacca');
  await expect(page.locator('.logbox')).not.toContainText('attacks');
  await expect(page.getByRole('button', { name: 'Annulla mossa' })).toBeEnabled();
  expect((await question(page)).step).toBe('commit');

  // A refusal, the rules and a reload speak it, too.
  await page.locator('section.board [data-thing="region:jerusalem"]').click({ force: true });
  await page.reload();
  await expect(page.locator('.prompt')).toContainText('Attacco');
  await page.locator('.prompt .rule-chip').first().click();
  await expect(page.getByRole('dialog')).toContainText('truppe');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /switch to English/ }).click();
  await expect(page.locator('.prompt')).toContainText('lay down your troops');
  expect((await state(page.context().request, id)).n).toBe(before.n);
});

test('a greyed target says why not, with the rule, and the rule can be read there', async ({ page }) => {
  const id = await solo(page);
  const before = await state(page.context().request, id);
  await page.locator('section.board [data-thing="region:jerusalem"]').click({ force: true });
  const refusal = page.locator('.prompt .refusal');
  await expect(refusal).toContainText('Jerusalem is connected to none of your regions.');
  await expect(refusal).toContainText('§4.1.1a');
  await refusal.getByRole('button', { name: /Read rule 4.1.1a/ }).click();
  const cited = page.getByRole('dialog').locator('.cited').first();
  await expect(cited).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(refusal).toBeVisible();
  await page.locator('section.board [data-thing="region:jerusalem"]').focus();
  await page.keyboard.press('Escape');
  await expect(refusal).toHaveCount(0);
  expect((await state(page.context().request, id)).n).toBe(before.n);
});

test('the replay goes through the game by slider, buttons, keys and address', async ({ page }) => {
  const t = await create(page.context().request, { players: 1, sit: ['crusade'] });
  await run(page.context().request, t.id, fighter, 12);
  await page.goto(`/table/${t.id}`);
  await untilAsked(page);
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  const max = Number(await slider.getAttribute('max'));
  expect(max).toBeGreaterThan(6);

  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.locator('.prompt')).toContainText('Looking at an earlier moment');
  await expect(page).toHaveURL(/at=0$/);
  await expect(page.locator('section.board .open')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('1');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page.locator('.prompt')).toHaveAttribute('data-mode', 'ask');
  await expect(page).not.toHaveURL(/at=/);

  await turnToLog(page);
  // A click on the log opens its moment; the address can be sent to somebody.
  const entry = page.locator('.logbox li button').nth(2);
  const n = await entry.getAttribute('data-n');
  await entry.click();
  await expect(page).toHaveURL(new RegExp(`at=${n}$`));
  await page.reload();
  await expect(page.locator('.prompt')).toHaveAttribute('data-mode', 'replay');
  await page.goBack();
  await page.goto(`/table/${t.id}?at=${n}`);
  await expect(page.locator('.prompt')).toHaveAttribute('data-mode', 'replay');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt')).toHaveAttribute('data-mode', 'ask');
});

test('an entry of the log lights the board', async ({ page }) => {
  await solo(page);
  await open(page, 'Attack');
  await choose(page, /^Attack Antioch/);
  await turnToLog(page);
  const shown = () => page.locator('section.board').innerHTML();
  const plain = await shown();
  await page.locator('.logbox li button', { hasText: 'attacks Antioch' }).hover();
  await expect.poll(shown).not.toBe(plain);
});

test('who plays alone is asked only where there is a choice, and the log says what was answered', async ({ page }) => {
  const id = await solo(page);
  for (let i = 0; i < 150; i++) {
    const s = await state(page.context().request, id);
    if (s.table.status !== 'running') break;
    if ((await page.locator('.logbox').getByText('answered for you').count()) > 0) return;
    if (!s.prompt) continue;
    expect(s.moves.length, s.prompt.step).toBeGreaterThan(1);
    const move = s.moves.find((m) => m.move[0] === 'relic')?.move ?? fighter(s);
    await page
      .context()
      .request.post(`/api/v1/tables/${id}/moves`, { data: { seat: s.seat, prompt: s.prompt.id, move } });
  }
  throw new Error('no forced move came up');
});

test('two seats of one person: a curtain before the hand changes', async ({ page }) => {
  const t = await create(page.context().request, {
    players: 4,
    sit: ['damascus', 'aleppo'],
    bots: { jerusalem: 'random', antioch: 'random' },
  });
  await page.goto(`/table/${t.id}`);
  const curtain = page.getByRole('alertdialog');
  await curtain.getByRole('button', { name: 'I am Damascus' }).click();
  await untilAsked(page);
  await choose(page, /^Pass/);
  await expect(curtain).toContainText('Hand over to Aleppo');
  await curtain.getByRole('button', { name: 'I am Aleppo' }).click();
  await expect(curtain).toHaveCount(0);
  await untilAsked(page);
  expect((await question(page)).step).toBe('action');
});

test('who comes back is told what happened meanwhile, and can watch it', async ({ page }) => {
  const request = page.context().request;
  const bots = { damascus: 'greedy', aleppo: 'greedy', antioch: 'greedy' };
  const t = await create(request, { players: 4, sit: ['jerusalem'], bots });
  await page.goto(`/table/${t.id}`);
  await untilAsked(page);
  await comeBackLater(page, t.id);
  const recap = page.locator('.recap');
  await expect(recap).toContainText('since you last looked');
  await recap.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-mode', 'replay');
  await expect(page).toHaveURL(/at=\d+$/);
});

test('the address of nothing says so', async ({ page }) => {
  await page.goto('/table/aaaaaaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await page.goto('/some/where');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
