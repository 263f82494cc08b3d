// What would come of a move, as far as the view tells it.
import type { Move } from '../../contract';
import type { OddsView, View } from '../../gen/kingdoms';
import { percent } from './odds';
import { w } from './words';

const oddsOf = (view: View, region: string): OddsView | undefined => view.odds.find((o) => o.region === region);

/** Of an attack in a list: the defence, and the chance with all that the hand can bring. */
export function chance(move: Move, view: View): string {
  const odds = move.verb === 'attack' ? oddsOf(view, move.move[1] ?? '') : undefined;
  const best = odds?.win.at(-1);
  if (!odds || best === undefined) return '';
  return w('odds.best', { defence: odds.defence, dice: odds.win.length - 1, chance: percent(best) });
}

/** Of a move that is asked twice. */
export function consequence(move: Move, view: View): string {
  if (move.verb === 'done') return attack(view);
  if (move.verb === 'attack') return allIn(oddsOf(view, move.move[1] ?? ''));
  if (move.verb === 'commit' || move.verb === 'respond' || move.verb === 'spend')
    return allIn(view.attack ? oddsOf(view, view.attack.region) : undefined);
  if (move.verb === 'pass') return w(view.muslims ? 'sure.pass.turn' : 'sure.pass.round');
  if (move.verb === 'discard') return w('sure.discard');
  return move.verb === 'ambush' ? w('sure.ambush') : '';
}

function attack(view: View): string {
  const odds = view.attack ? oddsOf(view, view.attack.region) : undefined;
  const dice = view.attack?.attack ?? null;
  if (!odds || dice === null) return '';
  return roll(odds, dice, odds.win);
}

/** Of the last that can be laid: an attack has then all that the hand can bring. */
function allIn(odds: OddsView | undefined): string {
  return odds ? roll(odds, odds.led.length - 1, odds.led) : w('sure.last');
}

function roll(odds: OddsView, dice: number, chances: number[]): string {
  const win = chances[Math.min(dice, chances.length - 1)] ?? 0;
  return w('sure.attack', { dice, defence: odds.defence, chance: percent(win) });
}
