// What the public events of a game tell about each house: people, reigns, and the facts of every reign. Characters can
// come back from the discards, so a person is a life, not a card.
import type { DynastyView, KinView, PersonView, View } from '../../../gen/kings';

/** An event as far as the annals read it: names and operands, no words. */
export interface Entry {
  event: string;
  seat?: string;
  args: string[];
}

export interface Moment {
  era: number;
  round: number;
}

export interface Person {
  id: string;
  /** the card */
  slug: string;
  trait: string;
  /** child of a ruler, by blood or adopted */
  parent: Person | null;
  adopted: boolean;
  /** ruler whose brother or sister it is, where no parent is known */
  beside: Person | null;
  spouses: Person[];
  /** culture whose court it lives at */
  house: string;
  /** culture whose family it was born or taken into; '' for a spouse from elsewhere */
  origin: string;
  /** territory that it came from as a spouse */
  land: string;
  end: Moment | null;
  fate: string;
  by: string;
  /** how many reigns of namesakes came before in the same house */
  namesakes: number;
  reigned: boolean;
}

export type Kind =
  | 'wed'
  | 'wed-kin'
  | 'gave'
  | 'born'
  | 'adopted'
  | 'found'
  | 'took'
  | 'annexed'
  | 'lost'
  | 'rose'
  | 'gave-up'
  | 'repelled'
  | 'war'
  | 'pact'
  | 'broke'
  | 'crusade'
  | 'murder'
  | 'plot-failed'
  | 'incited'
  | 'casus'
  | 'bribed'
  | 'overthrew'
  | 'divorced'
  | 'castle'
  | 'bought'
  | 'duke'
  | 'died'
  | 'plague'
  | 'honour'
  | 'crisis'
  | 'fell'
  | 'returned';

export interface Fact {
  kind: Kind;
  at: Moment;
  people: Person[];
  /** a territory, position, development or achievement */
  what: string;
  /** the other dynasty; '' if there is none */
  of: string;
  /** it came after the ruler's death, while the throne was empty */
  late: boolean;
}

export interface Reign {
  ruler: Person;
  /** a slug of the lexicon's claims */
  claim: string;
  dynasty: string;
  from: Moment;
  to: Moment | null;
  facts: Fact[];
}

export interface House {
  culture: string;
  reigns: Reign[];
  people: Person[];
}

export function annals(start: View, entries: Entry[]): House[] {
  const scribe = new Scribe(start);
  for (const e of entries) scribe.read(e);
  return scribe.houses;
}

class Scribe {
  readonly houses: House[] = [];
  private now: Moment = { era: 1, round: 1 };
  private serial = 0;
  private dynasty = new Map<string, string>();
  /** who was sent on a crusade, and what is being plotted, by dynasty */
  private pilgrim = new Map<string, Person>();
  private plot = new Map<string, { check: string; of: string; person: string; land: string }>();
  /** where a fallen dynasty comes back, until its new ruler is proclaimed */
  private homecoming = new Map<string, string>();
  /** the territory that is being annexed: its conquest is told next */
  private annexing = '';

  constructor(start: View) {
    for (const d of start.dynasties) {
      if (d.control === 'absent') continue;
      this.houses.push({ culture: d.culture, reigns: [], people: [] });
      this.dynasty.set(d.culture, d.dynasty);
      this.settle(d);
    }
  }

  /** The family with which a dynasty begins. */
  private settle(d: DynastyView): void {
    const at = (p: PersonView | null) => (p ? this.arrive(d.culture, p.name, p.traits[0] ?? '', d.culture) : null);
    const ruler = at(d.king);
    const consort = d.spouse && this.arrive(d.culture, d.spouse.name, d.spouse.traits[0] ?? '', '');
    if (ruler && consort) this.marry(ruler, consort);
    if (ruler) this.crown(d.culture, ruler, 'founder');
    const kin = (list: KinView[], ties: Partial<Person>) => {
      for (const k of list) {
        const who = Object.assign(at(k.person)!, ties);
        if (k.spouse) this.marry(who, this.arrive(d.culture, k.spouse.name, k.spouse.traits[0] ?? '', ''));
      }
    };
    kin(d.children, { parent: ruler });
    kin(d.siblings, { beside: ruler });
  }

  private house(culture: string): House | undefined {
    return this.houses.find((h) => h.culture === culture);
  }

  private arrive(culture: string, slug: string, trait: string, origin: string): Person {
    const p: Person = {
      id: `${slug}-${++this.serial}`,
      slug,
      trait,
      parent: null,
      adopted: false,
      beside: null,
      spouses: [],
      house: culture,
      origin,
      land: '',
      end: null,
      fate: '',
      by: '',
      namesakes: 0,
      reigned: false,
    };
    this.house(culture)?.people.push(p);
    return p;
  }

  /** The living person of a card, at a court or at any. */
  private living(slug: string, culture = ''): Person | undefined {
    for (const h of this.houses) {
      if (culture && h.culture !== culture) continue;
      const found = h.people.findLast((p) => p.slug === slug && !p.end && p.house === h.culture);
      if (found) return found;
    }
    return undefined;
  }

