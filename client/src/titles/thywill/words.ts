// Words of the board, the wheel and the player boards that the server does not give.
import type * as en from '../../gen/words/thywill-en';
import { words } from '../../lib/lang.svelte';

export const w = words<typeof en.board>('thywill', 'board');
