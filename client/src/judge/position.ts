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

/** The next phase, with what outlasts a phase. */
const following = (c: Case, r: Result, phase: Phase): Case => ({
  ...empty(phase),
  ...(c.unified ? { unified: c.unified } : {}),
  ...(c.supply_centers ? { supply_centers: c.supply_centers } : {}),
  units: r.units,
});

/** The retreats that follow a movement. */
export const retreats = (c: Case, r: Result): Case => ({
  ...following(c, r, 'retreat'),
  dislodged: r.dislodged ?? [],
  contested: r.contested ?? [],
});

/** The movement that follows. */
export const movement = (c: Case, r: Result): Case => following(c, r, 'movement');

/** Who owns a province: as the case says, or whose home it is. */
export function ownerOf(c: Case, map: MapFile, province: string): string {
  if (!c.supply_centers) return map.provinces[province]?.home ?? '';
  return Object.entries(c.supply_centers).find(([, list]) => list.includes(province))?.[0] ?? '';
}

const isCentre = (map: MapFile, province: string): boolean => map.provinces[province]?.supply_center === true;

/** The centres of each great power, by who owns a province. */
function centres(map: MapFile, owner: (province: string) => string): Record<string, string[]> {
  const all = Object.keys(map.provinces).filter((p) => isCentre(map, p));
  return Object.fromEntries(map.powers.map((power) => [power, all.filter((p) => owner(p) === power)]));
}

/** The builds and removals that follow: a centre belongs to whose unit stands there, else to whom it belonged. */
export function adjustments(c: Case, map: MapFile, r: Result): Case {
  const owner = (p: string) => unitIn(r.units, p)?.power ?? ownerOf(c, map, p);
  return { ...following(c, r, 'adjustment'), supply_centers: centres(map, owner) };
}

/** A tap on a centre: it goes to the power, or to nobody if it was that power's. */
export function owned(c: Case, map: MapFile, province: string, power: string): Case {
  if (!isCentre(map, province)) return c;
  const now = ownerOf(c, map, province) === power ? '' : power;
  return { ...c, supply_centers: centres(map, (p) => (p === province ? now : ownerOf(c, map, p))) };
}
