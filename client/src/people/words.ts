// Words of the pages about persons, which are loaded with them.
import { en, it } from '../gen/words/people';
import { words } from '../lib/lang.svelte';

export const p = words(en, it);
