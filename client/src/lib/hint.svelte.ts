// What the master would do: asked for at a question, and gone with it.
import { api, problemOf } from './api';
import type { Live } from './live.svelte';
import type { Hint, Problem } from './types';

export class Advice {
  hint = $state.raw<Hint | null>(null);
  problem = $state.raw<Problem | null>(null);
  asking = $state(false);

  constructor(readonly live: Live) {}

  /** there is somebody to ask, and something to ask about */
  readonly offered: boolean = $derived.by(() => {
    const game = this.live.state;
    return !!game?.table.hints && !!this.live.seat && !!game.prompt?.must && !game.result?.over;
  });

  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.problem = null;
    const asked = this.live.state?.prompt?.id;
    try {
      const hint = await api.hint(this.live.id, this.live.seat);
      if (this.live.state?.prompt?.id === asked) this.hint = hint;
    } catch (e) {
      this.problem = problemOf(e);
    } finally {
      this.asking = false;
    }
  }

  /** Plays one of the choices, all its moves. */
  async follow(n: number): Promise<void> {
    const moves = this.hint?.choices[n]?.moves ?? [];
    this.close();
    for (const m of moves) if (!(await this.live.play(m.move))) return;
  }

  close(): void {
    this.hint = null;
    this.problem = null;
  }
}
