// The guided first Era: the English against four scripted dynasties. Every mark waits for its own moment, so a player
// who goes another way hears what belongs there.

import type { Guide, Moment } from '../../contract';
import type { View } from '../../gen/kings';
import { inWords } from '../../guide/marks';
import { g } from './guide.words';

type Name =
  | 'welcome'
  | 'draw'
  | 'hand'
  | 'family'
  | 'suit'
  | 'titles'
  | 'check'
  | 'sacrifice'
  | 'plot'
  | 'turn'
  | 'realm'
  | 'buy'
  | 'intrigue'
  | 'war'
  | 'declare'
  | 'tax'
  | 'crusade'
  | 'victory'
  | 'react'
  | 'ask'
  | 'event'
  | 'upkeep'
  | 'age'
  | 'succession'
  | 'relations'
  | 'end';

const mark = inWords<View, Name>(g);

const at =
  (...steps: string[]) =>
  (now: Moment<View>) =>
    steps.includes(now.step);
const view = (now: Moment<View>) => now.view;
const me = (now: Moment<View>) => view(now).dynasties.find((d) => d.culture === view(now).seat);
const answers = '.prompt .answers';
const glow = '.part.board [data-space].open';
const tree = '.part.panel .tree';
const bag = '.part.panel [data-part="bag"]';
const cards = '.part.hand .cards';

export const guide: Guide<View> = {
  marks: [
    mark('welcome', 'board', [], at('draw-card')),
    mark('draw', 'hand', ['.part.hand .decks', answers], at('draw-card')),
    mark('hand', 'hand', [cards], (now) => now.step === 'family' && view(now).hand.length > 0),
    mark('family', 'panel', [tree, '.part.panel'], at('family')),
    mark('suit', 'board', [glow, answers], at('suit')),
    mark(
      'titles',
      'panel',
      [tree, answers],
      (now) => now.step === 'family' && now.moves.some((m) => m.verb === 'grant'),
    ),
    mark('check', 'panel', [bag, answers], at('invest')),
    mark('sacrifice', 'panel', [bag, answers], at('sacrifice')),
    mark('plot', 'hand', ['.part.hand .plot', cards, answers], at('plot')),
    mark('turn', 'board', [answers], at('turn')),
    mark('realm', 'board', [glow, answers], at('realm', 'more-castles', 'declare-castles')),
    mark('buy', 'panel', ['.part.panel [data-thing^="development:"]', answers], at('buy')),
    mark('intrigue', 'board', [glow, answers], at('intrigue')),
    mark('war', 'board', [glow, answers], at('war')),
    mark('declare', 'board', [glow, answers], at('declare')),
    mark('tax', 'board', [answers], at('tax')),
    mark('crusade', 'panel', [tree, answers], at('crusade')),
    mark('victory', 'board', [answers], at('victory')),
    mark('react', 'board', [answers], at('sabotage', 'back-up', 'strike-back')),
    mark('ask', 'panel', [tree, answers], at('consent', 'answer')),
    mark('event', 'board', [answers], (now) => now.step.startsWith('event-')),
    mark('upkeep', 'board', [glow, answers], at('upkeep', 'demobilize')),
    mark('age', 'panel', [bag, answers], at('old-age')),
    mark('succession', 'panel', [tree, '.part.panel'], (now) => now.step !== '' && (me(now)?.rulers ?? 1) > 1),
    mark(
      'relations',
      'panel',
      ['.part.panel [data-part="relations"]', '.part.panel [role="tab"][id$="-realms"]'],
      (now) => now.step === 'plot' && view(now).round >= 2,
    ),
    mark('end', 'board', [answers], (now) => (now.step !== '' && view(now).era >= 2) || now.over),
  ],
  last: 'end',
};
