// Words of the family, the Trait Bag and the relations between dynasties.
import type * as en from '../../../gen/words/kings-en';
import { type Lang, tableOf, words } from '../../../lib/lang.svelte';

export const f = words<typeof en.family>('kings', 'family');

/** A small number in words. */
export const inWords = (n: number, lang: Lang): string =>
  tableOf<typeof en.numbers>('kings', 'numbers', lang).small[n] ?? String(n);
