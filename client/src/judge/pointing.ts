// Orders as they are pointed out on the map: the unit, then where it goes, or whom it helps and where to. No rule is known
// here: what can be pointed at is what the adjudicator lists.
import { provinceOf } from './maps';
import type { Choice } from './types';

/** What needs a place to be pointed at. */
export type Mode = 'move' | 'support' | 'convoy';
export const modes: readonly Mode[] = ['move', 'support', 'convoy'];

/** A unit that is being given an order. */
export interface Pick {
  /** its province */
  at: string;
  mode: Mode;
  /** the province of the unit that is helped; '' before it is chosen */
  other: string;
  /** orders that are left when all places are chosen: which coast, by land or by convoy */
  ask: Choice[];
}

export const begin = (at: string, list: Choice[]): Pick => ({
  at,
  mode: modesOf(list)[0] ?? 'move',
  other: '',
  ask: [],
});

export const modesOf = (list: Choice[]): Mode[] => modes.filter((m) => list.some((c) => c.kind === m));

/** Orders without a place: hold, disband, build, remove. */
export const plain = (list: Choice[]): Choice[] => list.filter((c) => !modes.some((m) => m === c.kind));

const ends = (c: Choice): string => provinceOf(c.to || c.other || '');

/** Provinces that can be pointed at next. */
export function targets(pick: Pick, list: Choice[]): Set<string> {
  const fits = list.filter((c) => c.kind === pick.mode);
  if (pick.mode === 'move') return new Set(fits.map(ends));
  if (!pick.other) return new Set(fits.map((c) => provinceOf(c.other!)));
  return new Set(fits.filter((c) => provinceOf(c.other!) === pick.other).map(ends));
}

/** A province is pointed at: an order, a longer pick, or null where it means nothing. */
export function point(pick: Pick, list: Choice[], province: string): Choice | Pick | null {
  if (!targets(pick, list).has(province)) return null;
  if (pick.mode !== 'move' && !pick.other) return { ...pick, other: province };
  const fits = list.filter(
    (c) =>
      c.kind === pick.mode && ends(c) === province && (pick.mode === 'move' || provinceOf(c.other!) === pick.other),
  );
  return fits.length === 1 ? fits[0]! : { ...pick, ask: fits };
}

export const isPick = (p: Choice | Pick): p is Pick => 'ask' in p;
