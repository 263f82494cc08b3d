// Names of things in the reader's language, and the moves with the things they name.
import type { GameEvent, Move, Names, Thing } from '../contract';
import { lang } from './lang.svelte';
import type { EventDoc, Lexicon, News, State, Title } from './types';

export function namesOf(title: Title | null, verbs: Record<string, string>): Names {
  const named = new Map<Thing, { name: string; forms?: Record<string, string>; detail?: string; printed?: unknown }>();
  for (const [sort, list] of Object.entries(title?.lexicon?.sorts ?? {})) {
    for (const t of list) named.set(`${sort}:${t.slug}`, t);
  }
  const thing = (key: Thing) => named.get(key)?.name ?? key.slice(key.indexOf(':') + 1);
  return {
    lang: lang.current,
    thing,
    form: (key, form) => named.get(key)?.forms?.[form] ?? thing(key),
    detail: (key) => named.get(key)?.detail ?? '',
    printed: (key) => named.get(key)?.printed,
    verb: (verb) => verbs[verb] ?? '',
  };
}

/** Sorts of the operands, by verb or event. Sorts of mere numbers are ''. */
export type Kinds = Map<string, string[]>;

export function kindsOf(lexicon: Lexicon | undefined, what: 'verbs' | 'events'): Kinds {
  const kinds: Kinds = new Map();
  for (const spec of lexicon?.[what] ?? []) {
    kinds.set(
      spec.slug,
      spec.args.map((sort) => (lexicon?.sorts[sort]?.length ? sort : '')),
    );
  }
  return kinds;
}

function thingsOf(sorts: string[] | undefined, args: string[]): Thing[] {
  return args.flatMap((slug, i) => (sorts?.[i] && slug !== 'hidden' && slug !== 'none' ? [`${sorts[i]}:${slug}`] : []));
}

export function movesOf(state: State | null, verbs: Kinds): Move[] {
  return (state?.moves ?? []).map((m) => {
    const [verb = '', ...args] = m.move;
    return { move: m.move, verb, text: m.text, things: thingsOf(verbs.get(verb), args) };
  });
}

/** Things that an event is about: those that its words name, and its operands. */
export function thingsIn(e: EventDoc | GameEvent, events: Kinds): Thing[] {
  const found = new Set(thingsOf(events.get(e.event), e.args));
  for (const s of e.spans) if (s.sort && s.slug) found.add(`${s.sort}:${s.slug}`);
  return [...found];
}

/** The moves that a thing takes part in, given the things that are selected already. */
export function targetsOf(moves: Move[], selected: Set<Thing>, verb: string): Map<Thing, Move[]> {
  const map = new Map<Thing, Move[]>();
  const all = [...selected];
  for (const m of moves) {
    if ((verb && m.verb !== verb) || !all.every((t) => m.things.includes(t))) continue;
    for (const t of m.things) {
      const list = map.get(t);
      if (list) list.push(m);
      else map.set(t, [m]);
    }
  }
  return map;
}

/** Numbers of the news that were taken back. */
export function removedIn(news: News[]): Set<number> {
  return new Set(news.flatMap((n) => n.removed ?? []));
}

/**
 * Things that moved since the seat's last own move: what others did after it, and
 * what came of that move without the seat's doing.
 */
export function lastThings(news: News[], mine: string, events: Kinds): Set<Thing> {
  const gone = removedIn(news);
  const found = new Set<Thing>();
  for (let i = news.length - 1; i >= 0; i--) {
    const n = news[i]!;
    if (gone.has(n.n) || n.kind !== 'move') continue;
    const own = mine !== '' && n.seat === mine;
    for (const e of n.events) {
      if (!own || (e.seat ?? '') !== mine) for (const t of thingsIn(e, events)) found.add(t);
    }
    if (own || news.length - i > 60) break;
  }
  return found;
}
