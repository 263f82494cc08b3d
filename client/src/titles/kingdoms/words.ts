// Words of the board, hand and panel that the server does not give.
import type * as en from '../../gen/words/kingdoms-en';
import { words } from '../../lib/lang.svelte';

export const w = words<typeof en.board>('kingdoms', 'board');
