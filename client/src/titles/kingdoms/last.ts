// The last that a player can add to an attack. With it the question is over, though nobody has said so: it weighs as much
// as to say that one is done.
import type { Choice, Move } from '../../contract';
import type { View } from '../../gen/kingdoms';
import { printOf } from './cards';

export function isLast(move: Move, { moves, view, names, given }: Choice): boolean {
  const same = moves.filter((m) => m.verb === move.verb);
  const { hand } = view as View;
  /** these are all that can be laid, and there is one of them */
  const single = (may: (card: string) => boolean) => given && hand.filter(may).length === 1;
  switch (move.verb) {
    case 'spend':
      return same.length === 1;
    case 'commit':
    case 'respond':
      return single((card) => same.some((m) => m.move[1] === card));
    case 'attack': // the only card is laid as soon as it is declared
      return single((card) => printOf(card, names).type === 'troop' || printOf(card, names).effect === 'points');
    default:
      return false;
  }
}
