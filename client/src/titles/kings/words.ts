// Words of the map, the cards, the actions and the reactions that the server does not give.
import { en, it } from '../../gen/words/kings/board';
import { words } from '../../lib/lang.svelte';

export const w = words(en, it);
