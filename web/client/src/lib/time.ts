// Times as a reader says them.
import { lang } from './lang.svelte';

const steps: [number, Intl.RelativeTimeFormatUnit][] = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [30, 'day'],
  [12, 'month'],
  [Number.POSITIVE_INFINITY, 'year'],
];

/** "5 minutes ago" */
export function when(ms: number, now = Date.now()): string {
  let n = (ms - now) / 1000;
  const format = new Intl.RelativeTimeFormat(lang.current, { numeric: 'auto' });
  for (const [size, unit] of steps) {
    if (Math.abs(n) < size) return format.format(Math.round(n), unit);
    n /= size;
  }
  return '';
}

/** Clock time, with the day if it was another. */
export function clock(ms: number, now = Date.now()): string {
  const at = new Date(ms);
  const today = at.toDateString() === new Date(now).toDateString();
  return at.toLocaleString(lang.current, today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' });
}
