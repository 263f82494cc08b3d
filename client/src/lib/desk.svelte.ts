// What the player is doing at the table right now: what is selected, what is
// asked twice, what lights up, and which earlier moment is looked at.
import type { GameEvent, Move, Thing, TitleModule } from '../contract';
import type { Live } from './live.svelte';
import { lastThings, removedIn, targetsOf } from './names';
import { prefs } from './prefs.svelte';
import { redoable, same } from './redo';
import { Taps } from './taps';
import type { CatchUp, News, Past, Problem } from './types';

const nothing: ReadonlySet<Thing> = new Set();

/** A server that answers sooner needs no word about the wait. */
const lateAfter = 300; // ms

export class Desk {
  readonly taps = new Taps();
  selected = $state.raw<ReadonlySet<Thing>>(nothing);
  verb = $state('');
  /** a move that is asked twice */
  pending = $state.raw<Move | null>(null);
  /** what is odd about it, '' where it is asked only because it weighs */
  odd = $state('');
  /** lit by the log or a button */
  lit = $state.raw<ReadonlySet<Thing>>(nothing);
  /** under the pointer on the board, in the hand or in the panel */
  hovered = $state<Thing | null>(null);
  /** a move on its way, and whether its answer is late */
  private sending = $state.raw<Move | null>(null);
  private late = $state(false);
  /**
   * The move that the server has not answered yet. What it names is shown as chosen and nothing else can be, but nothing
   * that might come of it is shown: only the server knows. Refused, it is as if it had not been made.
   */
  readonly sent: Move | null = $derived.by(() => (this.live.busy ? this.sending : null));
  readonly awaited: Move | null = $derived.by(() => (this.late ? this.sent : null));
  /** what looks chosen: for a move to be, or by the move that was sent */
  readonly chosen: ReadonlySet<Thing> = $derived.by(() => (this.sent ? new Set(this.sent.things) : this.selected));
  /** what happened while the player was away, as long as it is told */
  missed = $state.raw<CatchUp | null>(null);
  /** why something cannot be done */
  why = $state.raw<Problem | null>(null);

  /** the moment that is looked at: a number of news; null is now */
  at = $state<number | null>(null);
  past = $state.raw<Past | null>(null);

  readonly replaying: boolean = $derived.by(() => this.at !== null);
  readonly moves: Move[] = $derived.by(() => (this.replaying ? [] : this.live.moves));
  readonly targets: Map<Thing, Move[]> = $derived.by(() =>
    targetsOf(this.sent ? [] : this.moves, this.selected as Set<Thing>, this.verb),
  );
  /** moves that fit what is selected */
  readonly fitting: Move[] = $derived.by(() => {
    const all = [...this.selected];
    return this.moves.filter((m) => (!this.verb || m.verb === this.verb) && all.every((t) => m.things.includes(t)));
  });
  readonly view: unknown = $derived.by(() =>
    this.replaying ? (this.past?.view ?? this.live.state?.view) : this.live.state?.view,
  );

  private readonly gone: Set<number> = $derived.by(() => removedIn(this.live.news));
  /** the moments that can be looked at: 0 is the start */
  readonly moments: number[] = $derived.by(() => [
    0,
    ...this.live.news.filter((n) => n.kind === 'move' && !this.gone.has(n.n) && n.events.length > 0).map((n) => n.n),
  ]);
  /** news that hold, up to the moment that is looked at */
  readonly told: News[] = $derived.by(() => {
    const at = this.at;
    return at === null ? this.live.news : this.live.news.filter((n) => n.n <= at);
  });
  readonly story: GameEvent[] = $derived.by(() =>
    this.told.filter((n) => !this.gone.has(n.n)).flatMap((n) => n.events),
  );
  /** what this seat did and can still take back freely: a turn that is being planned */
  readonly done: News[] = $derived.by(() => {
    const steps = this.replaying ? 0 : (this.live.state?.undo.steps ?? 0);
    const own = (n: News) => n.kind === 'move' && n.seat === this.live.seat && n.mark !== 'auto' && !this.gone.has(n.n);
    const list = steps > 0 ? this.live.news.filter(own).slice(-steps) : [];
    // A move that opened a section, such as a round, belongs to what was before it.
    const opens = this.module()?.turn.opensSection;
    const from = list.findLastIndex((n) => n.events.some((e) => opens?.(e))) + 1;
    return list.slice(from).filter((n) => n.events.length > 0);
  });
  /** the one move that ends such a turn, when everything else is done */
  readonly ending: Move | null = $derived.by(() => {
    const [only, ...more] = this.moves;
    return only && more.length === 0 && this.module()?.turn.ends?.(only) ? only : null;
  });
  /** what was taken back and can be done again */
  readonly redo: Move | null = $derived.by(() => {
    const move = this.replaying || !this.live.seat ? null : redoable(this.live.news, this.live.seat);
    return move ? (this.moves.find((m) => same(m.move, move)) ?? null) : null;
  });
  readonly last: Set<Thing> = $derived.by(() => lastThings(this.told, this.live.seat, this.live.eventKinds));

