// A trade that is being put together: what the moves allow on either side, and the moves that say it.

import type { Move } from '../../../contract';
import type { GoodsView } from '../../../gen/kings';
import { movesOf } from '../facts';

export type Side = 'give' | 'want';

export interface Draft {
  gold: number;
  development: string;
  territory: string;
  card: string;
  promise: boolean;
}
export const nothing = (): Draft => ({ gold: 0, development: '', territory: '', card: '', promise: false });

/** What can be named on a side. */
export interface Offered {
  gold: number; // at most
  developments: string[];
  territories: string[];
  cards: string[];
  promise: boolean;
}

export function offered(moves: Move[], side: Side): Offered {
  const named = (what: string) => movesOf(moves, `${side}-${what}`).map((m) => m.move[1]!);
  return {
    gold: Math.max(0, ...named('gold').map(Number)),
    developments: named('development'),
    territories: named('territory'),
    cards: [...new Set(named('card'))],
    promise: movesOf(moves, `${side}-promise`).length > 0,
  };
}

/** The moves that put a side of the draft on the table, in any order. */
export function said(side: Side, d: Draft): string[][] {
  return [
    ...(d.gold ? [[`${side}-gold`, String(d.gold)]] : []),
    ...(d.development ? [[`${side}-development`, d.development]] : []),
    ...(d.territory ? [[`${side}-territory`, d.territory]] : []),
    ...(d.card ? [[`${side}-card`, d.card]] : []),
    ...(d.promise ? [[`${side}-promise`]] : []),
  ];
}

export const isEmpty = (g: GoodsView | Draft): boolean =>
  !g.gold && !g.development && !g.territory && !g.card && !g.promise;
