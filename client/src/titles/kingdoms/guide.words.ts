// What the guided first game says.
import { en, it } from '../../gen/words/kingdoms/guide';
import { words } from '../../lib/lang.svelte';

export const g = words(en, it);
