// Thy Will Be Done at every size of the window: nothing covers what can be chosen.
import type { Policy } from './quick';
import { expect, test } from './site';
import { type Moment, walkGuide, walkMoment } from './walk';

const table = {
  title: 'thywill',
  players: 2,
  options: { variant: 'learning' },
  sit: ['blue'],
  bots: { red: 'greedy' },
};
const four = {
  title: 'thywill',
  players: 4,
  options: { variant: 'standard' },
  sit: ['blue'],
  bots: { red: 'greedy', green: 'greedy', yellow: 'greedy' },
};

/** Wants an action above all others, and takes the rest as it comes. */
const wants =
  (action: string): Policy =>
  (s) => {
    const of = (verb: string) => s.moves.filter((m) => m.move[0] === verb);
    const m = of('resolve').find((x) => x.move[2] === action) ?? of('seal')[0] ?? s.moves[s.n % s.moves.length];
    return m?.move ?? null;
  };
const until =
  (step: string, action = step, round = 0): Policy =>
  (s) =>
    s.prompt?.step === step && Number(s.view.round) >= round ? null : wants(action)(s);

const moments: Moment[] = [
  { name: 'a first knight', table, until: until('place') },
  { name: 'a turn', table, until: until('turn') },
  {
    name: 'a wedge',
    table,
    until: until('turn'),
    act: (page) => page.locator('.part.hand .wedge.open').first().dispatchEvent('click'),
  },
  { name: 'travelling', table, until: until('travel') },
  { name: 'building', table, until: until('build') },
  { name: 'a crusade', table, until: until('crusade', 'crusade') },
  { name: 'the end of a turn', table, until: until('confirm', 'travel', 3) },
  { name: 'orders', table: four, until: () => null },
  { name: 'four, later', table: { ...four, options: { variant: 'first' } }, until: until('turn', 'build', 5) },
];

for (const m of moments)
  test(`walk: ${m.name}`, async ({ page }) => {
    expect(await walkMoment(page, m)).toEqual([]);
  });

test('walk: the guide of Thy Will Be Done', async ({ page }) => {
  const { found, told } = await walkGuide(page, 'thywill', wants('travel'));
  expect(told).toContain('end');
  expect(found).toEqual([]);
});
