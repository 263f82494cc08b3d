// Who sits where, in words.
import { w } from '../words';
import { shortName } from './cast';
import type { Seat } from './types';

/** Somebody can still sit down there. */
export const isFree = (s: Seat): boolean => !s.held && !s.bot && !s.vacant;

/** Who plays a seat, short. */
export function sitter(s: Seat): string {
  if (s.vacant) return s.part || w('seat-vacant');
  if (s.bot && !s.held) return s.bot === 'vacant' ? w('seat-vacant') : shortName(s.bot);
  if (s.held) return s.holder || w('place-somebody');
  return s.kept ? w('seat-kept') : w('free');
}
