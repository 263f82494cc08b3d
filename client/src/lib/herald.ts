// What a turn of the game brought, told before the next one: first to the reader, then to the others.
import type { GameEvent, Thing } from '../contract';
import { type Kinds, thingsIn } from './names';
import type { News } from './types';

export interface Told {
  text: string;
  /** the news that it is from, to look at in the replay */
  n: number;
  things: Thing[];
}
export interface Tidings {
  /** the turn that is over: it is told once */
  key: string;
  yours: Told[];
  rest: Told[];
}

const mostYours = 5;
const mostOthers = 6;
const notable = 1;

/** How much an event matters: 0 slight, 1 notable, 2 grave. */
export type Weigh = (event: string) => number;

interface Source {
  news: News[];
  kinds: Kinds;
  weigh: Weigh;
  seat: string;
  /** the sort of thing that a seat is */
  seats: string;
  /** events that close a turn */
  closes: (e: GameEvent) => boolean;
  /** events that are no news */
  skips?: ((e: GameEvent) => boolean) | undefined;
  /** what the title tells of an event in other words, because it concerns the reader; '' for the event's own */
  retell?: (e: GameEvent) => string;
}

interface Line {
  event: GameEvent;
  n: number;
}

/** All that was told in the last turn that is over. */
function lastTurn(news: News[], closes: Source['closes']): { lines: Line[]; close: Line | null } {
  const lines: Line[] = news.flatMap((n) => n.events.map((event) => ({ event, n: n.n })));
  const end = lines.findLastIndex((l) => closes(l.event));
  const start = lines.slice(0, Math.max(0, end)).findLastIndex((l) => closes(l.event)) + 1;
  return { lines: lines.slice(start, Math.max(0, end)), close: lines[end] ?? null };
}

/** The gravest, the latest among those; in the order in which they happened. */
function gravest(lines: Line[], weigh: Weigh, most: number): Line[] {
  const kept = [...lines].sort((a, b) => weigh(b.event.event) - weigh(a.event.event) || b.n - a.n).slice(0, most);
  return lines.filter((l) => kept.includes(l));
}

/** null before the first turn is over, and where nothing of note happened. */
export function tidings(from: Source): Tidings | null {
  const { lines, close } = lastTurn(from.news, from.closes);
  if (!close) return null;
  const retold = (l: Line) => from.retell?.(l.event) ?? '';
  const mine = (l: Line) =>
    retold(l) !== '' ||
    l.event.seat === from.seat ||
    l.event.spans.some((s) => s.sort === from.seats && s.slug === from.seat);
  const weighty = lines.filter((l) => from.weigh(l.event.event) >= notable && !from.skips?.(l.event));
  const tell = (l: Line): Told => ({
    text: retold(l) || l.event.text,
    n: l.n,
    things: thingsIn(l.event, from.kinds),
  });
  const part = (keep: (l: Line) => boolean, most: number) => gravest(weighty.filter(keep), from.weigh, most).map(tell);
  const [yours, rest] = [part(mine, mostYours), part((l) => !mine(l), mostOthers)];
  return yours.length + rest.length === 0 ? null : { key: `${close.n} ${close.event.args.join(' ')}`, yours, rest };
}
