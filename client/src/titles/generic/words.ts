// What the generic face says.
import type * as en from '../../gen/words/generic-en';
import { words } from '../../lib/lang.svelte';

export const w = words<typeof en.generic>('generic', 'generic');
