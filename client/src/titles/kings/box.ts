import type { Box } from '../../box';
import type { View } from '../../gen/kings';
import { cultureArms } from './arms';

const box: Box<View> = {
  arms: cultureArms,
  emblem: {
    field: 'vert',
    charge:
      'M22 36l11 10 6-17 9 14 9-14 6 17 11-10-5 26H27zM27 65h42v5H27z' +
      'M19 33a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM36 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0z' +
      'M54 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM71 33a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  },
  minutes: [60, 150],
  weight: 'heavy',
  boards: { kings: { en: 'The realms of the dynasties', it: 'I regni delle dinastie' } },
  guided: {
    players: 5,
    options: {
      frankish: 'postis',
      germanic: 'munitio',
      italian: 'amandum',
      iberian: 'aperio',
      'first-player': 'english',
    },
  },
  starts: () => import('./starts'),
};

export default box;
