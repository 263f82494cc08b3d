// Words of the board, hand and panel that the server does not give.
import { en, it } from '../../gen/words/kingdoms/board';
import { words } from '../../lib/lang.svelte';

export const w = words(en, it);
