// Words around the chronicle; its sentences are those of story.words.ts.
import { en, it } from '../../../gen/words/kings/chronicle';
import { words } from '../../../lib/lang.svelte';

export const c = words(en, it);
