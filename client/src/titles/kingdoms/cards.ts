// How cards are named, ordered and drawn. What is printed on them comes with the title.

import type { Names } from '../../contract';
import type { CardPrint } from '../../gen/kingdoms';

export const hidden = 'hidden';
export const thing = (card: string): string => `card:${card}`;

const blank: CardPrint = { deck: '', type: 'event', effect: '', n: 0, stays: false };

/** 'hidden' has nothing printed on it; ask the deck. */
export function printOf(card: string, names: Names): CardPrint {
  return (names.printed(thing(card)) as CardPrint | undefined) ?? blank;
}

/** Dice of a troop; 0 for other cards. */
export const strengthOf = (print: CardPrint): number => (print.type === 'troop' ? print.n : 0);

/** Troops by strength, then responses, then events. */
export function sorted(cards: readonly string[], names: Names): string[] {
  const types = ['troop', 'response', 'event'];
  const order = (a: string, b: string) => {
    const [p, q] = [printOf(a, names), printOf(b, names)];
    return types.indexOf(p.type) - types.indexOf(q.type) || strengthOf(q) - strengthOf(p);
  };
  return [...cards].sort((a, b) => order(a, b) || (a < b ? -1 : a > b ? 1 : 0));
}

/** 'Royal Host (5)' without the number, which the card shows as dice. */
export function title(name: string): string {
  return name.replace(/\s*\(\d+\)$/, '');
}

/** Cards with how often each is there, in order. */
export function counted(cards: readonly string[], names: Names): [string, number][] {
  const n = new Map<string, number>();
  for (const card of sorted(cards, names)) n.set(card, (n.get(card) ?? 0) + 1);
  return [...n];
}
