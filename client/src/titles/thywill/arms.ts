// Colours of the players' pieces, with a pattern and a letter each.
import type { Arms } from '../../contract';

export const colourArms: Record<string, Arms> = {
  blue: { tincture: 'azure', pattern: 'cross', letter: 'B' },
  red: { tincture: 'gules', pattern: 'bend', letter: 'R' },
  green: { tincture: 'vert', pattern: 'chevron', letter: 'G' },
  yellow: { tincture: 'or', pattern: 'fess', letter: 'Y' },
};

const nobody: Arms = { tincture: 'argent', pattern: 'plain', letter: '' };

export function armsOf(colour: string): Arms {
  return colourArms[colour] ?? nobody;
}
