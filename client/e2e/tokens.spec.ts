// Tokens of programs: made, used, seen by others, revoked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page, request } from '@playwright/test';
import { audit } from './audit';
import { expect, person, settled, test } from './site';

/** What a page of another site in the same browser gets: with the token, with the token and cookies, with cookies alone. */
async function fromElsewhere(page: Page, address: string, token: string): Promise<string[]> {
  const other = createServer((_, r) => r.setHeader('Content-Type', 'text/html').end('<title>A tool</title>'));
  await new Promise<void>((done) => other.listen(0, 'localhost', done));
  const tool = await page.context().newPage();
  await tool.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
  const got = await tool.evaluate(
    ([address, token]) => {
      const headers = { Authorization: `Bearer ${token}` };
      const wishes: RequestInit[] = [{ headers }, { headers, credentials: 'include' }, { credentials: 'include' }];
      return Promise.all(
        wishes.map((wish) =>
          fetch(address!, wish).then(
            async (r) => ((await r.json()) as { name: string }).name,
            () => 'refused',
          ),
        ),
      );
    },
    [address, token],
  );
  await tool.close();
  other.close();
  return got;
}

test('a token makes a bot that everybody can tell from a person, until it is revoked', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/me');
  await page.getByRole('radio', { name: 'Play' }).check({ force: true });
  await expect(page.getByText('you become a bot for good')).toBeVisible();
  await page.getByLabel('What it is for').fill('Robot of Bouillon');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByText('It is shown only this once')).toBeVisible();
  await expect(page.getByText('You are a bot, and all players see it')).toBeVisible();
  const token = await page.getByRole('textbox', { name: 'Your token' }).inputValue();
  await audit(page, 'page of a bot');
  if (process.env.SHOTS) await pictures();

  const friend = await person(browser, site, complaints);
  const made = await friend.context.request.post('/api/v1/tables', {
    data: { title: 'thywill', players: 3, sit: ['blue'] },
  });
  const { id, invite } = (await made.json()) as { id: string; invite: string };
  const program = await request.newContext({
    baseURL: site,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  const name = ((await (await program.get('/api/v1/me')).json()) as { name: string }).name;
  expect((await program.post(`/api/v1/tables/${id}/join`, { data: { invite } })).ok()).toBe(true);
  expect(await fromElsewhere(page, `${site}/api/v1/me`, token)).toEqual([name, 'refused', 'refused']);
  await friend.page.goto(`/table/${id}`);
  await expect(friend.page.getByRole('link', { name: `${name} (bot)` })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Play · last used')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your token' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Revoke ?: Robot/ }).click();
  await expect(page.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  expect((await program.get('/api/v1/me')).status()).toBe(401);
  await program.dispose();

  // Whom others have met as a person does not become a bot.
  await friend.page.goto('/me');
  await friend.page.getByRole('radio', { name: 'Play' }).check({ force: true });
  await friend.page.getByLabel('What it is for').fill('too late');
  await friend.page.getByRole('button', { name: 'Make a token' }).click();
  await expect(friend.page.getByRole('alert')).toContainText('Open a private window');
  await friend.context.close();

  async function pictures() {
    for (const [theme, width] of [
      ['light', 390],
      ['dark', 390],
      ['light', 1280],
    ] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      await page
        .locator('section', { hasText: 'Bots and programs' })
        .last()
        .screenshot({ path: `shots/tokens-${theme}-${width}.png` });
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
});
