// What the guided first Era says.
import { en, it } from '../../gen/words/kings/guide';
import { words } from '../../lib/lang.svelte';

export const g = words(en, it);
