// The marriage that is being arranged, in words and for the trees.

import type { Names } from '../../../contract';
import type { PersonView, View } from '../../../gen/kings';
import type { Suitor } from './tree';
import { f } from './words';

export interface Suit {
  by: string;
  of: string;
  text: string;
  /** the characters in question */
  pair: string[];
  /** who would come to live with a dynasty, and beside whom */
  at(culture: string): Suitor | null;
}

/** A character who is face up: in a family or on the map. */
export function personOf(view: View, name: string): PersonView | null {
  for (const d of view.dynasties) {
    const kin = [...d.children, ...d.siblings];
    const all = [d.king, d.spouse, ...kin.map((k) => k.person), ...kin.map((k) => k.spouse)];
    const found = all.find((p) => p?.name === name);
    if (found) return found;
  }
  return view.territories.find((t) => t.character?.name === name)?.character ?? null;
}

export function suitFor(view: View, names: Names): Suit | null {
  const s = view.proposal;
  if (!s) return null;
  const who = (slug: string) => names.thing(`culture:${slug}`);
  const a = names.thing(`character:${s.suitor}`);
  const b = s.spouse ? names.thing(`character:${s.spouse}`) : '';
  const parts: string[] = [];
  if (s.to) parts.push(f('suit', { a, b }));
  else if (s.spouse) parts.push(f('suit.court', { a, b }));
  else if (s.stack) parts.push(f('suit.seek', { a, who: who(s.stack) }));
  else parts.push(f('suit.open', { a }));
  if (s.to && s.gold) parts.push(f('suit.gives', { who: who(s.gold > 0 ? s.by : s.to), n: Math.abs(s.gold) }));
  if (s.to && s.home) parts.push(f('suit.home', { who: who(s.home) }));
  const home = s.home || s.by;
  const [host, guest] = home === s.by ? [s.suitor, s.spouse] : [s.spouse, s.suitor];
  return {
    by: s.by,
    of: s.to,
    text: parts.join(' '),
    pair: [s.suitor, s.spouse],
    at: (culture) => {
      const person = culture === home && guest ? personOf(view, guest) : null;
      return person ? { of: host, person } : null;
    },
  };
}