  private marry(a: Person, b: Person): void {
    a.spouses.push(b);
    b.spouses.push(a);
  }

  private reign(culture: string): Reign | undefined {
    return this.house(culture)?.reigns.at(-1);
  }

  private crown(culture: string, ruler: Person, claim: string): void {
    const house = this.house(culture);
    if (!house || this.reign(culture)?.ruler === ruler) return;
    ruler.namesakes = house.reigns.filter((r) => r.ruler.slug === ruler.slug).length;
    ruler.reigned = true;
    const dynasty = this.dynasty.get(culture) ?? '';
    house.reigns.push({ ruler, claim, dynasty, from: this.now, to: null, facts: [] });
  }

  private note(culture: string | undefined, kind: Kind, more: Partial<Fact> = {}): void {
    const reign = culture && this.reign(culture);
    if (reign) reign.facts.push({ kind, at: this.now, people: [], what: '', of: '', late: reign.to !== null, ...more });
  }

  read(e: Entry): void {
    const [a = '', b = '', c = '', d = ''] = e.args.map((x) => (x === 'none' ? '' : x));
    const seat = e.seat ?? '';
    const known = readers[e.event as keyof typeof readers];
    if (known) known(this, seat, a, b, c, d);
  }

  // Each of the following reads one kind of event.

  era(n: string): void {
    this.now = { era: Number(n), round: 1 };
  }
  round(n: string): void {
    this.now = { ...this.now, round: Number(n) };
  }
  crowned(seat: string, slug: string, claim: string): void {
    const who = this.living(slug, seat) ?? this.arrive(seat, slug, '', seat);
    this.crown(seat, who, claim);
    const land = this.homecoming.get(seat);
    if (land) this.note(seat, 'returned', { what: land });
    this.homecoming.delete(seat);
  }
  wed(seat: string, a: string, b: string, culture: string, land: string): void {
    const host = this.living(a, seat);
    if (!host) return;
    const away = culture ? this.living(b, culture) : undefined;
    const guest = away ?? this.arrive(seat, b, '', '');
    if (away) {
      away.house = seat;
      this.house(seat)?.people.push(away);
      this.note(culture, 'gave', { people: [away, host], of: seat });
    }
    guest.land = land;
    this.marry(host, guest);
    const kind = this.reign(seat)?.ruler === host ? 'wed' : 'wed-kin';
    this.note(seat, kind, { people: [host, guest], of: culture, what: land });
  }
  born(seat: string, slug: string, trait: string, adopted = false): void {
    const p = this.arrive(seat, slug, trait, seat);
    p.parent = this.reign(seat)?.ruler ?? null;
    p.adopted = adopted;
    this.note(seat, adopted ? 'adopted' : 'born', { people: [p] });
  }
  found(seat: string, slug: string, trait: string): void {
    const p = this.arrive(seat, slug, trait, seat);
    const ruler = this.reign(seat)?.ruler ?? null;
    p.parent = ruler?.parent ?? null;
    if (!p.parent) p.beside = ruler;
    this.note(seat, 'found', { people: [p] });
  }
  traitGained(seat: string, slug: string, trait: string): void {
    const p = this.living(slug, seat);
    if (p && !p.trait) p.trait = trait;
  }
  died(seat: string, slug: string, fate: string, by: string): void {
    const p = this.gone(seat, slug, fate, by);
    if (!p) return;
    const reign = this.reign(seat);
    if (reign?.ruler === p) reign.to = this.now;
    else this.note(seat, 'died', { people: [p], what: fate, of: by });
  }
  gone(seat: string, slug: string, fate: string, by = ''): Person | undefined {
    const p = seat ? this.living(slug, seat) : undefined;
    if (p) Object.assign(p, { end: this.now, fate, by });
    return p;
  }
  both(kind: Kind, a: string, b: string): void {
    this.note(a, kind, { of: b });
    this.note(b, kind, { of: a });
  }
  conquered(seat: string, land: string, from: string): void {
    this.note(seat, this.annexing === land ? 'annexed' : 'took', { what: land, of: from });
    this.annexing = '';
    if (from) this.note(from, 'lost', { what: land, of: seat });
  }
  annexed(land: string): void {
    this.annexing = land;
  }
  ceded(seat: string, land: string, to: string): void {
    this.note(seat, 'gave-up', { what: land, of: to });
    this.note(to, 'annexed', { what: land, of: seat });
  }
  sent(seat: string, slug: string): void {
    const p = this.living(slug, seat);
    if (p) this.pilgrim.set(seat, p);
  }
  shield(seat: string, position: string): void {
    const p = this.pilgrim.get(seat);
    this.note(seat, 'crusade', { what: position, people: p ? [p] : [] });
  }
  plotted(seat: string, check: string, of: string, person: string, land: string): void {
    this.plot.set(seat, { check, of, person, land });
  }
  checked(seat: string, check: string, hits: number, need: number): void {
    const plot = this.plot.get(seat);
    if (!plot || plot.check !== check) return;
    this.plot.delete(seat);
    const victim = plot.person ? this.living(plot.person, plot.of) : undefined;
    if (hits < need) {
      if (check === 'murder' && victim) this.note(seat, 'plot-failed', { people: [victim], of: plot.of });
      return;
    }
    if (check === 'murder' && victim) this.note(seat, 'murder', { people: [victim], of: plot.of });
    else if (check === 'incite') this.note(seat, 'incited', { what: plot.land, of: plot.of });
    else if (check === 'casus-belli') this.note(seat, 'casus', { of: plot.of });
  }
  bribed(seat: string, of: string, what: string): void {
    this.note(seat, 'bribed', { what, of });
  }
  overthrown(seat: string, land: string, of: string): void {
    this.note(seat, 'overthrew', { what: land, of });
    this.note(of, 'rose', { what: land, of: seat });
  }
  divorced(seat: string, slug: string): void {
    const p = this.living(slug, seat);
    if (p) this.note(seat, 'divorced', { people: [p, ...p.spouses.slice(-1)] });
  }
  thing(seat: string, kind: Kind, what: string): void {
    this.note(seat, kind, { what });
  }
  marked(land: string, mark: string): void {
    if (mark === 'plague-outbreak')
      for (const h of this.houses) if (this.holds(h, land)) this.note(h.culture, 'plague', { what: land });
  }
  /** As far as the annals tell: taken and not lost since, in any reign. */
  private holds(h: House, land: string): boolean {
    const last = h.reigns
      .flatMap((r) => r.facts)
      .findLast((f) => f.what === land && /^(took|annexed|lost|rose|gave-up)$/.test(f.kind));
    return last?.kind === 'took' || last?.kind === 'annexed';
  }
  duke(seat: string, slug: string, land: string): void {
    const p = this.living(slug, seat);
    if (p) this.note(seat, 'duke', { people: [p], what: land });
  }
  eliminated(seat: string): void {
    this.note(seat, 'fell');
    const reign = this.reign(seat);
    if (reign && !reign.to) reign.to = this.now;
    for (const p of this.house(seat)?.people ?? [])
      if (!p.end && p.house === seat) Object.assign(p, { end: this.now, fate: 'elimination' });
  }
  returned(seat: string, dynasty: string, land: string): void {
    this.dynasty.set(seat, dynasty);
    this.homecoming.set(seat, land);
  }
}

