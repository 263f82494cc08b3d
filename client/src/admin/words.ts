// Words of the page for those who look after the site, which are loaded with it.
import type * as en from '../gen/words/admin-en';
import { words } from '../lib/lang.svelte';

export const a = words<typeof en.admin>('admin', 'admin');
