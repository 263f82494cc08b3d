// The server's time here: by how much this machine's clock differs, and a tick for
// those who show how much time is left. Nobody asks the server for it every second.
import { createSubscriber } from 'svelte/reactivity';
import type { Clock } from './types';

/** by how much the server's clock is ahead of ours, as far as we know */
let ahead: number | null = null;
/** no message is under way that long: then somebody has set a clock */
const setAnew = 60_000;

/** The server has said what time it was there. A message takes a while, so the one that puts it furthest ahead is nearest to the truth. */
export function learn(at: number): void {
  const seen = at - Date.now();
  if (ahead === null || seen > ahead || seen < ahead - setAnew) ahead = seen;
}

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

/** The server's time. What reads it in a template follows it. */
export function serverNow(): number {
  tick();
  return Date.now() + (ahead ?? 0);
}

/** Milliseconds left on a clock, 0 when the time is up; null if it never is. */
export function timeLeft(c: Clock | undefined): number | null {
  if (!c?.due) return null;
  return Math.max(0, c.due - (c.stopped ?? serverNow()));
}

/** The last fifth of the time has begun. */
export function isUrgent(c: Clock, left: number): boolean {
  const limit = c.limits.find((l) => l.pace === c.pace)?.seconds ?? 0;
  return left < limit * 200;
}

/** Limits that people choose, in seconds: for the first kind of turn of a title, and for the others. */
export const presets = {
  quick: [120, 30],
  evening: [600, 120],
  long: [1800, 600],
  day: [86_400, 86_400],
  days: [3 * 86_400, 86_400],
  week: [7 * 86_400, 2 * 86_400],
} as const;
export type Preset = keyof typeof presets;

/** A preset for the kinds of turn of a title. */
export function limitsOf(preset: Preset, paces: { slug: string }[]): Record<string, number> {
  const [first, others] = presets[preset];
  return Object.fromEntries(paces.map((p, i) => [p.slug, i === 0 ? first : others]));
}
