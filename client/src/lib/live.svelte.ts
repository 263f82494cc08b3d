// One table as a seat sees it, kept up to date.
import type { GameEvent } from '../contract';
import { address, api, type Outgoing, problemOf, Refusal, readProblem, unreachable } from './api';
import { learn } from './clock.svelte';
import { type Circle, conversations, readOf, seatsOf, shownLetters } from './mail';
import { kindsOf, movesOf, namesOf } from './names';
import { patched } from './patch';
import { Follower } from './stream';
import { remember, titleOf } from './titles';
import type { Delta, Letter, MyTable, News, Past, Problem, Standing, State, Title, Update } from './types';

export type Connection = 'connecting' | 'live' | 'lost' | 'back';

/** Whoever looks from no seat. */
export const spectator = 'spectator';

/** A hidden page gives its connection up after a while and asks now and then instead. */
const hiddenAfter = 20_000;
const askEvery = 8000;

export class Live {
  table = $state.raw<MyTable | null>(null);
  title = $state.raw<Title | null>(null);
  state = $state.raw<State | null>(null);
  news = $state.raw<News[]>([]);
  letters = $state.raw<Letter[]>([]);
  /** how far each conversation was read */
  read = $state.raw<Map<Circle, number>>(new Map());
  seat = $state('');
  /** of several seats of one person: the one whose cards may be seen right now */
  shown = $state('');
  connection = $state<Connection>('connecting');
  /** why there is no table to show */
  problem = $state.raw<Problem | null>(null);
  /** why the last action was refused */
  refusal = $state.raw<Problem | null>(null);
  /** the moment that an action is under way from; when the game has moved on, the player may, too */
  private acting = $state('');
  readonly busy: boolean = $derived.by(() => this.acting !== '' && this.acting === this.moment);
  private readonly moment: string = $derived.by(() => `${this.seat} ${this.state?.n} ${this.state?.prompt?.id}`);
  /** events of the newest update, and how many updates brought some */
  events = $state.raw<GameEvent[]>([]);
  beat = $state(0);

  names = $derived(namesOf(this.title, this.state?.verbs ?? {}));
  verbKinds = $derived(kindsOf(this.title?.lexicon, 'verbs'));
  eventKinds = $derived(kindsOf(this.title?.lexicon, 'events'));
  private weights = $derived(new Map(this.title?.lexicon?.events.map((e) => [e.slug, e.weight])));
  /** how much an event matters: 0 slight, 1 notable, 2 grave */
  weigh = (event: string): number => this.weights.get(event) ?? 0;
  moves = $derived(movesOf(this.state, this.verbKinds));
  /** the seats of this guest */
  mine = $derived(this.table?.mine ?? []);

