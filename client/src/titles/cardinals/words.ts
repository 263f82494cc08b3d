// Words of the map, the list of orders and the shown turn that the server does not give.
import { en, it } from '../../gen/words/cardinals/board';
import { words } from '../../lib/lang.svelte';

export const w = words(en, it);
