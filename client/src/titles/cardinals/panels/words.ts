// What the side panel says.
import { en, it } from '../../../gen/words/cardinals/panel';
import { words } from '../../../lib/lang.svelte';

export type Key = keyof typeof en;
export const w = words(en, it);
