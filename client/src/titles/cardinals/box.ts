import type { Box } from '../../box';
import type { View } from '../../gen/cardinals';
import { dynastyArms } from './arms';

const box: Box<View> = {
  arms: dynastyArms,
  emblem: {
    field: 'purpure',
    charge:
      'M34 24a8 8 0 0 1 6 13l22 26 4-3 4 5-3 2.500 3 3.500-4 3.500-7-8.500L34 40a8 8 0 1 1 0-16zm0 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z' +
      'M62 24a8 8 0 0 1 0 16L37 66l-7 8.500-4-3.500 3-3.500-3-2.500 4-5 4 3 22-26a8 8 0 0 1 6-13zm0 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  minutes: [120, 300],
  weight: 'heavy',
  boards: { cardinals: { en: 'Christendom and its neighbours', it: 'La cristianità e i suoi vicini' } },
  guided: {
    players: 12,
    options: {},
    seat: 'anscarids',
    // Neighbours that fight, with a hired realm, and an attack that cuts the support which the guide asks for.
    opening: {
      almohads: ['move seville toledo', 'move algiers western-mediterranean-sea', 'seal'],
      capetians: ['move toulouse gascony', 'bid-support-move aragon toulouse gascony', 'move paris burgundy', 'seal'],
      plantagenets: ['move bordeaux gascony', 'move london british-sea', 'seal'],
    },
  },
  starts: () => import('./starts'),
};

export default box;