type Reader = (s: Scribe, seat: string, a: string, b: string, c: string, d: string) => void;

/** Which events the annals take note of. */
const readers = {
  'era-began': (s, _, n) => s.era(n),
  'round-began': (s, _, n) => s.round(n),
  crowned: (s, seat, who, claim) => s.crowned(seat, who, claim),
  wed: (s, seat, a, b, culture, land) => s.wed(seat, a, b, culture, land),
  born: (s, seat, who, trait) => s.born(seat, who, trait),
  adopted: (s, seat, who) => s.born(seat, who, '', true),
  found: (s, seat, who, trait) => s.found(seat, who, trait),
  'trait-gained': (s, seat, who, trait) => s.traitGained(seat, who, trait),
  died: (s, seat, who, fate, by) => s.died(seat, who, fate, by),
  left: (s, seat, who, fate) => void s.gone(seat, who, fate),
  war: (s, seat, of) => s.both('war', seat, of),
  pact: (s, seat, of) => s.both('pact', seat, of),
  'pact-broken': (s, seat, of) => s.both('broke', seat, of),
  'pact-renounced': (s, seat, of) => s.both('broke', seat, of),
  conquered: (s, seat, land, from) => s.conquered(seat, land, from),
  annexed: (s, _, land) => s.annexed(land),
  ceded: (s, seat, land, to) => s.ceded(seat, land, to),
  relinquished: (s, seat, land) => s.thing(seat, 'gave-up', land),
  repelled: (s, seat, land) => s.thing(seat, 'repelled', land),
  sent: (s, seat, who) => s.sent(seat, who),
  shield: (s, seat, position) => s.shield(seat, position),
  'plotted-against': (s, seat, check, of, person, land) => s.plotted(seat, check, of, person, land),
  checked: (s, seat, check, hits, need) => s.checked(seat, check, Number(hits), Number(need)),
  bribed: (s, seat, of, what) => s.bribed(seat, of, what),
  overthrown: (s, seat, land, of) => s.overthrown(seat, land, of),
  divorced: (s, seat, who) => s.divorced(seat, who),
  built: (s, seat, land) => s.thing(seat, 'castle', land),
  bought: (s, seat, what) => s.thing(seat, 'bought', what),
  granted: (s, seat, who, land) => s.duke(seat, who, land),
  marked: (s, _, land, mark) => s.marked(land, mark),
  achieved: (s, seat, what) => s.thing(seat, 'honour', what),
  crisis: (s, seat) => s.thing(seat, 'crisis', ''),
  eliminated: (s, seat) => s.eliminated(seat),
  returned: (s, seat, dynasty, land) => s.returned(seat, dynasty, land),
} satisfies Record<string, Reader> as Record<string, Reader>;
