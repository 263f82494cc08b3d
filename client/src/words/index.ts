// Words of the interface that all titles share; they stand in text/ui.*.toml.
import type * as en from '../gen/words/shared-en';
import { words } from '../lib/lang.svelte';

export type Key = keyof typeof en.shared;
export const w = words<typeof en.shared>('shared', 'shared');
