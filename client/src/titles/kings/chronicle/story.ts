// The chronicle of a house: a story by reigns and Eras, told from the annals in sentences of our own.
import type { Names } from '../../../contract';
import type { Fact, House, Kind, Moment, Person, Reign } from './annals';
import { byname, capital, land, list, people } from './grammar';
import { type Key, say } from './story.words';

export interface Paragraph {
  era: number;
  text: string;
}
export interface Chapter {
  /** the ruler's name with number and byname */
  title: string;
  dynasty: string;
  from: Moment;
  to: Moment | null;
  paragraphs: Paragraph[];
}
export interface Ending {
  lands: number;
  points: number;
  won: boolean;
}

/** Cards of scenario rulers bear a full style; the others get number and byname from us. */
const styled = / /;

export class Teller {
  /** how often each sentence was used: the ways to say it take turns */
  private used = new Map<Key, number>();

  constructor(
    readonly names: Names,
    private women: ReadonlySet<string>,
  ) {}

  sexOf(p: Person): 'female' | 'male' {
    return this.women.has(p.slug) ? 'female' : 'male';
  }

  /** What people call somebody: "William", "Margery", the second ruler of that name "Margery II". */
  name(p: Person): string {
    const name = this.names.thing(`character:${p.slug}`).split(' ')[0]!;
    return p.namesakes > 0 ? `${name} ${roman(p.namesakes + 1)}` : name;
  }

  /** The name in full: "William the Conqueror", "Margery the Learned". */
  style(p: Person): string {
    const full = this.names.thing(`character:${p.slug}`);
    if (styled.test(full)) return full;
    return joined(this.name(p), byname(p.trait, this.women.has(p.slug), this.names));
  }

  chapters(house: House, ending?: Ending): Chapter[] {
    return house.reigns.map((r, i) =>
      this.chapter(r, house.reigns[i - 1], i === house.reigns.length - 1 ? ending : undefined),
    );
  }

  private chapter(r: Reign, before: Reign | undefined, ending?: Ending): Chapter {
    const lastEra = r.to?.era ?? r.facts.at(-1)?.at.era ?? r.from.era;
    const paragraphs: Paragraph[] = [];
    for (let era = r.from.era; era <= lastEra; era++) {
      const opening = era === r.from.era ? this.opening(r, before) : '';
      const told = this.all(r, (f) => f.at.era === era && !f.late);
      const closing = era === lastEra ? this.close(r, told === '', ending) : '';
      paragraphs.push({ era, text: joined(opening, told, closing) });
    }
    const dynasty = this.names.thing(`dynasty:${r.dynasty}`);
    return {
      title: this.style(r.ruler),
      dynasty,
      from: r.from,
      to: r.to,
      paragraphs: paragraphs.filter((p) => p.text),
    };
  }

  private all(r: Reign, which: (f: Fact) => boolean): string {
    return joined(...clusters(r.facts.filter(which)).map((c) => this.tell(c, r)));
  }

  private opening(r: Reign, before: Reign | undefined): string {
    return this.say(`claim.${r.claim}` as Key, {
      who: this.style(r.ruler),
      parent: before ? this.name(before.ruler) : '',
      house: this.names.thing(`dynasty:${r.dynasty}`),
    });
  }

  private close(r: Reign, quiet: boolean, ending?: Ending): string {
    const fate = r.to ? r.ruler.fate || 'elimination' : 'open';
    // Of a reign that goes on while the game does there is no end to tell.
    const end = r.to || ending ? this.blame(`end.${fate}` as Key, r.ruler.by, { who: this.name(r.ruler) }) : '';
    const after = this.all(r, (f) => f.late);
    return joined(
      quiet && r.facts.length === 0 && r.to ? this.say('quiet') : '',
      end,
      after,
      ending ? this.result(ending) : '',
    );
  }

  private result(e: Ending): string {
    const points = this.say('points', { n: e.points });
    return joined(this.say('last', { n: e.lands, points }), e.won ? this.say('last.won') : '');
  }

  private say(key: Key, values: Record<string, string | number> = {}): string {
    const turn = this.used.get(key) ?? 0;
    this.used.set(key, turn + 1);
    return capital(say(this.names.lang, key, turn, values));
  }

  /** A death: the ways that point at somebody need somebody to point at. */
  private blame(key: Key, by: string, values: Record<string, string | number>): string {
    if (by || !key.endsWith('.murder')) return this.say(key, { ...values, ...this.them(by) });
    return this.say(key.replace('murder', 'misfortune') as Key, values);
  }

