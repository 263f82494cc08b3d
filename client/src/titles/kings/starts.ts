// The first scenario, The Kingdom of Jerusalem, with all five dynasties: a Knight in every territory that one holds, a
// Character of the culture in every other. Who that is, is drawn by lot, so the cards lie face down here.
import type { SpaceState } from '../../board/states';
import { w } from '../../words';
import type { Starts } from '../starts';
import { cultureArms } from './arms';
import StartPieces from './StartPieces.svelte';

/** By culture. */
export const holdings: Record<string, readonly string[]> = {
  english: ['wessex', 'northumbria', 'mercia', 'normandy'],
  frankish: ['low-countries', 'lorraine', 'paris', 'aquitaine', 'toulouse'],
  germanic: ['saxony', 'pomerania', 'poland', 'bohemia'],
  italian: ['lombardy', 'venice', 'papal-states', 'apulia'],
  iberian: ['leon', 'navarra', 'castile', 'portugal'],
};
export const castles: readonly string[] = ['paris'];

/** The culture that holds a territory; '' if it is independent. */
export function holder(territory: string): string {
  return Object.keys(holdings).find((culture) => holdings[culture]!.includes(territory)) ?? '';
}

function state(territory: string): SpaceState {
  const arms = cultureArms[holder(territory)];
  return { owner: arms ? { tincture: arms.tincture } : null };
}

const starts: Starts = {
  choices: () => [{ key: '5', name: w('atlas-players', { n: 5 }) }],
  states: (drawing) => new Map([...drawing.spaces.keys()].map((slug) => [slug, state(slug)])),
  size: (k) => Math.max(1, Math.min(1.8, 0.3 / k)), // where no name can be read any more, pieces take its room
  Inside: StartPieces,
};

export default starts;
