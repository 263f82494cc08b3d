// The five types of Action Cards: a colour and a sign for each, drawn with a pen on 24 by 24.

import type { Tincture } from '../../contract';
import type { Deck } from '../../gen/kings';

interface Look {
  tincture: Tincture;
  sign: string;
}

export const decks: Record<Deck, Look> = {
  realm: { tincture: 'vert', sign: 'M4 21V9h3v3h3V9h4v3h3V9h3v12zM10 21v-4a2 2 0 0 1 4 0v4M12 9V3l4 1.500-4 1.500' },
  intrigue: { tincture: 'purpure', sign: 'M12 2 9.500 13 12 15.500 14.500 13zM7 15.500h10M12 15.500V21M10.500 21h3' },
  war: { tincture: 'gules', sign: 'M4 4l11 11M20 4 9 15M6 12.500l5.500 5.500M18 12.500 12.500 18M8 16l-4 4M16 16l4 4' },
  tax: {
    tincture: 'or',
    sign: 'M12 4c5 0 8 1.500 8 3s-3 3-8 3-8-1.500-8-3 3-3 8-3zM4 7v5c0 1.500 3 3 8 3s8-1.500 8-3V7M4 12v5c0 1.500 3 3 8 3s8-1.500 8-3v-5',
  },
  crusade: { tincture: 'azure', sign: 'M12 3v18M5 9.500h14M9.500 3h5M9.500 21h5M5 7v5M19 7v5' },
};

export const lookOf = (deck: string): Look => decks[deck as Deck] ?? { tincture: 'argent', sign: '' };
