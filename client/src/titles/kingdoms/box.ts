import type { Box } from '../../box';
import type { View } from '../../gen/kingdoms';
import { kingdomArms } from './arms';

const box: Box<View> = {
  arms: kingdomArms,
  emblem: {
    field: 'gules',
    charge: 'M24 66V42h4v-6h4v4h4v-4h4v8h4V28h4v-5h4v4h0v-4h4v5h4v16h4v-8h4v4h4v-4h4v6h4v24H53V56a5 5 0 0 0-10 0v10z',
    cut: 'M31 49h3v6h-3zM62 49h3v6h-3zM46.500 33h3v7h-3z',
  },
  minutes: [20, 45],
  weight: 'light',
  boards: {
    'kingdoms-first-third-crusades': { en: 'First and Third Crusade', it: 'Prima e Terza Crociata' },
    'kingdoms-second-crusade': { en: 'Saladin and the Second Crusade', it: 'Saladino e la Seconda Crociata' },
  },
  guided: { players: 1, options: {} },
  starts: () => import('./starts'),
  // The coast that all our games are about.
  hero: {
    board: 'kingdoms-second-crusade',
    window: [-640, 20, 1340, 560],
    held: {
      jerusalem: 'azure',
      jaffa: 'azure',
      antioch: 'gules',
      latakia: 'gules',
      damascus: 'or',
      baalbek: 'or',
      aleppo: 'vert',
      homs: 'vert',
    },
    castle: 'town',
  },
};

export default box;
