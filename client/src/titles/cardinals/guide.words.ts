// What the guided first decade says.
import { en, it } from '../../gen/words/cardinals/guide';
import { words } from '../../lib/lang.svelte';

export const g = words(en, it);
