// Which moment a link means. In a finished game they are counted alike for everyone; of any other a link says when it was,
// since what is secret until the end is counted only afterwards.
import type { News } from '../lib/types';
import type { Moment } from './link';

/** The moment of a link, among those of a table; undefined if the game does not get that far. */
export function momentAt(m: Moment, moments: number[], news: News[]): number | undefined {
  if ('log' in m) return moments[m.at];
  const after = new Set(news.filter((n) => n.at > m.at).map((n) => n.n));
  return moments.findLast((n) => !after.has(n));
}

/** When a moment was; 0 for the start. */
export const timeOf = (n: number, news: News[]): number => news.find((x) => x.n === n)?.at ?? 0;
