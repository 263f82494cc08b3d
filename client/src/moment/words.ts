// Words of moments that are shared, which are loaded with their pages.
import type * as en from '../gen/words/moment-en';
import { words } from '../lib/lang.svelte';

export const m = words<typeof en.moment>('moment', 'moment');
