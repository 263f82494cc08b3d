// What is read aloud or shown in a line about a territory, and why a number is what it is.

import type { Names } from '../../contract';
import type { ItemView, TerritoryView } from '../../gen/kings';
import { w } from './words';

/** "Castle", "Plate Armor", "support from Wessex": a cause of successes needed or of draws. */
export function causeText(item: ItemView, names: Names): string {
  switch (item.cause) {
    case 'development':
      return names.thing(`development:${item.of}`);
    case 'shield':
      return names.thing(`position:${item.of}`);
    case 'pact':
    case 'support':
    case 'pact-land':
      return w(`cause.${item.cause}`, { of: names.thing(`territory:${item.of}`) });
    case 'base':
    case 'castle':
    case 'foot':
    case 'duchy':
    case 'event':
      return w(`cause.${item.cause}`);
    default:
      return item.cause;
  }
}

/** "1 always, 1 Castle" */
export function itemsText(items: ItemView[], names: Names): string {
  return items.map((i) => `${i.count} ${causeText(i, names)}`).join(', ');
}

export interface Lying {
  token: 'unrest' | 'harvest' | 'crop-failure' | 'plague' | 'plague-over';
  /** its slug in the lexicon */
  mark: string;
  n: number;
}

/** Tokens that lie in a territory. */
export function tokensOf(t: TerritoryView): Lying[] {
  const all: Lying[] = [
    { token: 'unrest', mark: 'unrest', n: t.unrest },
    { token: 'harvest', mark: 'harvest', n: t.harvest },
    { token: 'crop-failure', mark: 'crop-failure', n: t.crop },
    { token: 'plague', mark: 'plague-outbreak', n: t.plague === 'outbreak' ? 1 : 0 },
    { token: 'plague-over', mark: 'plague-over', n: t.plague === 'over' ? 1 : 0 },
  ];
  return all.filter((x) => x.n > 0);
}

/** "2 Unrest" */
export function tokenText(t: Lying, names: Names): string {
  const name = names.thing(`mark:${t.mark}`);
  return t.n > 1 ? `${t.n} ${name}` : name;
}

/** Who holds a territory. */
export function ownerText(t: TerritoryView, names: Names): string {
  if (t.offLimits) return w('land.off');
  return t.owner ? w('land.of', { who: names.thing(`culture:${t.owner}`) }) : w('land.free');
}

/** All that stands in a territory, for those who listen. */
export function landLabel(t: TerritoryView, names: Names): string[] {
  if (t.offLimits) return [names.thing(`territory:${t.slug}`), w('land.off')];
  return [
    names.thing(`territory:${t.slug}`),
    ownerText(t, names),
    ...(t.partner ? [w('land.pact', { who: names.thing(`culture:${t.partner}`) })] : []),
    ...(t.castle ? [w('land.castle')] : []),
    ...(t.foot ? [w('land.foot')] : t.mobilized ? [w('land.mobilized')] : []),
    ...(t.duke ? [w('land.duke', { who: names.thing(`character:${t.duke}`) })] : []),
    ...tokensOf(t).map((x) => tokenText(x, names)),
    ...(t.character ? [w('land.waits', { who: names.thing(`character:${t.character.name}`) })] : []),
    w('land.tax', { n: t.tax }),
    w('land.defence', { n: t.defence }),
  ];
}

/** Without its first sentence, which says what is shown otherwise. */
export const afterFirst = (detail: string): string => detail.replace(/^[^.]*\.\s*/, '');

/** What a card's event does. Its detail begins with the type of the card. */
export const eventText = (card: string, names: Names): string => afterFirst(names.detail(`card:${card}`));
