// Words of the family, the Trait Bag and the relations between dynasties.
import { en, it } from '../../../gen/words/kings/family';
import { en as numbers, it as numeri } from '../../../gen/words/kings/numbers';
import { type Lang, words } from '../../../lib/lang.svelte';

export const f = words(en, it);

/** A small number in words. */
export const inWords = (n: number, lang: Lang): string => (lang === 'en' ? numbers : numeri).small[n] ?? String(n);
