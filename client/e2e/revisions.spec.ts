// What a game is played with outlives every change: newer rules are offered, facts stay, and a game that the program
// cannot follow says so.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from './audit';
import { create, run, type State } from './quick';
import { expect, folder, person, serve, test } from './site';

const scripts = { frankish: 'ferox', germanic: 'postis', italian: 'munitio', iberian: 'aperio' };
const old = { title: 'kings', players: 5, revision: 1, options: { english: 'person', ...scripts }, sit: ['english'] };

/** Answers with the first move until it stands before a question of a step, some moves later at least. */
function until(step: string, least: number) {
  let made = 0;
  return (s: State) => {
    if (made >= least && s.prompt?.step === step) return null;
    made++;
    return s.moves[0]!.move;
  };
}

test('newer rules are offered between turns and hold once all agree', async ({ page }) => {
  const request = page.context().request;
  const { id } = await create(request, old);
  await run(request, id, until('plot', 0));
  await page.goto(`/table/${id}`);
  const offer = page.getByRole('region', { name: 'This game has newer rules' });
  await offer.getByText('This game has newer rules').click();
  await expect(offer).toContainText('A ruler who is married to Glitterhoof has no children at all');
  await audit(page, 'newer rules');
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(offer).toBeHidden();

  // The menu keeps the offer.
  await page.getByRole('button', { name: 'About this table' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toContainText('Rules: revision 1');
  await menu.getByRole('button', { name: 'Play on by the new rules' }).click();
  await page.keyboard.press('Escape');
  await expect(offer).toContainText('Everyone agrees: the new rules apply from the next turn.');
  await run(request, id, until('plot', 1));
  await expect(offer).toBeHidden();
  await expect(page.locator('.logbox')).toContainText('From here on the game follows revision 3 of the rules.');
  await page.getByRole('button', { name: 'About this table' }).click();
  await expect(menu).toContainText('Rules: revision 3');
});

test('both have to agree', async ({ page, browser, site }) => {
  const request = page.context().request;
  const made = await create(request, { ...old, options: { ...old.options, frankish: 'person' } });
  const other = await person(browser, site);
  await other.context.request.post(`/api/v1/tables/${made.id}/join`, { data: { invite: made.invites?.frankish } });
  await Promise.all([request, other.context.request].map((r) => run(r, made.id, until('plot', 0))));
  for (const [p, name] of [
    [page, 'english'],
    [other.page, 'frankish'],
  ] as const) {
    await p.goto(`/table/${made.id}?seat=${name}`);
    await p.getByRole('button', { name: 'Play on by the new rules' }).click();
    if (name === 'english') await expect(p.locator('.newer')).toContainText('Still to agree: Franks');
  }
  await expect(page.locator('.newer')).toContainText('Everyone agrees');
  await other.context.close();
});

const corrected = 'board-second-crusade.toml';

/** A folder for --data in which Homs is stronger. */
function myCopy(): string {
  const dir = join(folder(), 'my-copy');
  mkdirSync(join(dir, 'kingdoms'), { recursive: true });
  const file = join(dir, 'kingdoms', corrected);
  cpSync(join(import.meta.dirname, '../../games/kingdoms/data', corrected), file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(slug = "homs",\s+defence =) 3/, '$1 5'));
  return dir;
}

test('a set of facts is chosen in the form, named at the table, and outlives --data', async ({ browser }) => {
  const [dir, data] = [folder(), myCopy()];
  let site = await serve(dir, '--data', data);
  const { context, page } = await person(browser, site.url);
  await page.goto('/new/kingdoms?players=4');
  const choice = page.getByRole('group', { name: 'Maps, cards and numbers' });
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(choice.getByRole('radio').first()).toHaveAccessibleName('Our reconstruction');
  await expect(choice.getByRole('radio', { name: 'my-copy' })).toBeChecked();
  await audit(page, 'form with sets of facts');
  await page.getByRole('button', { name: /bots/i }).first().click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  const at = new URL(page.url()).pathname;
  const state = async (): Promise<string> =>
    JSON.stringify((await (await context.request.get(`/api/v1/tables/${at.split('/').pop()}/state`)).json()).view);
  expect(await state()).toContain('"defence":5');
  await page.getByRole('button', { name: 'About this table' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toContainText('Maps, cards and numbers: my-copy');
  await menu.getByText(/of \d+ facts are reconstructed/).click();
  await expect(menu).toContainText('jaffa');
  await audit(page, 'what a table is played with');
  await site.stop();

  const port = new URL(site.url).port;
  site = await serve(dir, '--addr', `localhost:${port}`);
  expect(await state()).toContain('"defence":5');
  await page.goto('/new/kingdoms?players=4');
  await expect(page.getByText('Maps, cards and numbers: Our reconstruction')).toBeVisible();
  await context.close();
  await site.stop();
  for (const d of [dir, data]) rmSync(d, { recursive: true, force: true });
});

test('a game that waits for another program says so', async ({ page }) => {
  const { id } = await create(page.context().request, old);
  const text = 'It was last played with version v9 of Outremer. Nothing is lost.';
  await page.route(
    (u) => u.pathname === `/api/v1/tables/${id}`,
    async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({
        json: { ...answer, status: 'halted', halt: { cause: 'revision', program: 'v9', text } },
      });
    },
  );
  await page.route(
    (u) => u.pathname === `/api/v1/tables/${id}/events`,
    (route) => route.abort(),
  );
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('heading', { name: 'This game is on hold' })).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await audit(page, 'game on hold');
});
