// The parts of the table beside the map, and in which of them a question is answered.
import type { Thing } from '../../contract';

export type Part = 'realms' | 'family' | 'bag' | 'court';

const bySort: Record<string, Part> = {
  character: 'family',
  development: 'court',
  position: 'court',
  culture: 'realms',
};
/** Questions whose answer depends on more than the things that they name. */
const byStep: Record<string, Part> = {
  family: 'family',
  invest: 'bag',
  sacrifice: 'bag',
  'old-age': 'bag',
  'event-trait': 'bag',
  consent: 'family',
  terms: 'family',
  'event-lose': 'realms',
  'make-room': 'realms',
};

/** Questions about the whole table, which name something in every part, and those that name others only to trade. */
const everywhere = new Set(['intrigue', 'turn', 'tax', 'war']);

/** Null where the map or the hand has the answer. */
export function partFor(step: string, targets: Thing[]): Part | null {
  if (byStep[step]) return byStep[step];
  const sorts = targets.map((t) => t.slice(0, t.indexOf(':')));
  if (everywhere.has(step) || sorts.includes('territory')) return null;
  const found = Object.keys(bySort).find((sort) => sorts.includes(sort));
  return found ? bySort[found]! : null;
}
