// Crusader Kings at every size of the window: nothing covers what can be chosen.
import type { Policy } from './quick';
import { expect, test } from './site';
import { type Moment, walkMoment } from './walk';

const scripts = { frankish: 'ferox', germanic: 'postis', italian: 'munitio', iberian: 'aperio' };
const table = {
  title: 'kings',
  players: 5,
  edition: '1.1',
  options: { english: 'person', ...scripts },
  sit: ['english'],
};
const eager = ['court', 'mobilize', 'tax', 'send', 'draw', 'plot', 'reveal', 'invest', 'keep', 'pass', 'done', 'skip'];
const until =
  (...steps: string[]): Policy =>
  (s) => {
    if (steps.includes(s.prompt?.step ?? '')) return null;
    return (eager.flatMap((verb) => s.moves.filter((m) => m.move[0] === verb))[0] ?? s.moves[0])!.move;
  };

const moments: Moment[] = [
  { name: 'the first question', table, until: () => null },
  { name: 'plots', table, until: until('plot') },
  { name: 'a check', table, until: until('invest') },
];

for (const m of moments)
  test(`walk: ${m.name}`, async ({ page }) => {
    expect(await walkMoment(page, m)).toEqual([]);
  });
