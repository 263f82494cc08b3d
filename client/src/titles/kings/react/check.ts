// What a check is about, and what sabotage would take from it.

import type { Move, Thing } from '../../../contract';
import type { CheckView } from '../../../gen/kings';

/** The things that a check is about: whom, what, where. */
export function aboutOf(c: CheckView): Thing[] {
  const all: [string, string][] = [
    ['territory', c.territory],
    ['character', c.character],
    ['character', c.spouse],
    ['development', c.development],
    ['culture', c.against],
  ];
  return all.filter(([, slug]) => slug !== '').map(([sort, slug]) => `${sort}:${slug}`);
}

export interface Pledge {
  gold: number;
  /** draws that would go, with what lies in the pool already */
  draws: number;
  move: Move;
}

/** What can be paid for sabotage; sums that take no draw more than a smaller one are for those who pool: only the first is told. */
export function pledges(c: CheckView, moves: Move[], price: number): Pledge[] {
  const taken = (gold: number) => Math.floor((c.pledged + gold) / price) - Math.floor(c.pledged / price);
  const all = moves
    .filter((m) => m.verb === 'sabotage')
    .map((move) => ({ gold: Number(move.move[1]), draws: taken(Number(move.move[1])), move }))
    .toSorted((a, b) => a.gold - b.gold);
  return all.filter((p, i) => i === 0 || p.draws > all[i - 1]!.draws);
}
