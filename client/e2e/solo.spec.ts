import { answer, choose, open, untilAsked } from './player';
import { expect, test } from './site';

test('a whole solitaire game, from the landing page to the level of victory', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'First Crusade' }).click();
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  await expect(page).toHaveTitle(/Your turn/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-turn.svg');

  let attacks = 0;
  for (let moves = 0; moves < 400; moves++) {
    const { mode, step } = await untilAsked(page);
    if (mode === 'over') break;
    if (process.env.TALK) console.log(moves, mode, step, Date.now() % 100000);
    await answer(page, async () => {
      switch (step) {
        case 'action': {
          const target = page.locator('.board [data-thing^="region:"].open').first();
          // Some attacks on the board itself, some by the buttons; then the turn is passed.
          if (attacks < 6 && (await open(page, 'Attack'))) {
            attacks++;
            if (attacks % 3 === 1 && (await target.count()) > 0) {
              await page.keyboard.press('Escape');
              await target.focus();
              await page.keyboard.press('Enter');
            } else await choose(page, /^Attack/);
          } else await choose(page, /^Pass/);
          break;
        }
        case 'commit':
          // Everything that can be laid, twice at most; then it is rolled.
          if ((await page.locator('.prompt .verb', { hasText: 'Commit' }).count()) > 0 && moves % 4 !== 3) {
            await open(page, 'Commit');
            await choose(page, /^Commit/);
          } else if (!(await choose(page, /^Done/))) {
            if (!(await choose(page, /^Commit/))) {
              await open(page, 'Commit');
              await choose(page, /^Commit/);
            }
          }
          break;
        default: {
          if (await choose(page, /^(Pass|Done)/)) break;
          const verb = page.locator('.prompt .verb').first();
          if ((await verb.count()) > 0) await verb.click();
          await choose(page, /./);
        }
      }
    });
  }

  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page).toHaveURL(/\/result$/);
  // The level of victory, in the rulebook's three steps.
  await expect(page.locator('.banner .why')).toHaveText(/^(Victory|Marginal victory|Defeat)/);
  await expect(page.locator('table tfoot')).toContainText(/Total/);
  const lines = await page.locator('table tbody tr .num').allTextContents();
  const total = Number(await page.locator('table tfoot .num').textContent());
  expect(lines.map(Number).reduce((a, b) => a + b, 0)).toBe(total);
  // How many there are is a matter of luck: a game may be over soon, or a hand without troops.
  expect(attacks).toBeGreaterThan(0);

  await expect(page.getByRole('heading', { name: 'All hands' })).toBeVisible();

  // The log can be had, and it carries the key that the seal promised.
  const log = await page.request.get(
    (await page.getByRole('link', { name: /Download the log/ }).getAttribute('href')) ?? '',
  );
  expect(log.ok()).toBe(true);
  const secret = await page.locator('.check code').last().textContent();
  expect(await log.text()).toContain(secret ?? 'no key');

  // The whole game can be watched again, first and last moment included.
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-mode', 'replay');
  await expect(page).toHaveURL(/at=0/);
  await page
    .locator('.prompt')
    .focus()
    .catch(() => {});
  await page.keyboard.press(']');
  await expect(page).not.toHaveURL(/at=0/);
  await page.getByRole('button', { name: 'To the last move' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-mode', 'over');

  // And again: a new table with the same settings.
  await page.getByRole('button', { name: 'See the result' }).click();
  const old = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((u) => /\/table\/\w+$/.test(u.pathname) && !old.includes(u.pathname));
  await untilAsked(page);
});
