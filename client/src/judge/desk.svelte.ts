// The adjudicator's desk: a position, what the adjudicator says of it, and what the hand is doing.

import { serverless } from '../lib/host';
import { link as addressOf } from '../lib/router.svelte';
import { ask } from './engine';
import { most, sort } from './files';
import { pack, unpack } from './link';
import { first, loadMap, type MapFile, powersOf } from './maps';
import { begin, isPick, type Mode, type Pick, point, targets } from './pointing';
import { adjustments, empty, movement, ordered, owned, retreats, starting, tapped, unitIn } from './position';
import type { Answer, Case, Choice, Line, Phase, Position, Question, Result, UnitLetter } from './types';
import { j, type Key } from './words';

/** Where a packed position stands in an address. */
const mark = 'p';

/** The packed position of the page's address; '' if there is none. */
export function packedHere(): string {
  const hash = location.hash.slice(1);
  const query = serverless ? (hash.split('?')[1] ?? '') : hash;
  return new URLSearchParams(query).get(mark) ?? '';
}

export class Desk {
  map = $state.raw<MapFile | null>(null);
  now = $state.raw<Case>(empty());
  /** the phases before this one */
  past = $state.raw<Case[]>([]);
  result = $state.raw<Result | null>(null);
  /** the orders, each with how it ended */
  deeds = $state.raw<Choice[]>([]);
  /** what is wrong, in words; '' if nothing is */
  wrong = $state('');
  lines = $state.raw<Line[]>([]);
  /** the position as text, or what somebody is writing instead */
  text = $state('');
  doing = $state<'place' | 'order'>('place');
  power = $state('');
  type = $state<UnitLetter>('A');
  pick = $state.raw<Pick | null>(null);
  /** what the picked unit can be ordered */
  choices = $state.raw<Choice[]>([]);
  /** a link to the position; '' if it is too large for one, null before anything was heard of it */
  link = $state<string | null>(null);
  private packed = '';
  private turn = 0;

  readonly targets = $derived(this.pick ? targets(this.pick, this.choices) : new Set<string>());
  readonly powers = $derived(this.map ? powersOf(this.map, [...this.now.units, ...(this.now.dislodged ?? [])]) : []);

  /** Opens what the page's address says, unless that is what is open. */
  async open(): Promise<void> {
    const data = packedHere();
    if (this.map && data === this.packed) return;
    const found = data ? await unpack(data) : null;
    await this.take(found ?? { map: first, case: empty() });
    if (found) this.doing = 'order';
    else if (data) this.wrong = j('link-broken');
  }

  /** Another map, empty. */
  async choose(name: string): Promise<void> {
    await this.take({ map: name, case: empty() });
    this.doing = 'place';
  }

  private async take(p: Position): Promise<void> {
    this.map = await loadMap(p.map);
    if (!this.map.powers.includes(this.power)) this.power = this.map.powers[0]!;
    this.past = [];
    await this.put(p.case);
  }

  private async asked(q: Omit<Question, 'map'>): Promise<Answer> {
    try {
      return await ask({ ...q, map: this.map!.name });
    } catch {
      return { error: 'lost' };
    }
  }

  private sayWrong(error: string | undefined): void {
    this.wrong = !error ? '' : error === 'lost' ? j('lost') : j('refused', { why: error });
  }

  /** Puts a position on the board and hears what comes of it; `text` stays if somebody wrote it. */
  async put(next: Case, text?: string): Promise<void> {
    const turn = ++this.turn;
    this.now = next;
    this.pick = null;
    this.lines = [];
    const [resolved, written, packed] = await Promise.all([
      this.asked({ what: 'resolve', case: next }),
      text === undefined ? this.write(next) : text,
      pack({ map: this.map!.name, case: next }),
    ]);
    if (turn !== this.turn) return; // another change came in between
    this.result = resolved.result ?? null;
    this.deeds = resolved.choices ?? [];
    this.sayWrong(resolved.error);
    this.text = written;
    this.show(packed);
  }

  /** The address has the position, so that it survives a reload. */
  private show(packed: string): void {
    this.packed = packed;
    const query = packed ? `${mark}=${packed}` : '';
    const to = serverless ? `/judge${query && `?${query}`}` : `/judge${query && `#${query}`}`;
    this.link = packed && addressOf(to);
    history.replaceState(null, '', serverless ? `#${to}` : to);
  }