  private them(culture: string): Record<string, string> {
    if (!culture) return {};
    const p = people(culture, this.names);
    return { them: p.the, capThem: capital(p.the), ofThem: p.of, byThem: p.by, toThem: p.to, withThem: p.with };
  }

  private lands(facts: Fact[], form: 'the' | 'in'): string {
    const lang = this.names.lang;
    return list([...new Set(facts.map((f) => land(f.what, form, this.names)))], lang);
  }

  /** One sentence about facts of one kind. */
  private tell(facts: Fact[], r: Reign): string {
    const f = facts[0]!;
    const lang = this.names.lang;
    const name = f.people[0] ? this.name(f.people[0]) : '';
    const base = { who: this.name(r.ruler), name, n: facts.length, ...this.them(f.of) };
    const all = (of: (f: Fact) => string) => list(facts.map(of), lang);
    const things = (sort: string) => all((x) => this.names.thing(`${sort}:${x.what}`));
    switch (f.kind) {
      case 'wed': {
        const key = f.of ? 'wed.court' : f.what ? 'wed.land' : 'wed.plain';
        return this.say(key, {
          ...base,
          name: this.style(f.people[1]!),
          lands: f.what ? this.lands(facts, 'the') : '',
        });
      }
      case 'wed-kin': {
        const pairs = facts.map((x) =>
          list(
            x.people.map((p) => this.name(p)),
            lang,
          ),
        );
        return this.say('wed.kin', { ...base, names: pairs.join('; ') });
      }
      case 'born':
      case 'adopted':
      case 'found':
        return this.say(f.kind, { ...base, names: all((x) => this.style(x.people[0]!)) });
      case 'duke': {
        const of = (x: Fact) =>
          this.say('duke.of', { name: this.name(x.people[0]!), in: land(x.what, 'in', this.names) });
        return this.say('duke', { ...base, names: all(of) });
      }
      case 'took':
        return this.say(f.of ? 'took.from' : 'took', { ...base, lands: this.lands(facts, 'the') });
      case 'crusade':
        return this.say(f.people[0] ? 'crusade' : 'crusade.nobody', { ...base, what: things('position') });
      case 'bribed':
      case 'bought':
        return this.say(f.kind, {
          ...base,
          what: all((x) => say(lang, 'bought.one', 0, { name: this.names.thing(`development:${x.what}`) })),
        });
      case 'honour':
        return this.say('honour', { ...base, what: things('achievement') });
      case 'divorced':
        return this.say('divorced', {
          ...base,
          names: list(
            f.people.map((p) => this.name(p)),
            lang,
          ),
        });
      case 'died':
        return this.blame(`died.${f.what}` as Key, f.of, base);
      default:
        return this.say(
          f.kind,
          f.what ? { ...base, lands: this.lands(facts, 'the'), in: this.lands(facts, 'in') } : base,
        );
    }
  }
}

const joined = (...parts: string[]) => parts.filter((p) => p).join(' ');

/** Kinds of which several facts of an Era make one sentence; others are gathered by the Round, or told each by itself. */
const byEra = new Set<Kind>([
  'took',
  'annexed',
  'lost',
  'rose',
  'gave-up',
  'repelled',
  'incited',
  'castle',
  'bought',
  'plague',
  'overthrew',
  'war',
  'pact',
  'broke',
  'honour',
]);
const byRound = new Set<Kind>(['born', 'wed-kin', 'duke']);

/** Facts that belong into one sentence, in the order in which the first of each came. */
export function clusters(facts: Fact[]): Fact[][] {
  const found = new Map<string, Fact[]>();
  for (const [i, f] of facts.entries()) {
    const key = byEra.has(f.kind)
      ? `${f.kind} ${f.of}`
      : byRound.has(f.kind)
        ? `${f.kind} ${f.at.round}`
        : f.kind === 'crusade'
          ? `crusade ${f.people[0]?.id}`
          : String(i);
    const c = found.get(key);
    if (c) c.push(f);
    else found.set(key, [f]);
  }
  return [...found.values()];
}

/** A house's chapters as plain text, to be kept or sent. */
export function asText(heading: string, chapters: Chapter[], eraName: (n: number) => string, note: string): string {
  const parts = [heading, '='.repeat(heading.length), ''];
  for (const c of chapters) {
    parts.push(c.title, '-'.repeat(c.title.length));
    for (const p of c.paragraphs) parts.push(`${eraName(p.era)}. ${p.text}`, '');
  }
  return `${[...parts, note].join('\n')}\n`;
}

export function roman(n: number): string {
  const parts: [number, string][] = [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let text = '';
  let rest = n;
  for (const [value, sign] of parts) for (; rest >= value; rest -= value) text += sign;
  return text;
}
