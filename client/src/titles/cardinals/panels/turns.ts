// The published turns: by decade, and each by a name that stands in its address.
import type { News, Turn } from '../../../lib/types';

/** 'late-1170' */
export const nameOf = (season: string, year: number | string): string => `${season}-${year}`;

export interface Decade {
  year: number;
  turns: Turn[];
}

export function decades(turns: Turn[]): Decade[] {
  const list: Decade[] = [];
  for (const t of turns) {
    if (list.at(-1)?.year !== t.year) list.push({ year: t.year, turns: [] });
    list.at(-1)!.turns.push(t);
  }
  return list;
}

/** The turn that an address names; else the newest. */
export const wanted = (turns: Turn[], name: string | null): Turn | undefined =>
  turns.find((t) => nameOf(t.season, t.year) === name) ?? turns.at(-1);

/** The reader's news after which the board shows a turn: its orders are resolved as the next one begins. */
export function momentOf(news: News[], turn: Turn): number {
  const begins = (n: News) => n.events.filter((e) => e.event === 'turn');
  const own = news.findIndex((n) =>
    begins(n).some((e) => nameOf(e.args[0]!, e.args[1]!) === nameOf(turn.season, turn.year)),
  );
  const at = turn.orders ? news.findIndex((n, i) => i > own && begins(n).length > 0) : own;
  return news[at]?.n ?? 0;
}
