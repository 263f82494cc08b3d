import { lang } from '../../lib/lang.svelte';

/** 0.637 as 64 %, in the reader's way; never quite 0 or 100 unless it is. */
export function percent(p: number): string {
  const shown = p > 0 && p < 0.01 ? 0.01 : p < 1 && p > 0.99 ? 0.99 : p;
  return new Intl.NumberFormat(lang.current, { style: 'percent', maximumFractionDigits: 0 }).format(shown);
}
