// Colours of the rulebook (7.1, 8.1), a pattern and letters for each kingdom.

import type { Arms } from '../../contract';
import type { Kingdom } from '../../gen/kingdoms';

export const kingdomArms: Record<Kingdom, Arms> = {
  damascus: { tincture: 'or', pattern: 'crescent', letter: 'Da' },
  aleppo: { tincture: 'vert', pattern: 'lozengy', letter: 'Al' },
  jerusalem: { tincture: 'azure', pattern: 'cross', letter: 'Je' },
  antioch: { tincture: 'gules', pattern: 'bend', letter: 'An' },
  saladin: { tincture: 'vert', pattern: 'crescent', letter: 'Sa' },
  richard: { tincture: 'gules', pattern: 'paly', letter: 'Ri' },
  leopold: { tincture: 'azure', pattern: 'fess', letter: 'Le' },
  crusade: { tincture: 'gules', pattern: 'cross', letter: 'Cr' },
  muslims: { tincture: 'vert', pattern: 'crescent', letter: 'Mu' },
};

const nobody: Arms = { tincture: 'argent', pattern: 'plain', letter: '' };

/** '' is an independent region. */
export function armsOf(kingdom: string): Arms {
  return kingdomArms[kingdom as Kingdom] ?? nobody;
}
