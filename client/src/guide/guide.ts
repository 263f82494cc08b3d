// A first game that explains itself: marks beside the things they are about. A title brings the marks; each says at
// which moment it has something to say, and is told once.
import type { Guide, Mark, Moment } from '../contract';

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

/** Takes a guide up again that was ended by its last word, or, with none, from its first. */
export function takeUp(table: string, last: string | null): void {
  const done = last === null ? new Set<string>() : told(table);
  if (last !== null) done.delete(last);
  keepTold(table, done);
}

/** The mark to show now: the first that was not told and has something to say. */
export function markFor(guide: Guide, done: ReadonlySet<string>, now: Moment): Mark | null {
  if (done.has(guide.last)) return null;
  return guide.marks.find((m) => !done.has(m.id) && m.when(now)) ?? null;
}
