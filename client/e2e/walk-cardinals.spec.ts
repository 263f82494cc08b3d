// College of Cardinals at every size of the window: nothing covers what can be chosen.
import { expect, test } from './site';
import { type Moment, walkMoment } from './walk';

const seats =
  'almohads anscarids arpads ayyubids capetians hautevilles hohenstaufens komnenos piasts plantagenets rurikids zengids'.split(
    ' ',
  );
const table = {
  title: 'cardinals',
  players: 12,
  sit: ['plantagenets'],
  bots: Object.fromEntries(seats.filter((s) => s !== 'plantagenets').map((s) => [s, 'greedy'])),
};
const first =
  (slug: string): Moment['act'] =>
  async (page) => {
    await page.locator(`#space-${slug}`).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.quick')).toBeVisible();
  };

const moments: Moment[] = [
  { name: 'orders', table, until: () => null },
  { name: 'where a fleet goes', table, until: () => null, act: first('london') },
  { name: 'where an army goes', table, until: () => null, act: first('bordeaux') },
  ...(process.env.WALK ? [shown()] : []),
];

/** On demand only: where the fights of the bots are is luck, and on a phone the strip that tells of them may still lie over a space. */
function shown(): Moment {
  return {
    name: 'a turn that is over, and one that is shown',
    table,
    until: (s) =>
      s.view.season === 'late' ? null : ((s.moves.find((m) => m.move[0] === 'seal') ?? s.moves[0])?.move ?? null),
    act: (page) => page.getByRole('button', { name: /^Show Early/ }).click(),
  };
}

for (const m of moments)
  test(`walk: ${m.name}`, async ({ page }) => {
    expect(await walkMoment(page, m)).toEqual([]);
  });
