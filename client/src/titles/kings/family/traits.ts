// Our pictures of the traits, drawn with a pen on 24 by 24.
import type { Trait } from '../../../gen/kings';

const shield = 'M5 4h14v8c0 4-3 7-7 9-4-2-7-5-7-9z';

export const traitIcons: Record<Trait, string> = {
  humble: 'M14 3a2 2 0 1 0 .010 0M13 9c-4 1-5 4-4 7l-3 4h11M9 16h6',
  honest: 'M12 4v16M8 20h8M5 7h14M5 7l-2.500 6h5zM19 7l-2.500 6h5z',
  kind: 'M12 20C5 15 3 11.500 4.500 8.500 6 5.500 10 6 12 9c2-3 6-3.500 7.500-.500C21 11.500 19 15 12 20z',
  chaste: 'M12 21v-9M12 12c-4-2-5-6-3-9 2 2 3 3 3 5 0-2 1-3 3-5 2 3 1 7-3 9M8 16h8',
  pious: 'M12 3v18M7 8.500h10',
  brave: shield,
  attractive: 'M12 3a5.500 6 0 1 0 .010 0M12 15v6M9 21h6',
  cultivated: 'M7 3v15c0 2 1 3 3 3 5 0 9-6 7-14-3 1-7 0-10-4M10 9v11M13 9v9',
  clever: 'M9 21h6M10 21v-9h4v9M12 9c-2-1.500-1-3.500 0-5.500 1 2 2 4 0 5.500z',
  swordmaster: 'M12 2v14M8 16h8M12 16v5M10.500 21h3',
  generous: 'M3 15c4-3 6-1 8 0h5c2 0 2 3 0 3h-5M3 20c5 1 9 1 13 0l5-4M14 4a3 3 0 1 0 .010 0',
  strong: 'M5 5h12v5H5zM11 10v11',
  scholar: 'M12 6c-2-2-5-2.500-8-2v14c3-.500 6 0 8 2 2-2 5-2.500 8-2V4c-3-.500-6 0-8 2zM12 6v14',
  literate: 'M20 3C12 4 8 9 6 17l-2 4M6 17c6 0 10-3 12-8M10 12l5-1',
  ambitious: 'M4 8l4 4 4-7 4 7 4-4-2 11H6z',
  deceitful: 'M3 8c6-2 12-2 18 0 0 6-2 9-5 9-2 0-3-2-4-3-1 1-2 3-4 3-3 0-5-3-5-9zM7 11h3M14 11h3',
  cruel: 'M9 3v18M9 5c5-2 9 0 10 5-3-1-6 0-10 3z',
  lustful: 'M12 21c-5 0-7-4-6-8 1-3 4-4 4-10 5 3 9 8 8 13-1 3-3 5-6 5zM12 21c-2-2-2-4 0-7 2 3 2 5 0 7',
  dimwitted: 'M9 21h6M10 21v-8h4v8M12 13v-3M11 7c-2-2 2-3 0-5',
  gluttonous: 'M7 3h10c0 7-2 10-5 10S7 10 7 3zM12 13v7M8 21h8',
  godless: 'M12 3v5M12 14v7M7 8.500h3M14 8.500h3M4 20 20 4',
  ugly: 'M12 4a8 8 0 1 0 .010 0M8 10h2M14 9h2M8 16l3-1 3 2 2-1M16 13h.010',
  weak: 'M8 21C8 13 9 8 14 8c3-2 5 0 5 4-2-.500-4-1-5-4-1 3 0 5 2 6',
  degenerate: 'M12 12c1-1 2 0 2 1 0 2-3 3-5 1-2-3 1-7 5-6 4 1 6 6 3 9-4 4-11 3-12-3',
  coward: 'M6 21V3M6 4c4-2 6 2 12 0v8c-6 2-8-2-12 0',
  bastard: `${shield}M18 5 7 17`,
  stingy: 'M4 10h16v10H4zM4 10c0-4 3-6 8-6s8 2 8 6M12 14v2.500M10.500 13.500h3',
  ignorant: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM5 19 19 5',
  inbred: 'M9 6a5 5 0 1 0 .010 0M15 6a5 5 0 1 0 .010 0M12 16v5',
};
