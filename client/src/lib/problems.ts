// What went wrong, in the reader's words.
import { type Key, w } from '../words';
import { unreachable } from './api';
import type { Problem } from './types';

const told: Record<string, Key> = {
  [unreachable]: 'problem-unreachable',
  stale: 'problem-stale',
  frozen: 'problem-frozen',
  halted: 'problem-halted',
  'mid-turn': 'problem-mid-turn',
  newest: 'problem-newest',
  'not-yours': 'problem-not-yours',
  unwelcome: 'problem-unwelcome',
  taken: 'problem-taken',
  invite: 'problem-invite',
  'put-out': 'problem-put-out',
  'one-seat': 'problem-one-seat',
  master: 'problem-master',
  'no-rank': 'problem-no-rank',
  'rated-several': 'problem-rated-several',
  'no-wishes': 'problem-no-wishes',
  'not-lost': 'problem-not-lost',
  closed: 'problem-closed',
  started: 'problem-started',
  'not-running': 'problem-not-running',
  'not-over': 'problem-not-over',
  covered: 'problem-covered',
  'not-covered': 'problem-not-covered',
  'not-free': 'problem-not-free',
  'no-request': 'problem-no-request',
  'no-press': 'problem-no-press',
  'public-only': 'problem-public-only',
  'no-offer': 'problem-no-offer',
  answered: 'problem-answered',
  lapsed: 'problem-lapsed',
  'no-clock': 'problem-no-clock',
  'no-agreements': 'problem-no-agreements',
  'no-hints': 'problem-no-hints',
  'no-partner': 'problem-no-partner',
  asked: 'problem-asked',
  'no-vacation': 'problem-no-vacation',
  'not-wanted': 'problem-not-wanted',
  seated: 'problem-seated',
  address: 'problem-address',
  'too-many-channels': 'problem-too-many-channels',
  'not-called': 'problem-not-called',
  nothing: 'problem-nothing',
  'too-many-tables': 'problem-too-many-tables',
  'too-many-requests': 'problem-too-many-requests',
  'too-many-letters': 'problem-too-many-letters',
  'too-many-guests': 'problem-too-many-guests',
  'too-large': 'problem-invalid',
  stopping: 'problem-unreachable',
  storage: 'problem-storage',
  canceled: 'problem-unreachable',
  invalid: 'problem-invalid',
  'not-found': 'problem-not-found',
  gone: 'problem-gone',
  'link-unknown': 'problem-link-unknown',
  'link-used': 'problem-link-used',
  'link-old': 'problem-link-old',
  'device-refused': 'problem-device-refused',
  'phrase-unknown': 'problem-phrase-unknown',
  'too-many-tries': 'problem-too-many-tries',
  'passkey-unknown': 'problem-passkey-unknown',
  'no-mail': 'problem-no-mail',
  'oidc-failed': 'problem-oidc-failed',
  'proof-taken': 'problem-proof-taken',
  clash: 'problem-clash',
};

/** A sentence for the player: the rules' own if they refused, else ours. */
export function sayProblem(p: Problem): string {
  if (p.text) return p.text;
  if (p.errors?.[0]?.location === 'body.phrase') return w('problem-phrase-words');
  const key = told[p.key];
  return key ? w(key) : w('problem-other', { key: p.instance ?? p.key });
}
