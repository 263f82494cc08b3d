// Words of the map, the list of orders and the shown turn that the server does not give.
import type * as en from '../../gen/words/cardinals-en';
import { words } from '../../lib/lang.svelte';

export const w = words<typeof en.board>('cardinals', 'board');
