// The colours of the cultures on the printed board, a pattern and letters for each.
import type { Arms } from '../../contract';

export const cultureArms: Record<string, Arms> = {
  english: { tincture: 'gules', pattern: 'chief', letter: 'En' },
  frankish: { tincture: 'azure', pattern: 'pale', letter: 'Fr' },
  germanic: { tincture: 'sable', pattern: 'plain', letter: 'Ge' },
  italian: { tincture: 'vert', pattern: 'bend', letter: 'It' },
  iberian: { tincture: 'or', pattern: 'quarterly', letter: 'Ib' },
};
