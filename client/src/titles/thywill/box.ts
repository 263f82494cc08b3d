import type { Box } from '../../box';
import type { View } from '../../gen/thywill';
import { colourArms } from './arms';

const box: Box<View> = {
  arms: colourArms,
  emblem: {
    field: 'azure',
    charge:
      'M48 19l4 5v30h10v5H52v9h3v5H41v-5h3v-9H34v-5h10V24z' +
      'M27 30c-6 8-8 16-5 26l5-1.500c-2-7-1-14 4-21zM69 30c6 8 8 16 5 26l-5-1.500c2-7 1-14-4-21z',
  },
  minutes: [30, 60],
  weight: 'middle',
  boards: {
    'thywill-p2': { en: 'Europe for two players', it: 'L’Europa per due giocatori' },
    'thywill-p34': { en: 'Europe for three and four players', it: 'L’Europa per tre e quattro giocatori' },
  },
  guided: { players: 2, options: { variant: 'learning' }, bot: 'random' },
  starts: () => import('./starts'),
};

export default box;
