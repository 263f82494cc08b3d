// Orders as they are pointed out on the map: each move is a phrase of spaces, in the order in which they are chosen. The
// unit comes first, then where it goes, or whom it helps and where to. No rule is known here: a phrase is one of the moves.

import type { Move, Thing } from '../../contract';
import type { View } from '../../gen/cardinals';

/** What kind of order is meant; '' leaves that open. */
export type Mode = '' | 'move' | 'support' | 'convoy';

export interface Phrase {
  move: Move;
  /** verb of the order; a bid for an order has that order's verb */
  act: string;
  /** it puts a point on the order of a minor realm's unit */
  bid: boolean;
  path: string[];
  /** where it leads, with the coast; '' if it leads nowhere */
  place: string;
}

const bidding = 'bid-';
const modes: Record<Exclude<Mode, ''>, string[]> = {
  move: ['move', 'ferry', 'deploy', 'retreat'],
  support: ['support', 'support-move'],
  convoy: ['convoy'],
};

/** The space of a place: a coast has its space before it. */
export const spaceOf = (place: string): string => place.replace(/-[news]c$/, '');

/** Spaces that stand for a dynasty: those that it controls. */
function seatsOf(view: View): Map<string, string[]> {
  const of = new Map<string, string[]>();
  for (const c of view.centres) if (c.holder) of.set(c.holder, [...(of.get(c.holder) ?? []), c.space]);
  return of;
}

/** Terms on which one would end the game name dynasties, but have nothing to do with the map. */
const elsewhere = ['name', 'strike'];

/** The spaces that a thing can be pointed out by. */
function spacesOf(t: Thing, seats: Map<string, string[]>): string[] {
  const [sort, slug = ''] = t.split(':');
  if (sort === 'space' || sort === 'place') return [spaceOf(slug)];
  return sort === 'dynasty' ? (seats.get(slug) ?? []) : [];
}

/** All ways to point a move out on the map: none if it names no place. */
function pathsOf(m: Move, spaces: (t: Thing) => string[]): string[][] {
  // A crusade names whom it is against and where it leads: the place says both.
  const from = m.verb === 'crusade' ? 1 : 0;
  if (m.things.length <= from || elsewhere.includes(m.verb)) return [];
  let paths: string[][] = [[]];
  for (let i = from; i < m.things.length; i++) {
    const words = spaces(m.things[i]!);
    if (words.length === 1) for (const p of paths) p.push(words[0]!);
    else paths = paths.flatMap((p) => words.map((w) => [...p, w]));
  }
  return paths;
}

const placeOf = (m: Move): string => m.things.at(-1)?.replace(/^(space|place):/, '') ?? '';

export class Phrases {
  private readonly by = new Map<string, Phrase[]>();

  constructor(moves: Move[], view: View) {
    const seats = seatsOf(view);
    const known = new Map<Thing, string[]>(); // thousands of moves name the same hundred
    const spaces = (t: Thing) => {
      let found = known.get(t);
      if (!found) {
        found = spacesOf(t, seats);
        known.set(t, found);
      }
      return found;
    };
    for (const move of moves) {
      const bid = move.verb.startsWith(bidding);
      const act = bid ? move.verb.slice(bidding.length) : move.verb;
      for (const path of pathsOf(move, spaces)) {
        const list = this.by.get(path[0]!);
        const phrase = { move, act, bid, path, place: placeOf(move) };
        if (list) list.push(phrase);
        else this.by.set(path[0]!, [phrase]);
      }
    }
  }

  /** Spaces with which a phrase begins. */
  get begins(): Set<string> {
    return new Set(this.by.keys());
  }

  /** Phrases that go on from a path, or are it. */
  from(path: string[], mode: Mode = ''): Phrase[] {
    const fits = (p: Phrase) => path.every((w, i) => p.path[i] === w) && (!mode || modes[mode].includes(p.act));
    return (this.by.get(path[0] ?? '') ?? []).filter(fits);
  }

  /** Phrases that are exactly a path. */
  ends(path: string[], mode: Mode = ''): Phrase[] {
    return this.from(path, mode).filter((p) => p.path.length === path.length);
  }

  /** Spaces that a path can go on to. */
  next(path: string[], mode: Mode = ''): Set<string> {
    if (path.length === 0) return this.begins;
    return new Set(this.from(path, mode).flatMap((p) => p.path[path.length] ?? []));
  }

  /** Modes that there is something to do in, from a unit on. */
  modesOf(unit: string): Exclude<Mode, ''>[] {
    const acts = new Set(this.from([unit]).map((p) => p.act));
    return (Object.keys(modes) as Exclude<Mode, ''>[]).filter((m) => modes[m].some((a) => acts.has(a)));
  }
}

const made = new WeakMap<Move[], { view: View; phrases: Phrases }>();
/** The phrases of a list of moves, made once for all who ask. */
export function phrasesOf(moves: Move[], view: View): Phrases {
  const before = made.get(moves);
  if (before?.view === view) return before.phrases;
  const phrases = new Phrases(moves, view);
  made.set(moves, { view, phrases });
  return phrases;
}

/** What comes of choosing a space: a move, a longer path, several moves to choose from, or nothing. */
export type Said =
  | { kind: 'play'; phrase: Phrase }
  | { kind: 'ask'; path: string[]; phrases: Phrase[] }
  | { kind: 'path'; path: string[] }
  | { kind: 'none' };

interface How {
  mode: Mode;
  /** the viewer's own unit stands there: to help it is as likely as to follow it */
  own: boolean;
  /** whom to help is meant, not where to go: the shift key */
  helps: boolean;
}

const one = (path: string[], phrases: Phrase[]): Said =>
  phrases.length === 1 ? { kind: 'play', phrase: phrases[0]! } : { kind: 'ask', path, phrases };

/** Reads the next space of a phrase. The first one only selects. */
export function say(phrases: Phrases, path: string[], space: string, how: How): Said {
  const starts = (): Said => (phrases.begins.has(space) ? { kind: 'path', path: [space] } : { kind: 'none' });
  if (path.length === 0) return starts();
  if (path.length === 1 && path[0] === space) return { kind: 'path', path: [] };
  if (path.length === 2 && path[0] === space) return { kind: 'path', path: [space] };
  // The unit to be helped once more: in holding.
  if (path.length === 2 && path[1] === space) {
    const held = phrases.ends(path, how.mode).filter((p) => p.act === 'support');
    if (held.length > 0) return one(path, held);
  }
  const longer = [...path, space];
  const ends = phrases.ends(longer, how.mode);
  const goes = phrases.next(longer, how.mode).size > 0;
  if (!goes) return ends.length > 0 ? one(longer, ends) : starts();
  const moves = ends.filter((p) => modes.move.includes(p.act));
  if (moves.length > 0 && !how.own && !how.helps) return one(longer, moves);
  return { kind: 'path', path: longer };
}

/** What a unit that is dragged from one space to another is to do: to go there, or else to help whoever is there. */
export function drag(phrases: Phrases, from: string, to: string, helps: boolean): Said {
  const path = [from, to];
  const moves = phrases.ends(path, 'move');
  if (moves.length > 0 && !helps) return one(path, moves);
  if (phrases.next(path).size > 0) return { kind: 'path', path };
  const ends = phrases.ends(path);
  return ends.length > 0 ? one(path, ends) : { kind: 'none' };
}
