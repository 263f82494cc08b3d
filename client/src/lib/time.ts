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

/** A deadline where the reader is: "20:30" today, else "Thu 19 Nov, 20:30". */
export function deadline(ms: number, now = Date.now()): string {
  const at = new Date(ms);
  if (at.toDateString() === new Date(now).toDateString())
    return at.toLocaleTimeString(lang.current, { timeStyle: 'short' });
  return at.toLocaleString(lang.current, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** The days of the week by the names that documents give them, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** "Monday"; the first of January 2024 was one. */
export const weekday = (day: string, style: 'long' | 'short' = 'long'): string =>
  new Date(2024, 0, 1 + weekdays.indexOf(day as (typeof weekdays)[number])).toLocaleDateString(lang.current, {
    weekday: style,
  });

const units: [number, string][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

const say = (n: number, unit: string, unitDisplay: 'long' | 'narrow') =>
  new Intl.NumberFormat(lang.current, { style: 'unit', unit, unitDisplay }).format(n);

/** How long something takes: "10 minutes", "1 day 12 hours". */
export function span(seconds: number): string {
  const parts: string[] = [];
  for (const [size, unit] of units) {
    const n = Math.floor(seconds / size);
    seconds -= n * size;
    if (n > 0) parts.push(say(n, unit, 'long'));
  }
  return parts.join(' ');
}

/** How much time is left, short: "4:32", "5h 12m", "2d 3h". */
export function countdown(ms: number): string {
  const s = Math.ceil(ms / 1000);
  if (s < 3600) return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
  const at = s < 86_400 ? 1 : 0;
  const [[big, name], [small, rest]] = [units[at]!, units[at + 1]!];
  return `${say(Math.floor(s / big), name, 'narrow')} ${say(Math.floor((s % big) / small), rest, 'narrow')}`;
}

/** How many turns in a row a player misses before a bot takes over, unless a table says otherwise. */
export const usualMisses = 3;

export function missesOf(terms?: { misses?: number } | null): number {
  return terms?.misses || usualMisses;
}
