// The moments that matter among the events of an update: few enough to be looked at.
import type { GameEvent, MomentHooks, Picture, Sound } from '../contract';
import type { Result } from './types';

export interface Scene {
  picture: Picture;
  text: string;
  /** whose moment it is; '' for nobody's */
  seat: string;
}

const most = 3;
/** What is left out first when too much happens at once. */
const rank: Record<Picture, number> = {
  castle: 0,
  candle: 1,
  cross: 2,
  crescent: 2,
  crown: 3,
  keys: 3,
  ruin: 3,
  laurel: 4,
};
const concern = 2; // what happens to the one who looks ranks higher

export function scenesOf(events: readonly GameEvent[], hooks: MomentHooks | undefined, seat: string): Scene[] {
  const all = events.flatMap((e): Scene[] => {
    const picture = hooks?.picture?.(e, seat, events) ?? null;
    return picture ? [{ picture, text: e.text, seat: e.seat ?? '' }] : [];
  });
  return foremost(all, seat);
}

/** Those that rank highest, in the order in which they happened. */
export function foremost(scenes: Scene[], seat: string): Scene[] {
  const weight = (s: Scene) => rank[s.picture] + (seat && s.seat === seat ? concern : 0);
  const kept = [...scenes].sort((a, b) => weight(b) - weight(a)).slice(0, most);
  return scenes.filter((s) => kept.includes(s));
}

/** The end of a game is a moment at every table; no laurel where nobody has won. */
export const ending = (r: Result): Scene => ({
  picture: r.winners.length > 0 ? 'laurel' : 'ruin',
  text: r.text ?? '',
  seat: r.winners[0] ?? '',
});

export const heardWith: Record<Picture, Sound> = {
  castle: 'horn',
  keys: 'bell',
  crown: 'bell',
  candle: 'toll',
  cross: 'drum',
  crescent: 'drum',
  ruin: 'swords',
  laurel: 'horn',
};

/** What is heard of events: each sound once. */
export const soundsOf = (events: readonly GameEvent[], hooks: MomentHooks | undefined): Sound[] => [
  ...new Set(events.flatMap((e) => hooks?.sounds?.[e.event] ?? [])),
];
