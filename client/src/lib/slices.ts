// A page that is built in slices, each in a task of its own: in between the browser paints, and the page answers.
// ui/Later.svelte is a part that waits for its turn.
import { getContext, onDestroy, setContext } from 'svelte';

export class Slices {
  private queue: (() => void)[] = [];
  /** where parts of the slice that is being built are put: before what comes after it on the page */
  private front = 0;
  private building = false;
  private waiting: (() => void)[] = [];
  /** a timer would wait longer, above all in a tab that nobody looks at */
  private readonly channel = new MessageChannel();

  constructor() {
    this.channel.port1.onmessage = () => this.next();
  }

  /** Runs something when its turn comes; the answer takes it back. */
  later(run: () => void): () => void {
    this.queue.splice(this.front++, 0, run);
    if (!this.building) this.goOn();
    return () => {
      const at = this.queue.indexOf(run);
      if (at < 0) return;
      this.queue.splice(at, 1);
      if (at < this.front) this.front--;
    };
  }

  private goOn(): void {
    this.building = true;
    this.channel.port2.postMessage(0);
  }

  private next(): void {
    this.front = 0;
    const run = this.queue.shift();
    if (run) {
      run();
      this.goOn();
      return;
    }
    this.building = false;
    for (const told of this.waiting.splice(0)) told();
  }

  /** Resolves when everything stands that is on its way now. */
  whole(): Promise<void> {
    return this.building ? new Promise((told) => this.waiting.push(told)) : Promise.resolve();
  }

  end(): void {
    this.queue = [];
    this.channel.port1.close();
  }
}

/** Resolves in a task of its own. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

const key = Symbol('slices');

/** Builds what is below this component in slices; to be called while it is made. */
export function inSlices(): Slices {
  const slices = new Slices();
  onDestroy(() => slices.end());
  return setContext(key, slices);
}

/** The slices of the page that this component is part of, if it is built in any. */
export const slicesHere = (): Slices | undefined => getContext<Slices | undefined>(key);
