// What the slug of a card tells about how it is drawn. What it does is the server's to say.
import type { Card, Deck } from '../../gen/kingdoms';

export type CardType = 'troop' | 'response' | 'event';

export interface CardLook {
  deck: Deck;
  type: CardType;
  /** of a troop; 0 for other cards */
  strength: number;
  /** stays on the table until the turn ends */
  stays: boolean;
  emblem: string;
}

const responses = new Set(['leader', 'champion', 'militia', 'sortie', 'ambush', 'regrouping', 'relic']);
const staying = new Set([
  'watchtowers',
  'truce',
  'citadels',
  'irrigation',
  'troubadours',
  'military-orders',
  'fervour',
  'settlers',
]);

/** 'hidden' has no look; ask the deck. */
export function look(card: string): CardLook {
  const deck: Deck = card.startsWith('m-') ? 'muslim' : 'christian';
  const rest = card.slice(2);
  const strength = rest.startsWith('troop-') ? Number(rest.slice(6)) : 0;
  const type: CardType = strength ? 'troop' : responses.has(rest) ? 'response' : 'event';
  const emblem = strength ? `${card[0]}${strength}` : rest;
  return { deck, type, strength, stays: staying.has(rest), emblem };
}

export const hidden = 'hidden';

/** Troops by strength, then responses, then events; own deck before the other. */
export function sorted(cards: readonly string[]): string[] {
  const rank = (c: string) => {
    const l = look(c);
    return l.type === 'troop' ? 10 - l.strength : l.type === 'response' ? 20 : 30;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0));
}

/** 'Royal Host (5)' without the number, which the card shows as dice. */
export function title(name: string): string {
  return name.replace(/\s*\(\d+\)$/, '');
}

export const thing = (card: string): string => `card:${card}`;

export type { Card };
