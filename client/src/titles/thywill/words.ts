// Words of the board, the wheel and the player boards that the server does not give.
import { en, it } from '../../gen/words/thywill/board';
import { words } from '../../lib/lang.svelte';

export const w = words(en, it);
