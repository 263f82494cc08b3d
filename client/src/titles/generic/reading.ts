// Reads a view whose form nobody has told us: what belongs to a seat, what is everybody's, what is held in the hand.
// Names come from the title's lexicon; where it has none, a key is made readable.
import type { About, Names, Thing } from '../../contract';
import type { Lexicon } from '../../lib/types';

/** One thing that can be read off: "Castles left: 3". */
export interface Fact {
  /** where it stands in the view: 'kingdoms.2.castles' */
  path: string;
  label: string;
  values: Value[];
}

export interface Value {
  text: string;
  /** how often it stands there */
  times: number;
  thing?: Thing;
  /** a seat's slug: shown with its arms */
  seat?: string;
  /** yes or no, or nothing at all */
  mark?: 'yes' | 'no' | 'none';
}

/** Something with facts of its own: a seat, a place, a unit. */
export interface Entry {
  path: string;
  value: Value | null;
  /** the seat that it belongs to; '' if to none */
  owner: string;
  facts: Fact[];
}

/** Entries of one kind. */
export interface Group {
  path: string;
  label: string;
  entries: Entry[];
}

export interface Reading {
  facts: Fact[];
  groups: Group[];
  /** by seat */
  seats: Record<string, Fact[]>;
  hand: Fact[];
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Doc = { [key: string]: Json };
const isDoc = (v: Json | undefined): v is Doc => typeof v === 'object' && v !== null && !Array.isArray(v);
const isPlain = (v: Json): v is null | boolean | number | string => typeof v !== 'object' || v === null;

/** 'hitsOn' and 'hits-on' become 'Hits on'. */
export function readable(key: string): string {
  const text = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export class Reader {
  private readonly slugs: string[];
  private readonly sorts: Lexicon['sorts'];
  private readonly seatSort: string;

  constructor(
    private readonly about: About,
    private readonly names: Names,
  ) {
    this.slugs = about.seats.map((s) => s.seat);
    this.sorts = about.title.lexicon?.sorts ?? {};
    this.seatSort = about.title.lexicon?.seats ?? 'seat';
  }

  read(view: unknown): Reading {
    const r: Reading = { facts: [], groups: [], seats: Object.fromEntries(this.slugs.map((s) => [s, []])), hand: [] };
    if (!isDoc(view as Json)) return r;
    for (const [key, value] of Object.entries(view as Doc)) this.take(r, key, key, value);
    return r;
  }

  label(key: string): string {
    return this.about.title.lexicon?.view[key] ?? readable(key);
  }

  /** Sorts one part of the view in where it belongs. */
  private take(r: Reading, key: string, path: string, value: Json): void {
    const nothing = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (nothing || (value === this.about.seat && key === 'seat')) return;
    const own = this.bySeat(value);
    if (own) {
      for (const [seat, at, part] of own) r.seats[seat]!.push(...this.facts(key, `${path}.${at}`, part));
    } else if (this.isHeld(key, value)) r.hand.push(this.fact(key, path, value));
    else if (isPlain(value) || (Array.isArray(value) && value.every(isPlain)))
      r.facts.push(this.fact(key, path, value));
    else if (Array.isArray(value)) {
      const entries = value.map((v, i) => this.entry(key, `${path}.${i}`, v));
      if (entries.length > 0) r.groups.push({ path, label: this.label(key), entries });
    } else r.groups.push({ path, label: this.label(key), entries: this.entries(path, value) });
  }

  /** Parts of a value that belong to one seat each: seat, place in the view, part. Null: they do not. */
  private bySeat(value: Json): [string, string, Json][] | null {
    if (this.slugs.length < 2 || isPlain(value)) return null;
    if (!Array.isArray(value)) {
      const keys = Object.keys(value);
      const mine = keys.length > 0 && keys.every((k) => this.slugs.includes(k));
      return mine ? keys.map((k) => [k, k, value[k]!]) : null;
    }
    if (
      value.length === this.slugs.length &&
      value.every((v) => v === null || typeof v === 'number' || typeof v === 'boolean')
    )
      return value.map((v, i) => [this.slugs[i]!, String(i), v]);
    if (value.every((v) => typeof v === 'string' && this.slugs.includes(v)))
      return value.map((v, i) => [v as string, String(i), true]);
    const seats = value.map((v) => (isDoc(v) ? this.seatIn(v) : ''));
    const each = value.length > 0 && seats.every((s) => s !== '') && new Set(seats).size === seats.length;
    return each ? value.map((v, i) => [seats[i]!, String(i), this.without(v as Doc, seats[i]!)]) : null;
  }

  /** The seat that a record is about: it is called like it. */
  private seatIn(v: Doc): string {
    for (const key of ['seat', 'slug', this.seatSort, 'name', 'player']) {
      const slug = v[key];
      if (typeof slug === 'string' && this.slugs.includes(slug)) return slug;
    }
    return '';
  }

  private without(v: Doc, slug: string): Doc {
    return Object.fromEntries(Object.entries(v).filter(([, x]) => x !== slug));
  }

  /** Cards and the like: things that the title explains, in a part of their own. */
  private isHeld(key: string, value: Json): boolean {
    const list = Array.isArray(value) ? value : [value];
    return (
      this.about.seat !== '' &&
      list.length > 0 &&
      list.every(
        (v) => typeof v === 'string' && !this.slugs.includes(v) && this.names.detail(this.thing(key, v)) !== '',
      )
    );
  }

  /** A record without a name of its own is spread out; one with a name is an entry. */
  private entries(path: string, value: Doc): Entry[] {
    const plain = Object.entries(value).filter(([, v]) => isPlain(v) || Array.isArray(v));
    const rest = Object.entries(value).filter(([, v]) => isDoc(v));
    const facts = plain.flatMap(([k, v]) => this.facts(k, `${path}.${k}`, v));
    const top: Entry[] = facts.length > 0 ? [{ path, value: null, owner: '', facts }] : [];
    return [...top, ...rest.map(([k, v]) => ({ ...this.entry(k, `${path}.${k}`, v), value: this.value(k, k) }))];
  }

  private entry(key: string, path: string, v: Json): Entry {
    if (!isDoc(v)) return { path, value: null, owner: '', facts: this.facts(key, path, v) };
    const named = Object.entries(v).find(
      ([k, x]) => typeof x === 'string' && (k === 'slug' || this.sortOf(k, x) === k || k === 'name'),
    );
    const facts = Object.entries(v)
      .filter(([k]) => k !== named?.[0])
      .flatMap(([k, x]) => this.facts(k, `${path}.${k}`, x));
    const owner = Object.values(v).find((x): x is string => typeof x === 'string' && this.slugs.includes(x)) ?? '';
    return { path, value: named ? this.value(key, named[1] as string) : null, owner, facts };
  }

  /** Facts of a part; what is empty says nothing, and records in it are spread out. */
  private facts(key: string, path: string, v: Json): Fact[] {
    if (v === '' || v === false || (Array.isArray(v) && v.length === 0)) return [];
    if (isDoc(v)) return Object.entries(v).flatMap(([k, x]) => this.facts(k, `${path}.${k}`, x));
    if (Array.isArray(v) && v.some((x) => !isPlain(x)))
      return v.flatMap((x, i) => this.facts(key, `${path}.${i}`, Array.isArray(x) ? x.filter(isPlain) : x));
    return [this.fact(key, path, v)];
  }

  private fact(key: string, path: string, v: Json): Fact {
    const list = (Array.isArray(v) ? v : [v]).map((x) => this.value(key, x));
    const values: Value[] = [];
    for (const one of list) {
      const same = values.find((x) => x.text === one.text && x.thing === one.thing);
      if (same) same.times++;
      else values.push(one);
    }
    if (values.length === 0) values.push({ text: '', times: 1, mark: 'none' });
    return { path, label: this.label(key), values };
  }

  private value(key: string, v: Json): Value {
    if (v === true || v === false) return { text: '', times: 1, mark: v ? 'yes' : 'no' };
    if (typeof v === 'number') return { text: v.toLocaleString(this.names.lang), times: 1 };
    if (typeof v !== 'string' || v === '' || v === 'none' || v === 'hidden')
      return { text: '', times: 1, mark: 'none' };
    const seat = this.about.seats.find((s) => s.seat === v);
    if (seat) return { text: seat.name, times: 1, seat: v, thing: `${this.seatSort}:${v}` };
    const thing = this.thing(key, v);
    return thing ? { text: this.names.thing(thing), times: 1, thing } : { text: readable(v), times: 1 };
  }

  /** The thing that a word names: of the sort that the key is called after, or of the first that has it. */
  private thing(key: string, slug: string): Thing {
    const sort = this.sortOf(key, slug);
    return sort ? `${sort}:${slug}` : '';
  }

  private sortOf(key: string, slug: string): string {
    const has = (sort: string) => this.sorts[sort]?.some((t) => t.slug === slug) ?? false;
    const near = [key, key.replace(/s$/, ''), key.replace(/ies$/, 'y')].find(has);
    return near ?? Object.keys(this.sorts).find(has) ?? '';
  }
}

/** Paths of two views that differ. What is new as a whole is named as a whole, and so is what holds it. */
export function changes(before: unknown, after: unknown, path = '', found = new Set<string>()): Set<string> {
  if (before === after) return found;
  const [a, b] = [before, after] as [Json, Json];
  if (isPlain(a ?? null) || isPlain(b ?? null)) {
    found.add(path);
    return found;
  }
  const size = found.size;
  for (const key of new Set([...Object.keys(a as Doc), ...Object.keys(b as Doc)]))
    changes((a as Doc)[key], (b as Doc)[key], path ? `${path}.${key}` : key, found);
  if (found.size > size && path) found.add(path);
  return found;
}
