// Crusader Kingdoms at every size of the window: nothing covers what can be chosen.
import { comeBackLater, untilAsked } from './player';
import { create, fighter, type Policy } from './quick';
import { expect, test } from './site';
import { faults, type Moment, walked, walkGuide, walkMoment } from './walk';

const solo = { players: 1, sit: ['crusade'] };
const four = {
  players: 4,
  sit: ['damascus'],
  bots: { aleppo: 'greedy', jerusalem: 'greedy', antioch: 'greedy' },
};
const until =
  (...steps: string[]): Policy =>
  (s) =>
    s.n > 0 && steps.includes(s.prompt?.step ?? '') ? null : fighter(s);

const moments: Moment[] = [
  { name: 'a first action', table: solo, until: () => null },
  {
    name: 'where to attack',
    table: solo,
    until: () => null,
    act: (page) => page.locator('.prompt .verb', { hasText: 'Attack' }).dispatchEvent('click'),
  },
  { name: 'an attack', table: solo, until: until('commit') },
  {
    name: 'an attack with cards',
    table: solo,
    until: (s) => ((s.view.hand as string[]).length < 11 ? null : fighter(s)),
  },
  { name: 'a reward', table: solo, until: until('reward', 'overflow') },
  { name: 'four players', table: four, until: () => null },
  { name: 'an answer', table: four, until: until('respond', 'join') },
];

for (const m of moments)
  test(`walk: ${m.name}`, async ({ page }) => {
    expect(await walkMoment(page, m)).toEqual([]);
  });

test('walk: what was missed', async ({ page }) => {
  const r = page.context().request;
  const { id } = await create(r, four);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  for (const [width, height] of walked) {
    await page.setViewportSize({ width, height });
    await comeBackLater(page, id);
    await untilAsked(page);
    await expect(page.locator('.recap')).toBeVisible();
    await page.screenshot({ path: `test-results/missed-${width}.png` });
    expect(await faults(page), `${width}x${height}`).toEqual([]);
  }
});

test('walk: the guide of Crusader Kingdoms', async ({ page }) => {
  const { found, told } = await walkGuide(page, 'kingdoms', fighter);
  expect(told).toEqual(expect.arrayContaining(['welcome', 'map', 'commit', 'odds', 'dice', 'enemy', 'actions', 'end']));
  expect(found).toEqual([]);
});
