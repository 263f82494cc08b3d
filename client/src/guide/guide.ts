// A first game that explains itself: marks beside the things they are about. A title brings the marks; each says at
// which moment it has something to say, and is told once.
import type { Move, Thing } from '../titles/module';

/** What is going on at the table, as far as a mark may ask. */
export interface Moment {
  view: unknown;
  /** the question put to this seat, '' while others act */
  step: string;
  moves: Move[];
  selected: ReadonlySet<Thing>;
  over: boolean;
}

/** The parts of the table page: a mark turns to its part where only one is in sight. */
export type Part = 'board' | 'hand' | 'panel' | 'log';

export interface Mark {
  id: string;
  part: Part;
  when(now: Moment): boolean;
  /** selectors of what it stands beside; the first that is found in the page */
  beside: string[];
  title(): string;
  /** what to do or to look at */
  what(): string;
  /** why it matters */
  why(): string;
  /** what comes of it; '' if that is plain */
  next(): string;
}

export interface Guide {
  marks: Mark[];
  /** the last word: when it was read, the guide is over */
  last: string;
}

const key = (table: string): string => `outremer.guide.${table}`;

/** Which marks were told at a table, kept for the next visit. */
export function told(table: string): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(key(table)) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function keepTold(table: string, marks: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key(table), JSON.stringify([...marks]));
  } catch {
    // told again after a reload
  }
}

/** The mark to show now: the first that was not told and has something to say. */
export function markFor(guide: Guide, done: ReadonlySet<string>, now: Moment): Mark | null {
  if (done.has(guide.last)) return null;
  return guide.marks.find((m) => !done.has(m.id) && m.when(now)) ?? null;
}
