// What the words of a set-up line are called, and which are possible.
import type { Names } from '../contract';
import type { SetUpArg, Title } from '../lib/types';
import { m } from '../moment/words';

export interface Choice {
  word: string;
  name: string;
}

/** Names the words of a table's set-up lines. */
export class Vocabulary {
  private readonly seats: Choice[];

  constructor(
    private readonly title: Title,
    players: number,
    private readonly names: Names,
  ) {
    const size = title.sizes.find((z) => z.players === players);
    this.seats = (size?.seats ?? []).map((s) => ({ word: s.slug, name: s.name }));
  }

  name(arg: SetUpArg, word: string): string {
    const seat = arg.seat && this.seats.find((s) => s.word === word);
    if (seat) return seat.name;
    const name = this.names.thing(`${arg.sort}:${word}`);
    const [, another] = this.things(arg).filter((t) => t.name === name);
    if (another) return `${name} (${word})`; // the same card in two decks, for example
    return name === word && arg.also?.includes(word) ? m('setup-none') : name;
  }

  /** All words that are possible; none where they are numbers. */
  choices(arg: SetUpArg): Choice[] {
    const also = (arg.also ?? []).map((word) => ({ word, name: this.name(arg, word) }));
    if (arg.seat) return [...this.seats, ...also];
    const list = this.things(arg).map((t) => ({ word: t.slug, name: this.name(arg, t.slug) }));
    return [...list.sort((a, b) => a.name.localeCompare(b.name)), ...also];
  }

  isNumber = (arg: SetUpArg): boolean => !arg.seat && this.things(arg).length === 0;

  /** Whether a thing is possible, such as a space of the board. */
  knows = (arg: SetUpArg, word: string): boolean => !arg.seat && this.things(arg).some((t) => t.slug === word);

  private things = (arg: SetUpArg) => this.title.lexicon?.sorts[arg.sort] ?? [];
}
