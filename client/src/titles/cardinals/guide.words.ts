// What the guided first decade says.
import type * as en from '../../gen/words/cardinals-en';
import { words } from '../../lib/lang.svelte';

export const g = words<typeof en.guide>('cardinals', 'guide');
