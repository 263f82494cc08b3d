// Words of the pages about persons, which are loaded with them.
import type * as en from '../gen/words/people-en';
import { words } from '../lib/lang.svelte';

export const p = words<typeof en.people>('people', 'people');
