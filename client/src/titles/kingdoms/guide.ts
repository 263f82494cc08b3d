// The guided first game: the first turn of the First Crusade, alone against the Muslims.

import type { Guide, Moment } from '../../contract';
import type { View } from '../../gen/kingdoms';
import { inWords } from '../../guide/marks';
import { g } from './guide.words';

type Name = 'welcome' | 'map' | 'commit' | 'odds' | 'dice' | 'enemy' | 'actions' | 'answer' | 'pass' | 'end';

const mark = inWords<View, Name>(g);

const at = (step: string) => (now: Moment<View>) => now.step === step;
/** Cards of the hand lie in the attack. */
const laid = ({ view }: Moment<View>) => view.attack?.laid.some((l) => l.attack.length > 0) ?? false;
/** The first attack is over: its cards were discarded. */
const fought = (now: Moment<View>) => now.step === 'action' && now.view.decks.some((d) => d.discards > 0);
const canAttack = (now: Moment<View>) => now.moves.some((m) => m.verb === 'attack');
const later = (now: Moment<View>) => (now.step === 'action' && now.view.turn > 1) || now.over;
const glow = '.part.board [data-space].open';
const answers = '.prompt .answers';

export const guide: Guide<View> = {
  marks: [
    mark('end', 'board', [answers], later),
    mark('welcome', 'board', [], at('action')),
    mark('map', 'board', [glow], at('action')),
    mark('odds', 'hand', ['.stages .odds', '.stages'], (now) => now.step === 'commit' && laid(now)),
    mark('commit', 'hand', ['.part.hand .card.open'], at('commit')),
    mark('answer', 'hand', [answers], ({ step }) => ['respond', 'spend', 'sortie'].includes(step)),
    mark('dice', 'board', ['.stages .dice', '.stages'], fought),
    mark('enemy', 'panel', ['.part.panel .theirs', '.part.panel'], fought),
    mark('actions', 'board', [answers], fought),
    mark('pass', 'board', [answers], (now) => now.step === 'action' && !canAttack(now)),
  ],
  last: 'end',
};
