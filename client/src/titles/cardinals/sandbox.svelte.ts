// The sandbox for the coming turn, as far as the map must know of it: what can be ordered there and what comes of it. All
// else is loaded when it is opened.
import type { Move } from '../../contract';
import type { Deed } from './tale';

class Sandbox {
  open = $state(false);
  /** orders that can be given there, to anybody's units */
  moves = $state.raw<Move[]>([]);
  deeds = $state.raw<Deed[]>([]);
  /** takes an order; set by whoever keeps them */
  order: (move: Move) => void = () => {};

  close(): void {
    this.open = false;
    this.moves = [];
    this.deeds = [];
  }
}

export const sandbox = new Sandbox();
