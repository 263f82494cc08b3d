// What is odd about a draft that is about to be sealed.
import type { View } from '../../gen/cardinals';
import { w } from './words';

/** One sentence; '' where every unit has something to do, all points are spent and no order is in doubt. */
export function oddities(view: View): string {
  const draft = view.draft;
  if (!draft || view.step !== 'orders') return '';
  const own = new Set(view.units.filter((u) => u.owner === view.seat).map((u) => u.space));
  const hold = draft.orders.filter((o) => o.kind === 'hold' && own.has(o.space)).length;
  const what = [
    ...(hold > 0 ? [w('odd.hold', { n: hold })] : []),
    ...(draft.left > 0 ? [w('odd.idle', { n: draft.left })] : []),
    ...(draft.warnings.length > 0 ? [w('odd.doubt', { n: draft.warnings.length })] : []),
  ];
  return what.length > 0 ? w('odd', { what: what.join(', ') }) : '';
}
