// Positions as they change under the hand. Nothing here knows a rule: what may stand where is in the map's file.
import { type MapFile, provinceOf, stands } from './maps';
import type { Case, Choice, Order, Phase, Result, Unit, UnitLetter } from './types';

export const empty = (phase: Phase = 'movement'): Case => ({ id: 'position', phase, units: [], orders: [] });

export const starting = (map: MapFile): Case => ({ ...empty(), units: map.starting_units });

/** The province of the unit that an order is for; '' for an order that names none. */
export const orderAt = (o: Order): string => /^(?:build |remove )?(?:[AF] )?([^\s/]+)/.exec(o.order)?.[1] ?? '';

export const unitIn = (list: Unit[] | undefined, province: string): Unit | undefined =>
  list?.find((u) => provinceOf(u.at) === province);

const without = (c: Case, province: string): Case => ({
  ...c,
  units: c.units.filter((u) => provinceOf(u.at) !== province),
  orders: c.orders.filter((o) => orderAt(o) !== province),
});

/**
 * A tap with a unit in hand: it stands there, a fleet goes on to the next coast, and after the last one it is gone. Where
 * the type cannot stand, the other one does.
 */
export function tapped(c: Case, map: MapFile, province: string, power: string, type: UnitLetter): Case {
  const other: UnitLetter = type === 'A' ? 'F' : 'A';
  const put: UnitLetter = stands(map, province, type).length > 0 ? type : other;
  const places = stands(map, province, put);
  const there = unitIn(c.units, province);
  const same = there?.power === power && there.type === put;
  const at = same ? places[places.indexOf(there.at) + 1] : places[0];
  const cleared = without(c, province);
  return at ? { ...cleared, units: [...cleared.units, { power, type: put, at }] } : cleared;
}

/** A unit gets an order instead of those that it had. */
export function ordered(c: Case, province: string, choice: Choice | null): Case {
  const orders = c.orders.filter((o) => orderAt(o) !== province);
  if (choice) orders.push({ power: choice.power, order: choice.order });
  return { ...c, orders };
}

/** The retreats that follow a movement. */
export function retreats(c: Case, r: Result): Case {
  return {
    ...empty('retreat'),
    ...(c.unified ? { unified: c.unified } : {}),
    units: r.units,
    dislodged: r.dislodged ?? [],
    contested: r.contested ?? [],
  };
}

/** The movement that follows. */
export function movement(c: Case, r: Result): Case {
  return { ...empty(), ...(c.unified ? { unified: c.unified } : {}), units: r.units };
}
