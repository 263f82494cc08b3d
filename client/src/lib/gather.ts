// Lines of the log that say the same of several seats, told as one.
import type { EventDoc } from './types';

/** What can be gathered: a single event, of a seat. */
export interface Gatherable {
  n: number;
  at: number;
  mark: string;
  gone: boolean;
  events: EventDoc[];
}
export type Gathered<T> = T & {
  /** others of whom the same was told right after, one for each time */
  also: EventDoc[];
};

const alike = (a: EventDoc, b: EventDoc) =>
  a.event === b.event &&
  !!a.seat &&
  !!b.seat &&
  a.args.length === b.args.length &&
  a.args.every((x, i) => x === b.args[i]);

/** Nothing is lost: what is gathered differs only in whom it is about. The line leads to the last of its moments. */
export function gather<T extends Gatherable>(entries: T[], apart: (e: EventDoc) => boolean): Gathered<T>[] {
  const list: Gathered<T>[] = [];
  for (const e of entries) {
    const last = list.at(-1);
    const [only, ...more] = e.events;
    const [first, ...others] = last?.events ?? [];
    const joins =
      last &&
      first &&
      only &&
      !more.length &&
      !others.length &&
      last.gone === e.gone &&
      alike(first, only) &&
      !apart(only);
    if (joins)
      list[list.length - 1] = {
        ...last,
        n: e.n,
        at: e.at,
        mark: last.mark === e.mark ? e.mark : '',
        also: [...last.also, only],
      };
    else list.push({ ...e, also: [] });
  }
  return list;
}

/** Names in the order of their first mention, with how often: Aleppo, Homs ×2. */
export function counted(names: string[]): string {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(', ');
}
