// What the guided first game says.
import type * as en from '../../gen/words/thywill-en';
import { words } from '../../lib/lang.svelte';

export const g = words<typeof en.guide>('thywill', 'guide');