  private follower: Follower | null = null;
  /** the state that the stream has told, which its next patch is for; the answer to a move may have overtaken it */
  private told: State | null = null;
  private versions = new WeakMap<State, string>();
  private first = true;
  private closed = false;
  /** how often the story was begun: what was asked for before is about another seat, or in another language */
  private telling = 0;
  private pasts = new Map<string, Promise<Past>>();
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setInterval> | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private wanted = '',
  ) {
    document.addEventListener('visibilitychange', this.onvisibility);
    void this.open();
  }

  close(): void {
    this.closed = true;
    this.follower?.close();
    clearTimeout(this.hiding);
    clearInterval(this.asking);
    clearTimeout(this.settling);
    document.removeEventListener('visibilitychange', this.onvisibility);
  }

  /** The seat is the server's choice at first: the story comes along while the table is asked for. */
  private async open(): Promise<void> {
    if (!this.wanted) this.follow('0.0');
    try {
      const table = await api.table(this.id);
      if (this.closed) return;
      this.table = table;
      learn(table.now);
      this.seat = this.pickSeat(table);
      if (this.wanted || this.seat !== (table.mine[0] ?? '')) {
        this.state = null; // it may have come already, and be another seat's
        this.begin();
      } else void this.refreshRead();
      remember(table.title);
      this.title = await titleOf(table.title, table.facts.hash);
    } catch (e) {
      if (this.closed) return;
      this.problem = problemOf(e);
      if (this.problem.key === unreachable) setTimeout(() => !this.closed && this.reopen(), 3000);
    }
  }

  /** Asks again for a table that could not be shown. */
  reopen(): void {
    this.problem = null;
    void this.open();
  }

  private pickSeat(t: MyTable): string {
    if (this.wanted === spectator) return '';
    if (t.mine.includes(this.wanted)) return this.wanted;
    return t.seats.find((s) => s.awaited && t.mine.includes(s.seat))?.seat ?? t.mine[0] ?? '';
  }

  /** Looks from another seat of this guest; '' for a spectator. */
  sit(seat: string): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.state = null;
    this.begin();
  }

  /** The whole story again: in another language, or from another seat. */
  begin(): void {
    this.telling++;
    this.news = [];
    this.letters = [];
    this.read = new Map();
    void this.refreshRead();
    this.events = [];
    this.first = true;
    this.refusal = null;
    this.pasts.clear();
    this.follow('0.0');
    void this.refreshTitle();
    void this.refreshTable();
  }

  /** Tells later whether an answer that is asked for now is still about what the page shows. */
  private asks(): () => boolean {
    const telling = this.telling;
    return () => !this.closed && telling === this.telling;
  }

  private async refreshTitle(): Promise<void> {
    if (this.table) this.title = await titleOf(this.table.title, this.table.facts.hash).catch(() => this.title);
  }

  /** The table with what only this guest may know: seats, invitations. */
  async refreshTable(): Promise<void> {
    const current = this.asks();
    const t = await api.table(this.id).catch(() => null);
    if (!t || !current()) return;
    const had = this.mine.length;
    this.table = t;
    learn(t.now);
    if (t.mine.length > had && !t.mine.includes(this.seat)) this.sit(this.pickSeat(t));
  }

  /** '' lets the server choose: this guest's first seat. */
  private seatQuery(): string {
    return this.seat || (this.table ? spectator : '');
  }

  private follow(from: string): void {
    this.follower?.close();
    this.follower = new Follower(
      {
        address: (after) => address(`/tables/${this.id}/events`, { seat: this.seatQuery(), after, form: 'delta' }),
        onframe: (f) => {
          if (f.event === 'delta') this.hold(JSON.parse(f.data) as Delta);
          else if (f.event === 'letters') this.hear(JSON.parse(f.data) as Letter[]);
        },
        onstate: (s) => this.connected(s),
        onrefused: (r) => this.refused(r),
      },
      from,
    );
  }

  private connected(s: 'live' | 'lost'): void {
    clearTimeout(this.settling);
    if (s === 'live' && this.refusal?.key === unreachable) this.refusal = null; // it can be reached again
    if (s === 'live' && this.connection === 'lost') {
      this.connection = 'back';
      this.settling = setTimeout(() => {
        this.connection = 'live';
      }, 3000);
      return;
    }
    if (s === 'live') this.connection = 'live';
    else if (this.connection !== 'connecting' || !this.first) this.connection = 'lost';
  }

  /** The stream was refused: the seat is gone, the table is gone, or too much was asked. */
  private async refused(r: Response): Promise<boolean> {
    const p = await readProblem(r);
    if (p.status === 403 && this.seat) {
      await this.refreshTable();
      if (!this.mine.includes(this.seat)) this.sit(this.table ? this.pickSeat(this.table) : '');
      return false;
    }
    if (p.status === 404 || p.key === 'elsewhere') {
      this.problem = p;
      return false;
    }
    return true;
  }

  /** What the stream tells. A connection begins with the whole state, and goes on with patches of it. */
  private hold(d: Delta): void {
    if (this.state && this.versions.get(this.state) === d.to)
      this.told = this.state; // the answer to a move was faster
    else this.told = this.changed(this.told, d);
    this.take({ news: d.news ?? [], state: this.told, anew: d.anew });
  }

  /** A state after a change. */
  private changed(s: State | null, d: Delta): State {
    const now = d.state ?? patched(s!, d.patch ?? []);
    this.versions.set(now, d.to);
    return now;
  }

  private take(u: Update): void {
    const last = this.news.at(-1);
    if (u.anew) {
      this.news = [];
      this.pasts.clear();
    }
    const fresh = u.news.filter((n) => n.n > (this.news.at(-1)?.n ?? 0));
    if (fresh.length) this.news = this.first ? fresh : [...this.news, ...fresh];
    if (u.state) this.apply(u.state);
    if (!this.first && fresh.length) {
      learn(fresh.at(-1)!.at);
      this.events = fresh.filter((n) => !u.anew || n.at > (last?.at ?? 0)).flatMap((n) => n.events);
      if (this.events.length) this.beat++;
    }
    this.first = false;
  }

  private hear(list: Letter[]): void {
    const fresh = list.filter((l) => l.n > (this.letters.at(-1)?.n ?? 0));
    if (fresh.length) this.letters = shownLetters([...this.letters, ...fresh]);
  }

  /** How far this seat has read, on whatever machine that was. */
  private async refreshRead(): Promise<void> {
    if (!this.seat) return; // spectators have no letters
    const current = this.asks();
    const mail = await api.letters(this.id, this.seat, Number.MAX_SAFE_INTEGER).catch(() => null);
    if (mail && current()) this.read = readOf(mail.read);
  }

  /** Letters that this seat has not read. */
  get unread(): number {
    return conversations(this.letters, this.read, this.seat).reduce((n, c) => n + c.unread, 0);
  }

  markRead(circle: Circle, n: number): void {
    this.read = new Map(this.read).set(circle, n);
    api.markRead(this.id, this.seat, seatsOf(circle), n).catch(() => {}); // then it is unread elsewhere
  }

  private apply(s: State): void {
    if (this.state && s.n < this.state.n) return;
    const before = this.state?.table;
    this.state = s;
    const changed =
      before?.status !== s.table.status ||
      before?.free !== s.table.free ||
      before?.seeking.join() !== s.table.seeking.join() ||
      before?.seats.some((x, i) => x.held !== s.table.seats[i]?.held);
    if (before && changed) void this.refreshTable();
  }

  /**
   * Does something; the answer is the new state, and a refusal explains itself. The
   * stream tells of the same change and may be faster: when the answer comes, the page
   * may show something newer, or another seat of this person may be looking at it.
   */
  private async act(run: () => Promise<State>): Promise<boolean> {
    if (this.busy) return false;
    const current = this.asks();
    const had = this.state;
    const from = this.moment;
    this.acting = from;
    this.refusal = null;
    try {
      const s = await run();
      const overtaken = this.state !== had && s.n <= (this.state?.n ?? 0);
      if (current() && !overtaken) this.apply(s);
      return true;
    } catch (e) {
      if (current()) this.refuse(problemOf(e));
      return false;
    } finally {
      if (this.acting === from) this.acting = '';
    }
  }

  private refuse(p: Problem): void {
    this.refusal = p;
    if (p.key === 'stale') void this.refresh();
  }

  play(move: string[]): Promise<boolean> {
    const { seat, state } = this;
    return this.act(async () => {
      const have = state ? this.versions.get(state) : undefined;
      const answer = await api.play(this.id, seat, state?.prompt?.id ?? 0, move, have);
      return 'deltas' in answer ? this.changed(state, answer.deltas[0]!) : answer;
    });
  }
  undo(): Promise<boolean> {
    return this.act(() => api.undo(this.id, this.seat));
  }
  restart(): Promise<boolean> {
    return this.act(() => api.restart(this.id, this.seat));
  }
  askUndo(): Promise<boolean> {
    return this.act(() => api.askUndo(this.id, this.seat));
  }

  /** What to do where this seat has only one answer. */
  stand(want: Standing): Promise<boolean> {
    return this.act(() => api.stand(this.id, this.seat, want));
  }

  /** Agrees to go on by the newest rules, or takes that back. */
  adopt(agree: boolean): Promise<boolean> {
    return this.act(() => api.adopt(this.id, this.seat, agree));
  }

  /** Why a move is not allowed; null if it is. */
  async why(move: string[]): Promise<Problem | null> {
    try {
      await api.explain(this.id, this.seat, move);
      return null;
    } catch (e) {
      return problemOf(e);
    }
  }

  /** Joins, leaves, hands over to a bot and back: what changes the table. */
  async seatAction(run: () => Promise<MyTable>): Promise<boolean> {
    try {
      const t = await run();
      this.table = t;
      const seat = this.pickSeat(t);
      if (seat !== this.seat && !t.mine.includes(this.seat)) this.sit(seat);
      return true;
    } catch (e) {
      this.refusal = problemOf(e);
      return false;
    }
  }

  async write(letter: Outgoing): Promise<boolean> {
    try {
      await api.write(this.id, this.seat, letter);
      return true;
    } catch (e) {
      this.refusal = problemOf(e);
      return false;
    }
  }

  /** Lets those who look after the site read a letter. */
  async report(n: number, why: string): Promise<boolean> {
    try {
      await api.report(this.id, n, this.seat, why);
      return true;
    } catch (e) {
      this.refusal = problemOf(e);
      return false;
    }
  }

  /** Asks for the state once, without the stream. */
  async refresh(): Promise<void> {
    const current = this.asks();
    try {
      const s = await api.state(this.id, this.seatQuery());
      if (!current()) return;
      const anew = s.table.status === 'over' && this.state?.table.status !== 'over';
      const seen = anew ? 0 : (this.news.at(-1)?.n ?? 0);
      const news = s.n > seen ? await api.news(this.id, this.seatQuery(), seen) : [];
      if (current()) this.take({ news, state: s, anew });
    } catch (e) {
      if (e instanceof Refusal && e.problem.key === unreachable) this.connection = 'lost';
    }
  }

  /** The game as this seat saw it after its news number n. */
  past(n: number): Promise<Past> {
    const key = `${this.seat} ${n}`;
    let p = this.pasts.get(key);
    if (!p) {
      p = api.past(this.id, this.seatQuery(), n);
      this.pasts.set(key, p);
      p.catch(() => this.pasts.delete(key));
      if (this.pasts.size > 400) this.pasts.delete(this.pasts.keys().next().value!);
    }
    return p;
  }

  private onvisibility = (): void => {
    clearTimeout(this.hiding);
    clearInterval(this.asking);
    this.asking = undefined;
    if (document.hidden) {
      this.hiding = setTimeout(() => {
        if (!this.follower) return;
        this.follower.close();
        this.follower = null;
        this.asking = setInterval(() => this.refresh(), askEvery);
      }, hiddenAfter);
    } else if (!this.follower && this.table) {
      const n = this.news.at(-1)?.n ?? 0;
      // Once the game is over the news are numbered otherwise, and the place in them says so.
      const over = this.state?.table.status === 'over' ? 'x' : '';
      this.follow(`${over}${n}.${this.letters.at(-1)?.n ?? 0}`);
    }
  };
}
