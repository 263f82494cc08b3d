// What the prompt bar shows: who acts, what is asked, and what can be answered without the board.
import type { Move } from '../../contract';
import type { Desk } from '../../lib/desk.svelte';
import type { News, Seat, State } from '../../lib/types';

/** Moves of one verb. */
export interface Group {
  verb: string;
  name: string;
  moves: Move[];
  /** as plain buttons, without a heading to open */
  bare: boolean;
}

export type Mode = 'replay' | 'over' | 'request' | 'confirm' | 'covered' | 'ask' | 'sealed' | 'wait';

/** So few moves in all need no headings. */
const few = 4;

export class Asked {
  readonly game: State | null = $derived.by(() => this.desk.live.state);
  readonly title: string = $derived.by(() => this.game?.table.title ?? '');
  readonly mySeat: Seat | undefined = $derived.by(() => this.seat(this.desk.live.seat));
  /** a bot plays this person's seat */
  readonly covered: boolean = $derived.by(() => !!this.mySeat?.bot && this.mySeat.held);
  readonly over: boolean = $derived.by(() => this.game?.result?.over === true);
  readonly mode: Mode = $derived.by(() => {
    if (this.desk.replaying) return 'replay';
    if (this.over) return 'over';
    if (this.game?.undo.request) return 'request';
    if (this.desk.pending) return 'confirm';
    if (this.covered) return 'covered';
    const prompt = this.game?.prompt;
    if (!prompt) return 'wait';
    // An answer that others wait with can still be changed; nothing more is asked.
    return prompt.kind === 'draft' && !prompt.must ? 'sealed' : 'ask';
  });
  readonly groups: Group[] = $derived.by(() => this.grouped());
  /** the moves to choose from once something is selected; what the title lays out itself is not listed again */
  readonly listed: Move[] = $derived.by(() => {
    const { desk } = this;
    const laid = !desk.verb && [...desk.selected].some((t) => desk.module()?.prompt?.lays?.(t));
    return (desk.selected.size > 0 || desk.verb) && !laid ? desk.fitting : [];
  });
  /** the turn as it is planned, for titles in which all of it can be taken back until it ends */
  readonly done: News[] = $derived.by(() =>
    this.desk.module()?.turn.ends && this.mode === 'ask' ? this.desk.done : [],
  );

  constructor(readonly desk: Desk) {}

  seat(slug: string): Seat | undefined {
    return this.game?.table.seats.find((s) => s.seat === slug);
  }

  nameOf(slug: string): string {
    return this.seat(slug)?.name ?? slug;
  }

  /** Moves by verb. A verb whose moves name nothing, or few moves in all, are plain buttons. */
  private grouped(): Group[] {
    const { desk } = this;
    const hooks = desk.module()?.prompt;
    const rank = (m: Move) => hooks?.rank?.(m, desk.view) ?? 0;
    const moves = desk.moves.filter((m) => !hooks?.offers?.(m)).sort((a, b) => rank(b) - rank(a));
    const verbs = [...new Set(moves.map((m) => m.verb))];
    return verbs.map((verb) => {
      const own = moves.filter((m) => m.verb === verb);
      const bare = moves.length <= few || (own.length === 1 && own[0]!.things.length === 0);
      return { verb, name: desk.live.names.verb(verb) || verb, moves: own, bare };
    });
  }
}