  /** Lines for a position; other phases have only orders, and so has what lines cannot hold. */
  private async write(c: Case): Promise<string> {
    const text = c.phase === 'movement' ? (await this.asked({ what: 'write', case: c })).text : undefined;
    return text ?? c.orders.map((o) => `${o.power}: ${o.order}`).join('\n');
  }

  /** Reads what somebody wrote. If a line cannot be read, the board stays as it is. */
  async read(text: string): Promise<void> {
    this.text = text;
    const turn = ++this.turn;
    const a = await this.asked({ what: 'read', case: this.now, text });
    if (turn !== this.turn) return;
    this.lines = a.lines ?? [];
    this.sayWrong(a.error);
    if (a.error || a.lines) return;
    const units = this.now.phase === 'movement' ? (a.units ?? []) : this.now.units;
    await this.put({ ...this.now, units, orders: a.orders ?? [] }, text);
  }

  /** Takes a text from elsewhere: the cases of a JSON file, to choose from; lines are put on the board at once. */
  async bring(text: string): Promise<{ cases: unknown[]; wrong: string }> {
    const found = sort(text);
    if (found.wrong) return { cases: [], wrong: j(found.wrong as Key, { n: most }) };
    if (found.cases)
      return { cases: found.cases, wrong: found.cases.length === 1 ? await this.adopt(found.cases[0]) : '' };
    const kept = this.now;
    this.now = empty();
    await this.read(found.lines!);
    if (this.lines.length > 0 || this.wrong) this.now = kept;
    else {
      this.past = [];
      this.doing = 'order';
    }
    return { cases: [], wrong: '' };
  }

  /** Puts a case of a file on the board; returns what is wrong with it. */
  async adopt(c: unknown): Promise<string> {
    const a = await this.asked({ what: 'import', case: c as Case });
    if (!a.case) return j('refused', { why: a.error ?? '' });
    this.past = [];
    await this.put({ ...a.case, units: a.case.units ?? [], orders: a.case.orders ?? [] });
    this.doing = 'order';
    return '';
  }

  /** The whole position as lines; '' if lines cannot hold it. */
  async asLines(): Promise<string> {
    return (await this.asked({ what: 'write', case: this.now })).text ?? '';
  }

  asJSON(): string {
    return `${JSON.stringify({ cases: [this.now] }, null, 1)}\n`;
  }

  /** A province was tapped. */
  async tap(province: string): Promise<void> {
    if (this.doing === 'place') {
      if (!this.map) return;
      const placing = this.now.phase === 'movement';
      await this.put(
        placing
          ? tapped(this.now, this.map, province, this.power, this.type)
          : owned(this.now, this.map, province, this.power),
      );
      return;
    }
    const said = this.pick && point(this.pick, this.choices, province);
    if (said && isPick(said)) this.pick = said;
    else if (said) await this.give(said);
    else if (this.pick?.at === province) this.pick = null;
    else await this.select(province);
  }

  private async select(province: string): Promise<void> {
    const turn = this.turn;
    const a = await this.asked({ what: 'choices', case: this.now, at: province });
    if (turn !== this.turn) return;
    this.choices = a.choices ?? [];
    this.pick = this.choices.length > 0 ? begin(province, this.choices) : null;
  }

  turnTo(mode: Mode): void {
    if (this.pick) this.pick = { ...this.pick, mode, other: '', ask: [] };
  }

  /** The picked unit gets an order, or none. */
  async give(choice: Choice | null): Promise<void> {
    if (this.pick) await this.put(ordered(this.now, this.pick.at, choice));
  }

  drop(): void {
    this.pick = null;
  }

  /** The unit that is picked. */
  get picked() {
    const at = this.pick?.at ?? '';
    return unitIn(this.now.dislodged, at) ?? unitIn(this.now.units, at);
  }

  setUp(): Promise<void> {
    this.past = [];
    return this.put(this.map ? starting(this.map) : empty());
  }

  clear(): Promise<void> {
    this.past = [];
    this.doing = 'place';
    return this.put(empty());
  }

  clearOrders(): Promise<void> {
    return this.put({ ...this.now, orders: [] });
  }

  /** On to what follows: the retreats, the builds and removals, or the next movement. */
  async goOn(to: Phase): Promise<void> {
    const [r, map] = [this.result, this.map];
    if (!r || !map) return;
    const ways = {
      retreat: () => retreats(this.now, r),
      adjustment: () => adjustments(this.now, map, r),
      movement: () => movement(this.now, r),
    };
    const next = ways[to]();
    this.past = [...this.past, this.now];
    this.doing = 'order';
    await this.put(next);
  }

  async goBack(): Promise<void> {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    await this.put(before);
  }
}
