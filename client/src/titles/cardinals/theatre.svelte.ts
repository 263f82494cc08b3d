// The turn that is shown on the map, scene by scene. The controls over the map and the map itself look at the same one.
import { type Deed, type Scene, scenesOf, type Turn } from './tale';

class Theatre {
  turn = $state.raw<Turn | null>(null);
  /** not what happened: what other orders would have done */
  supposed = $state.raw<Turn | null>(null);
  scenes = $state.raw<Scene[]>([]);
  at = $state(0);
  playing = $state(false);
  readonly deeds: Deed[] = $derived.by(() => (this.supposed ?? this.turn)?.deeds ?? []);
  readonly open: boolean = $derived.by(() => this.turn !== null);
  readonly scene: Scene | null = $derived.by(() => this.scenes[this.at] ?? null);
  readonly last: boolean = $derived.by(() => this.at >= this.scenes.length - 1);

  /** Shows a turn from its beginning, by itself unless nothing may move. */
  show(turn: Turn, still: boolean): void {
    this.begin(turn, 0);
    this.playing = !still;
  }
  /** Shows how a turn ended. */
  end(turn: Turn): void {
    this.begin(turn, Number.POSITIVE_INFINITY);
  }
  private begin(turn: Turn, at: number): void {
    this.supposed = null;
    this.turn = turn;
    this.scenes = scenesOf(turn);
    this.at = Math.min(at, this.scenes.length - 1);
    this.playing = false;
  }
  /** A step on from the last scene leads to the present. */
  step(by: number): void {
    this.playing = false;
    if (by > 0 && this.last) this.close();
    else this.at = Math.max(0, Math.min(this.scenes.length - 1, this.at + by));
  }
  /** One scene on by itself; after the last one the map shows the present. */
  advance(): void {
    if (this.last) this.close();
    else this.at++;
  }
  toggle(): void {
    if (!this.playing && this.last) this.at = 0;
    this.playing = !this.playing;
  }
  skip(): void {
    this.playing = false;
    this.at = Math.max(0, this.scenes.length - 1);
  }
  /** The same turn in other words. What is supposed stays as it is shown. */
  retell(turn: Turn): void {
    this.turn = turn;
    if (!this.supposed) this.scenes = scenesOf(turn);
  }
  /** Shows how the turn would have ended, as if it had; null shows how it did. */
  suppose(turn: Turn | null): void {
    if (!turn && !this.supposed) return;
    this.supposed = turn;
    if (turn || this.turn) this.scenes = scenesOf(turn ?? this.turn!);
    this.skip();
  }
  close(): void {
    this.supposed = null;
    this.turn = null;
    this.scenes = [];
    this.at = 0;
    this.playing = false;
  }
}

export const theatre = new Theatre();
