// Who held how many centres when: told again from the events, from the start of the game on.

import type { GameEvent } from '../../../contract';
import type { View } from '../../../gen/cardinals';

/** The centres of each dynasty when a turn began; the last one is now. */
export interface Sample {
  year: number;
  season: string;
  centres: Record<string, number>;
}

/** Events after which nobody controls their space. */
const freeing = new Set(['independent', 'minor-built', 'minor-made', 'broke-away']);

/** Does an event change who controls a space? */
export const changes = (e: GameEvent): boolean => e.event === 'controlled' || freeing.has(e.event);

/** Who controls a centre after an event. */
export function change(holder: Map<string, string>, e: GameEvent): void {
  const [space = ''] = e.args;
  if (e.event === 'controlled') holder.set(space, e.seat ?? '');
  else if (freeing.has(e.event)) holder.set(space, '');
  else if (e.event === 'failed') for (const [s, h] of holder) if (h === e.seat) holder.set(s, '');
}

/** Who controlled each centre just before an event of the story. */
export function holdersBefore(view: View, story: GameEvent[], event: GameEvent | undefined): Map<string, string> {
  const holder = new Map(view.centres.map((c) => [c.space, c.start]));
  for (const e of story) {
    if (e === event) break;
    change(holder, e);
  }
  return holder;
}

export function centresOverTime(view: View, story: GameEvent[]): Sample[] {
  const holder = new Map(view.centres.map((c) => [c.space, c.start]));
  const samples: Sample[] = [];
  const take = (season: string, year: number) => samples.push({ season, year, centres: tally(view, holder) });
  if (story.find((e) => e.event === 'turn')?.args[0] !== 'early') take('early', view.first); // the first turn began before anything was told
  for (const e of story) {
    const [space = '', second = ''] = e.args;
    if (e.event === 'turn') take(space, Number(second));
    else change(holder, e);
  }
  for (const c of view.centres) holder.set(c.space, c.holder);
  take('', view.year);
  return samples;
}

function tally(view: View, holder: Map<string, string>): Record<string, number> {
  const count: Record<string, number> = Object.fromEntries(view.dynasties.map((d) => [d.slug, 0]));
  for (const h of holder.values()) if (h) count[h] = (count[h] ?? 0) + 1;
  return count;
}

/** One sample per decade, as it began, and the one of now. */
export const byDecade = (samples: Sample[]): Sample[] =>
  samples.filter((s, i) => s.season === 'early' || i === samples.length - 1);

/** Moves marks apart that want nearly the same height; their order stays. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const at: number[] = [];
  let floor = low;
  for (const i of order) {
    at[i] = Math.max(wanted[i]!, floor);
    floor = at[i]! + gap;
  }
  let ceiling = high;
  for (const i of order.reverse()) {
    at[i] = Math.min(at[i]!, ceiling);
    ceiling = at[i]! - gap;
  }
  return at;
}
