// Whoever owns a game and corrects its facts sees the corrected game everywhere: at the table, in the atlas, in numbers and
// pictures.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { create, fighter, play, state } from './quick';
import { expect, folder, person, type Site, serve, test } from './site';

const corrections: [title: string, file: string, old: string, now: string][] = [
  ['kingdoms', 'modes.toml', 'hits-on = 4', 'hits-on = 5'],
  ['kings', 'scenarios.toml', '"mercia", "normandy"]', '"mercia", "scotland"]'],
  ['thywill', 'components.toml', 'level = 1, cost = 3, muster = 1', 'level = 1, cost = 7, muster = 2'],
];

let site: Site;
let mine: { dir: string; data: string };
test.beforeAll(async () => {
  mine = { dir: folder(), data: folder() };
  for (const [title, file, old, now] of corrections) {
    mkdirSync(join(mine.data, title), { recursive: true });
    const copy = join(mine.data, title, file);
    cpSync(join(import.meta.dirname, '../../games', title, 'data', file), copy);
    const text = readFileSync(copy, 'utf8');
    expect(text, `${title}/${file}`).toContain(old);
    writeFileSync(copy, text.replace(old, now));
  }
  site = await serve(mine.dir, '--data', mine.data);
});
test.afterAll(async () => {
  await site.stop();
  for (const dir of Object.values(mine)) rmSync(dir, { recursive: true, force: true });
});

const fill = (page: Page, slug: string) => page.locator(`#space-${slug}`).evaluate((s) => getComputedStyle(s).fill);

test('the atlas sets a game up with the corrected facts, or with those that are asked for', async ({ browser }) => {
  const { context, page } = await person(browser, site.url);
  await page.goto('/atlas/kings');
  await expect(page.locator('#space-scotland')).toBeAttached();
  const empty = { scotland: await fill(page, 'scotland'), normandy: await fill(page, 'normandy') };
  await page.getByLabel('Pieces', { exact: true }).selectOption('5');
  await expect.poll(() => fill(page, 'scotland')).not.toBe(empty.scotland);
  expect(await fill(page, 'normandy')).toBe(empty.normandy);

  const title = await (await context.request.get('/api/v1/titles/kings')).json();
  const [builtIn] = title.facts.filter((f: { built_in: boolean }) => f.built_in);
  await page.goto(`/atlas/kings?start=5&facts=${builtIn.hash}`);
  await expect(page.locator('#space-scotland')).toBeAttached();
  await expect.poll(() => fill(page, 'normandy')).not.toBe(empty.normandy);
  expect(await fill(page, 'scotland')).toBe(empty.scotland);
  await context.close();
});

test('a player board shows the corrected levels', async ({ browser }) => {
  const { context, page } = await person(browser, site.url);
  const table = { title: 'thywill', players: 2, options: { variant: 'learning' }, sit: ['blue', 'red'] };
  const { id } = await create(context.request, table);
  await page.goto(`/table/${id}?seat=blue`);
  const farm = page.locator('.part.hand [data-thing="building:farm"] .cell').first();
  await expect(farm.locator('.cost')).toHaveText('7');
  await expect(farm.locator('.gives')).toHaveText('2');
  await context.close();
});

test('a die hits from the corrected face on', async ({ browser }) => {
  const { context, page } = await person(browser, site.url);
  const { request } = context;
  const sit = ['damascus', 'aleppo', 'jerusalem', 'antioch'];
  const { id } = await create(request, { title: 'kingdoms', players: 4, sit });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.prompt')).toBeVisible();
  const die = (n: number) => page.getByRole('img', { name: new RegExp(`^Die showing ${n}, `) });
  // Sooner or later somebody rolls a four that nothing raises.
  await expect(async () => {
    const tables = await (await request.get(`/api/v1/tables/${id}`)).json();
    const seat = tables.seats.find((s: { awaited: boolean }) => s.awaited).seat;
    const s = await state(request, id, seat);
    await play(request, id, s, fighter(s)!);
    await expect(die(4).first()).toBeVisible({ timeout: 150 });
  }).toPass({ intervals: [0] });
  for (const label of await die(4).evaluateAll((all) => all.map((d) => d.getAttribute('aria-label'))))
    expect(label).toMatch(/miss/);
  for (const label of await die(5).evaluateAll((all) => all.map((d) => d.getAttribute('aria-label'))))
    expect(label).toMatch(/hit/);
  await context.close();
});
