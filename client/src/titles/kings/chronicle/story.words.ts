// The sentences of the chronicle. Several ways to say the same; which one is told is settled by the reign, so that a
// chronicle reads the same every time. Braces: who (the ruler), name, names (a list), lands (a list, with articles),
// in (a list of places where), them, ofThem, byThem, toThem (another dynasty), what, house, n.
import type * as en from '../../../gen/words/kings-en';
import { fill, type Lang, tableOf, type Values } from '../../../lib/lang.svelte';

export type Key = keyof typeof en.story;

/** One of the ways to say something; turn settles which. */
export function say(lang: Lang, key: Key, turn: number, values: Values = {}): string {
  const ways = tableOf<typeof en.story>('kings', 'story', lang)[key];
  const told = fill(ways[turn % ways.length]!, values);
  return lang === 'it' ? told.replace(/\be (?=[eé])/gi, 'ed ').replace(/\ba (?=a)/gi, 'ad ') : told;
}
