// Who sits where, in words.
import { w } from '../words';
import { shortName } from './cast';
import type { Seat } from './types';

/** Somebody can still sit down there. */
export const isFree = (s: Seat): boolean => !s.held && !s.bot && !s.vacant;

/** The name of a person at a seat, with the mark of those for whom a program plays. */
export const holderName = (s: { holder?: string; program?: boolean }): string =>
  s.program && s.holder ? w('bot-holder', { name: s.holder }) : (s.holder ?? '');

/** Who plays a seat, short. */
export function sitter(s: Seat): string {
  if (s.vacant) return s.part || w('seat-vacant');
  if (s.bot && !s.held) return s.bot === 'vacant' ? w('seat-vacant') : shortName(s.bot);
  if (s.held) return holderName(s) || w('place-somebody');
  return s.kept ? w('seat-kept') : w('free');
}
