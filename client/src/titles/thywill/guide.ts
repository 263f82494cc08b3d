// The guided first game: the Learning variant against a bot.

import type { Guide, Moment } from '../../contract';
import type { View } from '../../gen/thywill';
import { inWords } from '../../guide/marks';
import { g } from './guide.words';

type Name =
  | 'welcome'
  | 'place'
  | 'wheel'
  | 'choose'
  | 'try-crusade'
  | 'try-build'
  | 'try-muster'
  | 'try-influence'
  | 'split'
  | 'travel'
  | 'crusade'
  | 'reward'
  | 'build'
  | 'distribute'
  | 'confirm'
  | 'others'
  | 'second'
  | 'end';

const mark = inWords<View, Name>(g);

const at = (step: string) => (now: Moment<View>) => now.step === step;
const round = (now: Moment<View>) => now.view.round;
const shares = (now: Moment<View>) => {
  const picked = [...now.selected].find((t) => t.startsWith('wedge:'))?.slice(6);
  const me = now.view.players.find((p) => p.seat === now.view.seat);
  return now.step === 'turn' && (me?.wheel.some((x) => x.slug === picked && x.upgraded) ?? false);
};
/** Travel comes with the first turn; the other kinds of action follow, one a round, as soon as a wedge offers them. */
const kinds = ['crusade', 'build', 'muster', 'influence'] as const;
const tries = kinds.map((action, i) =>
  mark(
    `try-${action}`,
    'hand',
    [`.part.hand .wedge.open[data-wedge^="${action}"]`, '.part.hand .turner'],
    (now) => now.step === 'turn' && round(now) > i + 1 && now.moves.some((m) => m.move[2] === action),
  ),
);
/** Everything was on offer by then. */
const end = (now: Moment<View>) => (now.step === 'turn' && round(now) > kinds.length + 1) || now.over;
const glow = '.part.board [data-space].open';
const answers = '.prompt .answers';

export const guide: Guide<View> = {
  marks: [
    mark('welcome', 'board', [], at('place')),
    mark('place', 'board', [glow], at('place')),
    mark('split', 'hand', ['.part.hand .splits', '.part.hand .card'], shares),
    mark('wheel', 'hand', ['.part.hand .turner'], at('turn')),
    mark('choose', 'hand', ['.part.hand .wedge.open[data-wedge^="travel"]', '.part.hand .turner'], at('turn')),
    mark('travel', 'board', [glow], at('travel')),
    mark('crusade', 'board', [glow], at('crusade')),
    mark('reward', 'board', [answers], at('reward')),
    mark('build', 'hand', ['.part.hand .row.open', '.part.hand .rest'], at('build')),
    mark('distribute', 'hand', ['.part.hand .ways'], at('distribute')),
    mark('confirm', 'board', [answers], at('confirm')),
    mark('others', 'panel', ['.part.panel .player', '.part.panel'], (now) => now.step === 'turn' && round(now) >= 2),
    mark('second', 'hand', ['.part.hand .turner'], (now) => now.step === 'turn' && round(now) >= 2),
    ...tries,
    mark('end', 'board', [answers], end),
  ],
  last: 'end',
};
