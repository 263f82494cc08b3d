// Words of the interface that all titles share; they stand in text/ui.*.toml.
import { en, it } from '../gen/words/shared';
import { words } from '../lib/lang.svelte';

export type Key = keyof typeof en;
export const w = words(en, it);
