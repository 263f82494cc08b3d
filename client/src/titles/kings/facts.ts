// Short ways to what the view says.

import type { Arms, Move, Thing } from '../../contract';
import type { AttackView, DynastyView, TerritoryView, View } from '../../gen/kings';
import { cultureArms } from './arms';

export const armsOf = (culture: string): Arms | null => cultureArms[culture] ?? null;
export const tinctureOf = (culture: string): string => cultureArms[culture]?.tincture ?? 'argent';

export function dynastyOf(view: View, culture: string): DynastyView | undefined {
  return view.dynasties.find((d) => d.culture === culture);
}

export function territoryOf(view: View, slug: string): TerritoryView | undefined {
  return view.territories.find((t) => t.slug === slug);
}

/** The dynasties that take part, in the order in which they play now. */
export function inOrder(view: View): DynastyView[] {
  const here = view.dynasties.filter((d) => d.control !== 'absent');
  const rank = (d: DynastyView) => {
    const at = view.order.indexOf(d.culture);
    return at < 0 ? view.order.length : at;
  };
  return here.toSorted((a, b) => rank(a) - rank(b));
}

/** The type of an Action Card. */
export function deckOf(view: View, card: string): string {
  return view.decks.find((d) => d.kinds.includes(card))?.slug ?? '';
}

export const isGreen = (view: View, trait: string): boolean =>
  view.traits.find((t) => t.slug === trait)?.sign === 'green';

/** The chance of a check of a kind with so many successes needed and so much Gold; null where the view cannot tell. */
export function chanceOf(view: View, check: string, need: number, gold = 0): number | null {
  const free = view.draws.find((d) => d.check === check);
  const row = view.odds.find((o) => o.action === free?.action)?.win[need - 1];
  if (!free || !row?.length) return null;
  return row[Math.min(free.draws + gold, row.length) - 1] ?? null;
}

/** How the viewer stands towards the owner of a territory: what would allow or forbid to invade it. */
export function standing(view: View, territory: TerritoryView): 'own' | 'free' | 'war' | 'casus' | 'pact' | 'none' {
  const me = dynastyOf(view, view.seat);
  const owner = territory.owner;
  if (!owner) return 'free';
  if (owner === view.seat) return 'own';
  if (me?.war.includes(owner)) return 'war';
  if (me?.casusBelli.includes(owner)) return 'casus';
  return me?.pacts.includes(owner) ? 'pact' : 'none';
}

/** The best chance of an attack without Gold; 1 where none is needed. */
export const bestOdds = (a: AttackView): number => (a.annexes ? 1 : (a.odds[0] ?? 0));

/** The moves of a verb whose operands begin so. */
export function movesOf(moves: Move[], verb: string, ...args: string[]): Move[] {
  return moves.filter((m) => m.verb === verb && args.every((a, i) => m.move[i + 1] === a));
}

/**
 * What can be chosen by pressing a territory: the territory itself, or the Character who waits there and whom a move
 * names.
 */
export function thingAt(targets: Map<Thing, Move[]>, t: TerritoryView): Thing | null {
  if (targets.has(`territory:${t.slug}`)) return `territory:${t.slug}`;
  const waiting = t.character && `character:${t.character.name}`;
  return waiting && targets.has(waiting) ? waiting : null;
}
