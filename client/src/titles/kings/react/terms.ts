// Terms of a marriage between dynasties: where the couple lives, and what Gold goes which way.
import type { Move } from '../../../contract';

export interface Terms {
  home: string;
  /** negative: asked for */
  gold: number;
  move: Move;
}

export function termsOf(moves: Move[]): Terms[] {
  return moves.flatMap((move): Terms[] => {
    const gold = Number(move.move[1]);
    const home = move.move[2] ?? '';
    if (move.verb === 'dowry') return [{ home, gold, move }];
    return move.verb === 'ask-dowry' ? [{ home, gold: -gold, move }] : [];
  });
}

/** Where the couple may live. */
export const homesOf = (terms: Terms[]): string[] => [...new Set(terms.map((t) => t.home))];

/** What Gold may go with it, from the most that is asked for to the most that is given. */
export const sumsOf = (terms: Terms[], home: string): number[] =>
  [...new Set(terms.filter((t) => t.home === home).map((t) => t.gold))].toSorted((a, b) => a - b);
