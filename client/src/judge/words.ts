// Words of the adjudicator's page, which are loaded with it.
import type * as en from '../gen/words/judge-en';
import { lang, tableOf, words } from '../lib/lang.svelte';

export type Key = keyof typeof en.judge;
export const j = words<typeof en.judge>('judge', 'judge');

/** The name of a power; one that no map of ours has is called as it is written. */
export function powerName(power: string): string {
  const slug = power.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return tableOf<Record<string, string>>('judge', 'judge', lang.current)[`power-${slug}`] ?? power;
}
