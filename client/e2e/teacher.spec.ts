// The master as a teacher: advice at a question.
import { untilAsked } from './player';
import { create, passer, run } from './quick';
import { expect, test } from './site';

test('the master says what he would do and why, and his move can be played', async ({ page }) => {
  const t = await create(page.context().request, {
    title: 'kingdoms',
    players: 4,
    sit: ['antioch'],
    bots: { damascus: 'knight', aleppo: 'knight', jerusalem: 'knight' },
  });
  await page.goto(`/table/${t.id}`);
  await untilAsked(page);
  const ask = page.getByRole('button', { name: 'What would the master do?' });
  await ask.click();
  const hint = page.locator('.advice[role="status"]');
  await expect(hint).toContainText("The master's advice:");
  await expect(hint).toContainText('of 100 games');
  await page.screenshot({ path: 'test-results/hint.png' });

  await hint.getByRole('button', { name: 'What else is there?' }).click();
  // The dice decide how many are worth a thought: three at most.
  await expect(hint.getByRole('listitem').nth(1)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'test-results/hint-phone.png' });

  const asked = await page.locator('.prompt').getAttribute('data-prompt');
  await hint
    .getByRole('button', { name: /^Play this/ })
    .first()
    .click();
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-prompt', asked ?? '');
  await expect(hint).toBeHidden();
});

test('a new table says whether there is advice', async ({ page }) => {
  await page.goto('/new/kingdoms?players=1');
  const advice = page.getByRole('switch', { name: 'Players may ask the master for advice' });
  await expect(advice).toBeChecked();
  await advice.click();
  await page.getByRole('button', { name: /^(Create|Begin|Start)/ }).click();
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  await expect(page.getByRole('button', { name: 'What would the master do?' })).toBeHidden();
});

test('after the game the master shows how the chances went and what would have been better', async ({ page }) => {
  const request = page.context().request;
  const t = await create(request, { title: 'kingdoms', players: 2, sit: ['richard'], bots: { leopold: 'baron' } });
  await run(request, t.id, passer, 400);
  await page.goto(`/table/${t.id}/result`);
  const part = page.locator('section.lessons');
  await expect(part.getByRole('img', { name: /Chance of winning/ })).toBeVisible();
  await expect(part.getByRole('listitem').first()).toContainText('Better:');
  await expect(part.getByRole('table')).toContainText('Decisions');
  await part.scrollIntoViewIfNeeded();
  await page.screenshot({ path: 'test-results/lessons.png', fullPage: true });

  await part.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\?at=\d+/);
  await expect(page.locator('.studied').getByRole('note').first()).toContainText('Better:');
  await page.screenshot({ path: 'test-results/lessons-replay.png' });

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/table/${t.id}/result`);
  await expect(part.getByRole('img')).toBeVisible();
  await part.screenshot({ path: 'test-results/lessons-phone.png' });
});

test('a position is practised: a wrong move is explained, the right one is kept', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('link', { name: "Find the master's move" }).click();
  await expect(page.getByText(/^0 of \d+ solved$/)).toBeVisible();
  await page.screenshot({ path: 'test-results/practice-list.png' });
  await page
    .getByRole('link', { name: /Crusader Kingdoms, What to do/ })
    .first()
    .click();
  await expect(page.locator('.board svg').first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const position = await (await request.get(`/api/v1/practice/${id}`)).json();
  const said = await request.post(`/api/v1/practice/${id}`, { data: { move: position.moves[0].move } });
  const { choices } = await said.json();
  const button = (text: string) => page.locator('.answers').getByRole('button', { name: text, exact: true });

  await button(choices[1].text).click();
  await expect(page.locator('.verdict')).toContainText('Not quite.');
  await expect(page.locator('.verdict')).toContainText('of 100 games');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.screenshot({ path: 'test-results/practice.png', fullPage: true });
  await button(choices[0].text).click();
  await expect(page.locator('.verdict')).toContainText("That's it.");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'test-results/practice-phone.png', fullPage: true });
  await page.locator('main').getByRole('link', { name: "Find the master's move" }).click();
  await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
});

test('the order that is missing in a turn is found', async ({ page, request }) => {
  await page.goto('/practice');
  await page
    .getByRole('link', { name: /College of Cardinals, The missing order/ })
    .first()
    .click();
  await expect(page.locator('.board svg').first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const position = await (await request.get(`/api/v1/practice/${id}`)).json();
  await expect(page.locator('.written li')).toHaveText(position.written);
  const said = await request.post(`/api/v1/practice/${id}`, { data: { move: position.moves[0].move } });
  const { best } = await said.json();
  expect(position.written).not.toContain(best);
  const answers = page.locator('.answers').getByRole('button');
  await expect(answers).toHaveCount(position.moves.length);
  await page.screenshot({ path: 'test-results/practice-order.png', fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'test-results/practice-order-phone.png', fullPage: true });
  await page.locator('.answers').getByRole('button', { name: best, exact: true }).click();
  await expect(page.locator('.verdict')).toContainText("That's it.");
});
