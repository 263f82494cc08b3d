// Moves put together from what a draft says: the server has the last word about them.

import type { Move } from '../../contract';
import type { BidView, OrderView, WarningView } from '../../gen/cardinals';
import { spaceOf } from './phrases';

const bare = (verb: string, ...args: string[]): Move => ({ move: [verb, ...args], verb, text: '', things: [] });

/** The move that gives an order, or puts a point on it. */
export function orderMove(o: OrderView, bid = false): Move {
  const verb = bid ? `bid-${o.kind}` : o.kind;
  switch (o.kind) {
    case 'support':
      return bare(verb, o.space, o.from);
    case 'support-move':
    case 'convoy':
      return bare(verb, o.space, o.from, o.to);
    case 'move':
    case 'ferry':
    case 'deploy':
      return bare(verb, o.space, o.to);
    default:
      return bare(verb, o.space);
  }
}

/** One more point for the same. */
export function raise(b: BidView): Move {
  if (b.kind === 'unit') return orderMove(b.order, true);
  return b.kind === 'tithe' ? bare('tithe') : bare(b.kind, b.space);
}

/** One point less: all that stands on the space is taken back, and put there again without it. */
export function lower(b: BidView, bids: BidView[]): Move[] {
  const there = bids.filter((x) => x.space === b.space);
  const again = there.flatMap((x) => {
    const n = x.kind === 'rebel' || x.kind === 'gift' ? 1 : x.n; // these are bought as a whole
    return Array.from({ length: x === b ? n - 1 : n }, () => raise(x));
  });
  return [bare('withdraw', b.space), ...again];
}

export const withdraw = (space: string): Move => bare('withdraw', space);
export const hold = (space: string): Move => bare('hold', space);

/** What would put a doubt right, among the moves on offer: the fleets of one's own that can carry the army. */
export const remedies = (o: OrderView, warnings: WarningView[], moves: Move[]): Move[] =>
  warnings.some((x) => x.key === 'no-fleet-ordered')
    ? moves.filter((m) => m.verb === 'convoy' && m.move[2] === o.space && spaceOf(m.move[3]!) === spaceOf(o.to))
    : [];
