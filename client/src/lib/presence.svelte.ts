// Which players of a table are there. It is asked for once a minute while somebody looks, and told to nobody.
import { api } from './api';
import type { Presence } from './types';

export type Word = Presence['presence'];

const often = 60_000;

export class Attendance {
  private list = $state.raw<Presence[]>([]);

  at(seat: string): Word | undefined {
    return this.list.find((p) => p.seat === seat)?.presence;
  }

  inPlace(place: number): Word | undefined {
    return this.list.find((p) => p.place === place)?.presence;
  }

  /** Follows a table; for an effect. */
  follow(table: string): () => void {
    const ask = () => {
      if (document.hidden) return;
      api.presence(table).then(
        (list) => (this.list = list),
        () => {}, // it is not worth a word
      );
    };
    ask();
    const timer = setInterval(ask, often);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }
}
