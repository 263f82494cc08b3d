// Who sits where, in words.
import { type Key, w } from '../words';
import type { Seat } from './types';

/** Somebody can still sit down there. */
export const isFree = (s: Seat): boolean => !s.held && !s.bot && !s.vacant;

const strengths: Record<string, Key> = {
  vacant: 'bot-vacant',
  random: 'bot-random',
  greedy: 'bot-greedy',
  planner: 'bot-search',
  search: 'bot-search',
};

/** What kind of player a bot is. */
export const botName = (bot: string): string => (strengths[bot] ? w(strengths[bot]) : bot);

/** Who plays a seat, short. */
export function sitter(s: Seat): string {
  if (s.vacant) return s.part || w('seat-vacant');
  if (s.bot && !s.held) return s.bot === 'vacant' ? w('seat-vacant') : w('bot');
  if (s.held) return s.holder || w('place-somebody');
  return s.kept ? w('seat-kept') : w('free');
}
