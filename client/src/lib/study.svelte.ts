// What the master found out about a finished game. It is asked for once, and waited for.
import { api, problemOf } from './api';
import type { Live } from './live.svelte';
import type { Study } from './types';

/** how long to wait before looking again whether the master is ready */
const patience = 1500;

export class Studied {
  study = $state.raw<Study | null>(null);
  /** the master is at work */
  waiting = $state(false);
  /** nobody studies this game */
  refused = $state(false);

  constructor(readonly live: Live) {}

  /** Looks whether there is a study; with ask it has one made, and waits for it until the page is left. */
  load(ask: boolean): () => void {
    let gone = false;
    const seat = this.live.seat || 'spectator';
    const look = async () => {
      const found = await api.study(this.live.id, seat);
      if (found.ready) this.study = found;
      return found.ready;
    };
    const wait = async () => {
      if ((await look()) || !ask) return;
      await api.askStudy(this.live.id);
      this.waiting = true;
      while (!gone && !(await look())) await new Promise((done) => setTimeout(done, patience));
    };
    wait()
      .catch((e) => {
        this.refused = problemOf(e).status !== 0;
      })
      .finally(() => {
        this.waiting = false;
      });
    return () => {
      gone = true;
    };
  }
}
