// Why a position does not work, in the reader's words.
import { sayProblem } from '../lib/problems';
import type { Problem } from '../lib/types';
import { m } from '../moment/words';

const reasons = [
  'setup-unknown',
  'setup-word',
  'setup-missing',
  'setup-too-long',
  'setup-last',
  'setup-nobody',
  'setup-many',
  'setup-refused',
  'setup-unsound',
  'setup-failed',
  'setup-over',
  'setup-nowhere',
] as const;

/** The line that is wrong, counted from 1; 0 for the position as a whole. */
export function lineOf(p: Problem | null): number {
  const where = /^body\.lines\[(\d+)\]$/.exec(p?.errors?.[0]?.location ?? '');
  return where ? Number(where[1]) + 1 : 0;
}

export function sayRefusal(p: Problem): string {
  const reason = reasons.find((r) => r === p.key);
  if (!reason) return sayProblem(p);
  const [about, more] = p.errors ?? [];
  const why = m(reason, { word: about?.message ?? '', text: more?.message ?? '' });
  const n = lineOf(p);
  return n > 0 ? m('setup-bad', { n, why }) : m('setup-bad-all', { why });
}
