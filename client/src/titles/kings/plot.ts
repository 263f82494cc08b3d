// Two cards laid down in secret: which pairs the moves allow.
import type { Move } from '../../contract';
import { movesOf } from './facts';

export type Pair = [first: string, second: string];

/** The hand as single cards: two of one kind are two cards. */
export function copies(hand: string[]): { card: string; key: string }[] {
  const count = new Map<string, number>();
  return hand.map((card) => {
    const n = count.get(card) ?? 0;
    count.set(card, n + 1);
    return { card, key: `${card}.${n}` };
  });
}

/** The move that lays the pair down; an empty place is none of the rules' business unless a move has it so. */
export function plotMove(moves: Move[], [first, second]: Pair): Move | undefined {
  return movesOf(moves, 'plot', first || 'none', second || 'none')[0];
}

/** Puts a card into the first empty place; pressed again it comes back. */
export function toggled(keys: Pair, key: string): Pair {
  const at = keys.indexOf(key);
  if (at >= 0) return at === 0 ? ['', keys[1]] : [keys[0], ''];
  if (!keys[0]) return [key, keys[1]];
  return [keys[0], key];
}
