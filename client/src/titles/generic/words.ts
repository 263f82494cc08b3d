// What the generic face says.
import { en, it } from '../../gen/words/generic';
import { words } from '../../lib/lang.svelte';

export const w = words(en, it);
