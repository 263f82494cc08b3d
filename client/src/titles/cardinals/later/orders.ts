// Orders that are only tried: out of the server's list of what is possible, and as lines of a text.
import type { Move } from '../../../contract';
import type { View } from '../../../gen/cardinals';
import type { Order } from '../notation';
import type { Line, Outcome } from '../written';

/** An order out of the words of a move: verb, unit, and whom it helps or where it leads. */
export function orderOf([kind = '', space = '', second = '', third = '']: string[]): Order {
  const helps = kind === 'support' || kind === 'support-move' || kind === 'convoy';
  return { space, kind, from: helps ? second : '', to: helps ? third : second };
}

/** What is possible, as the map takes it. */
export function movesOf(orders: string[][]): Move[] {
  return orders.map((move) => ({
    move,
    verb: move[0]!,
    text: '',
    things: move.slice(1).map((slug) => `space:${slug}`),
  }));
}

/** The viewer's draft as it would be tried. Points are taken to buy what they are put on. */
export function drafted(view: View): Order[] {
  const bids = view.draft?.bids.filter((b) => b.kind === 'unit').map((b) => b.order) ?? [];
  const mine = view.draft?.orders ?? [];
  return [...bids.filter((o) => !mine.some((m) => m.space === o.space && m.kind !== 'hold')), ...mine].filter(
    (o) => o.kind !== 'hold',
  );
}

/** The text with one more order, in place of what it said of the same unit. To hold needs no line of its own. */
export function withOrder(text: string, lines: Line[], order: Order, written: string): string {
  const of = (l: Line) => (l.moves ?? []).map((m) => m[1]);
  const gone = new Set(
    lines.filter((l) => of(l).length > 0 && of(l).every((s) => s === order.space)).map((l) => l.line),
  );
  const named = lines.some((l) => !gone.has(l.line) && of(l).includes(order.space));
  const rest = text.split('\n').filter((l, i) => l.trim() && !gone.has(i + 1));
  return [...rest, ...(order.kind === 'hold' && !named ? [] : [written])].join('\n');
}

const same = (a: Order, b: Order) => a.kind === b.kind && a.from === b.from && a.to === b.to;

/** What the viewer would have to order anew for a tried draft to become the real one. */
export function changes(view: View, outcomes: Outcome[]): Order[] {
  const tried = new Map(outcomes.map((o) => [o.space, o.order]));
  return (view.draft?.orders ?? []).flatMap((o) => {
    const t = tried.get(o.space);
    return t && !same(t, o) ? [t] : [];
  });
}
