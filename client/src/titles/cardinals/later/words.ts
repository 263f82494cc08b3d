// What the sandbox says, and what is told about a space.
import { en, it } from '../../../gen/words/cardinals/later';
import { words } from '../../../lib/lang.svelte';

export const w = words(en, it);