  constructor(
    readonly live: Live,
    readonly module: () => TitleModule | null,
  ) {}

  /**
   * Lights things; nothing to put the light out. Not at once: a button that is
   * removed under the pointer or the focus says so in the middle of drawing.
   */
  light(things: Iterable<Thing> = []): void {
    const lit = new Set(things);
    queueMicrotask(() => {
      if (lit.size > 0 || this.lit.size > 0) this.lit = lit;
    });
  }
  hover(thing: Thing | null): void {
    queueMicrotask(() => {
      this.hovered = thing;
    });
  }

  /** Forgets what was begun: the question has changed, or the player thought better of it. */
  reset(): void {
    this.selected = nothing;
    this.verb = '';
    this.pending = null;
    this.why = null;
  }

  /** One step back: the second question, then the selection, then the filter. False if there was nothing. */
  cancel(): boolean {
    if (this.why || this.live.refusal) {
      this.why = null;
      this.live.refusal = null;
    } else if (this.pending) this.pending = null;
    else if (this.selected.size > 0) this.selected = nothing;
    else if (this.verb) this.verb = '';
    else if (this.replaying) this.goto(null);
    else return false;
    return true;
  }

  pick(thing: Thing): void {
    this.why = null;
    this.pending = null;
    if (this.selected.has(thing)) {
      this.selected = new Set([...this.selected].filter((t) => t !== thing));
      return;
    }
    const list = this.targets.get(thing);
    if (!list?.length) return;
    if (list.length === 1 && !this.module()?.prompt?.lays?.(thing)) void this.choose(list[0]!);
    else this.selected = new Set([...this.selected, thing]);
  }

  async choose(move: Move): Promise<void> {
    if (this.taps.again) return;
    this.why = null;
    if (prefs.confirm && this.moves.length > 1 && this.asksTwice(move)) {
      this.pending = move;
      return;
    }
    await this.play(move);
  }

  /** A weighty move is asked twice, unless the title sees nothing odd about it. */
  private asksTwice(move: Move): boolean {
    const turn = this.module()?.turn;
    const { moves, view } = this;
    const { state, names } = this.live;
    const given = state?.standing === 'on' || state?.standing === 'next';
    if (!turn?.weighty(move, state?.prompt?.step ?? '', { moves, view, names, given })) return false;
    this.odd = turn.odd?.(move, view, names) ?? '';
    return !turn.odd || this.odd !== '';
  }

  confirm(): void {
    if (this.pending && !this.taps.again) void this.play(this.pending);
  }

  async play(move: Move): Promise<void> {
    if (this.live.busy) return;
    const second = this.pending === move;
    this.reset();
    if (second) this.pending = move; // its second question stays until it is answered
    this.sending = move;
    this.late = false;
    const late = setTimeout(() => {
      this.late = true;
    }, lateAfter);
    await this.live.play(move.move);
    clearTimeout(late);
    if (this.sending === move) this.sending = null;
    if (this.pending === move) this.pending = null;
  }

  async ask(move: string[]): Promise<void> {
    this.pending = null;
    this.why = await this.live.why(move);
  }

  /** Looks at a moment; null returns to now. */
  goto(n: number | null): void {
    this.reset();
    const last = this.moments.at(-1) ?? 0;
    const next = n !== null && n >= last && this.live.state?.result?.over !== true ? null : n;
    this.at = next;
    if (next === null) {
      this.past = null;
      return;
    }
    void this.live.past(next).then(
      (p) => {
        if (this.at === next) this.past = p;
        // The neighbours are wanted next.
        const i = this.moments.indexOf(next);
        for (const m of [this.moments[i + 1], this.moments[i - 1]])
          if (m !== undefined) void this.live.past(m).catch(() => {});
      },
      () => {
        if (this.at === next) this.goto(null);
      },
    );
  }

  /** To the beginning of this turn of the game, or of the next; by sections of the log. */
  stepTurn(by: number): void {
    const opens = this.module()?.turn.opensSection;
    const starts = [
      0,
      ...this.live.news.filter((n) => this.moments.includes(n.n) && n.events.some((e) => opens?.(e))).map((n) => n.n),
    ];
    const here = this.at ?? this.moments.at(-1) ?? 0;
    const next = by < 0 ? starts.filter((n) => n < here).at(-1) : starts.find((n) => n > here);
    if (next !== undefined) this.goto(next);
    else this.goto(by < 0 ? 0 : null);
  }

  /** Steps through the moments; from now, one step back is the moment before. */
  step(by: number): void {
    const list = this.moments;
    const here = this.at === null ? list.length - 1 : Math.max(0, list.indexOf(this.at));
    const there = Math.min(list.length - 1, Math.max(0, here + by));
    if (there !== here || this.at !== null) this.goto(list[there]!);
  }
}
