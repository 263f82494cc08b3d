// Words of the map, the cards, the actions and the reactions that the server does not give.
import type * as en from '../../gen/words/kings-en';
import { words } from '../../lib/lang.svelte';

export const w = words<typeof en.board>('kings', 'board');
