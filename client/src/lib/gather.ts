// Lines of the log that say the same of several seats or things, told as one.
import type { Span } from '../contract';
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

/** One after the other, a seat does the same with other things: lays card after card. */
const goesOn = (a: EventDoc[], b: EventDoc[]) =>
  a.length > 0 && b.length === 1 && a.every((e) => !!e.seat && e.event === b[0]!.event && e.seat === b[0]!.seat);

/** Nothing is lost: what is gathered differs only in whom or what it is about. The line leads to the last of its moments. */
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
    else if (
      last &&
      !last.also.length &&
      last.gone === e.gone &&
      last.mark === e.mark &&
      goesOn(last.events, e.events) &&
      !apart(e.events[0]!)
    )
      list[list.length - 1] = { ...last, n: e.n, at: e.at, events: [...last.events, ...e.events] };
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

/** The one place where sentences about different things differ; -1 if they differ in more, or not at all. What a sentence
 * begins with governs its verb: two of them break away, one breaks away. */
function varies(a: Span[], b: Span[]): number {
  const other = a.flatMap((s, i) => (s.text === b[i]?.text ? [] : [i]));
  const at = other[0] ?? 0;
  const [x, y] = [a[at], b[at]];
  return at > 0 && a.length === b.length && other.length === 1 && x?.sort && x.sort === y?.sort ? at : -1;
}

/** Sentences in a row that differ in one thing alone become one, with all of these: draws Knights, Levies ×2. */
export function folded(events: EventDoc[], apart: (e: EventDoc) => boolean): EventDoc[] {
  const list: EventDoc[] = [];
  for (let i = 0; i < events.length; ) {
    const first = events[i]!;
    const follows = (e: EventDoc) =>
      e.event === first.event && e.seat === first.seat && !apart(e) && e.spans.length === first.spans.length;
    let end = i + 1;
    while (end < events.length && follows(events[end]!)) end++;
    const run = events.slice(i, end);
    const at = run.map((e) => varies(first.spans, e.spans)).find((x) => x >= 0) ?? -1;
    const fits = at >= 0 && run.every((e) => e.spans.every((s, j) => j === at || s.text === first.spans[j]!.text));
    if (fits) list.push(told(run, at));
    else list.push(first);
    i += fits ? run.length : 1;
  }
  return list;
}

function told(run: EventDoc[], at: number): EventDoc {
  const names = counted(run.map((e) => e.spans[at]!.text));
  const spans = run[0]!.spans.map((s, i) => (i === at ? { ...s, text: names } : s));
  return { ...run[0]!, spans, text: spans.map((s) => s.text).join('') };
}
