// Words around the chronicle; its sentences are those of story.words.ts.
import type * as en from '../../../gen/words/kings-en';
import { words } from '../../../lib/lang.svelte';

export const c = words<typeof en.chronicle>('kings', 'chronicle');
