// What the side panel says.
import type * as en from '../../../gen/words/cardinals-en';
import { words } from '../../../lib/lang.svelte';

export type Key = keyof typeof en.panel;
export const w = words<typeof en.panel>('cardinals', 'panel');
