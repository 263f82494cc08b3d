// What is said about a space: for the card beside the map, and for those who listen.

import type { Names } from '../../contract';
import type { CentreView, FallenView, UnitView, View } from '../../gen/cardinals';
import { type Order, tell } from './notation';
import { w } from './words';

export interface SpaceFacts {
  unit: UnitView | undefined;
  fallen: FallenView | undefined;
  centre: CentreView | undefined;
  /** the viewer's order for the unit there */
  order: Order | undefined;
  /** points that the viewer puts there */
  points: number;
}

export function factsAt(slug: string, view: View): SpaceFacts {
  return {
    unit: view.units.find((u) => u.space === slug),
    fallen: view.dislodged.find((f) => f.space === slug),
    centre: view.centres.find((c) => c.space === slug),
    order: view.draft?.orders.find((o) => o.space === slug),
    points: view.draft?.bids.filter((b) => b.space === slug).reduce((n, b) => n + b.n, 0) ?? 0,
  };
}

type AnyUnit = Pick<UnitView, 'type' | 'owner' | 'space'> & Partial<UnitView>;

/** "army of the Capetians", "fleet of a minor realm, Islamic" */
export function unitText(u: AnyUnit, view: View, names: Names): string {
  const type = names.thing(`unit:${u.type}`);
  if (u.owner) return w(u.crusader ? 'unit.crusader' : 'unit.of', { type, who: names.thing(`dynasty:${u.owner}`) });
  if (u.space === view.rome) return w('unit.papal');
  return w('unit.minor', { type, faith: faithText(u.faith ?? '') });
}

export function faithText(faith: string): string {
  switch (faith) {
    case 'catholic':
      return w('faith.catholic');
    case 'orthodox':
      return w('faith.orthodox');
    case 'islamic':
      return w('faith.islamic');
    default:
      return w('faith.pagan');
  }
}

export function centreText(c: CentreView, names: Names): string {
  return c.holder
    ? w('centre.of', { who: names.thing(`dynasty:${c.holder}`) })
    : w('centre.free', { faith: faithText(c.creed) });
}

export function spaceLabel(slug: string, view: View, names: Names): string {
  const { unit, fallen, centre, order, points } = factsAt(slug, view);
  return [
    names.thing(`space:${slug}`),
    ...(centre ? [centreText(centre, names)] : []),
    ...(unit ? [unitText(unit, view, names)] : []),
    ...(fallen ? [w('unit.fallen', { unit: unitText(fallen, view, names) })] : []),
    ...(order ? [w('ordered', { order: tell(order, view, names) })] : []),
    ...(points ? [w('points.on', { n: points })] : []),
  ].join(', ');
}
