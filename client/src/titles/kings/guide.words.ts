// What the guided first Era says.
import type * as en from '../../gen/words/kings-en';
import { words } from '../../lib/lang.svelte';

export const g = words<typeof en.guide>('kings', 'guide');
