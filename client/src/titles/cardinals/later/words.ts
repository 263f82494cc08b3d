// What the sandbox says, and what is told about a space.
import type * as en from '../../../gen/words/cardinals-en';
import { words } from '../../../lib/lang.svelte';

export const w = words<typeof en.later>('cardinals', 'later');
