// Coats of arms of all titles' seats and powers: colour, pattern and letters, so
// that nobody is told apart by colour alone. Small, because lists show them
// before a title is loaded.

import type { Arms } from '../contract';
import { dynastyArms } from './cardinals/arms';
import { kingdomArms } from './kingdoms/arms';
import { cultureArms } from './kings/arms';
import { colourArms } from './thywill/arms';

const titles: Record<string, Record<string, Arms>> = {
  cardinals: dynastyArms,
  kingdoms: kingdomArms,
  kings: cultureArms,
  thywill: colourArms,
};

const spare: Pick<Arms, 'tincture' | 'pattern'>[] = [
  { tincture: 'gules', pattern: 'cross' },
  { tincture: 'azure', pattern: 'bend' },
  { tincture: 'or', pattern: 'chevron' },
  { tincture: 'vert', pattern: 'pale' },
  { tincture: 'purpure', pattern: 'saltire' },
  { tincture: 'tenne', pattern: 'fess' },
  { tincture: 'sable', pattern: 'lozengy' },
  { tincture: 'argent', pattern: 'paly' },
];

/** The arms of a seat or power; for an unknown one, arms that are at least its own. */
export function arms(title: string, slug: string): Arms {
  const known = titles[title]?.[slug];
  if (known) return known;
  let sum = 0;
  for (const c of slug) sum = (sum * 31 + c.charCodeAt(0)) % 997;
  const letter = (slug[0] ?? '?').toUpperCase() + (slug[1] ?? '');
  return { ...spare[sum % spare.length]!, letter };
}
