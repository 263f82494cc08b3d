// What stands on a coat of arms, drawn within the outline of the shield, so that nothing has to be cut off: cutting costs a
// layer for each shield, and a board has dozens. In a frame of 24 x 28; holes by the even-odd rule.
import type { Pattern } from '../contract';

export const outline = 'M2 2h20v11c0 6-4.200 10-10 13C6.200 23 2 19 2 13z';

const lozenge = ([x, y]: [number, number]) => `M${x} ${y - 3.2}l2.300 3.200-2.300 3.200-2.300-3.200z`;
const lozenges: [number, number][] = [
  [5.5, 6],
  [12, 6],
  [18.5, 6],
  [5, 13.5],
  [12, 13.5],
  [19, 13.5],
  [8.7, 19.5],
  [15.3, 19.5],
];

export const charges: Record<Pattern, string> = {
  plain: '',
  bend: 'M2 2h5.500L20.600 18.200a14 14 0 0 1-2.700 3.500L2 6.500z',
  chevron: 'M12 8.500l9.600 7.200a13 13 0 0 1-1.900 4L12 14l-7.700 5.700a13 13 0 0 1-1.900-4z',
  cross: 'M9.500 2h5v8H22v3q0 1-.1 2h-7.400v9.600L12 26l-2.500-1.400V15H2.100Q2 14 2 13v-3h7.500z',
  saltire:
    'M2 2h4.500L12 9l5.500-7H22v3.200l-6.700 8.300 4.600 5.700a14 14 0 0 1-2.900 3.400L12 16.800 7 22.600a14 14 0 0 1-2.900-3.400l4.600-5.700L2 5.200z',
  pale: 'M8 2h8v21.500Q14.100 24.900 12 26 9.900 24.900 8 23.500z',
  paly: 'M5.300 2h3.400v22q-1.900-1.200-3.400-2.800zM10.300 2h3.400v23L12 26l-1.700-1zM15.300 2h3.400v19.200q-1.500 1.600-3.400 2.800z',
  fess: 'M2 9h20v4q0 2.700-.900 5H2.900Q2 15.700 2 13z',
  barry:
    'M2 5h20v3.500H2zM2 12h20v1q0 1.300-.200 2.500H2.200Q2 14.300 2 13zM3.900 19h16.200a13 13 0 0 1-2.800 3.500H6.700A13 13 0 0 1 3.900 19z',
  lozengy: lozenges.map(lozenge).join(''),
  quarterly: 'M2 2h10v11H2zM12 13h10c0 6-4.200 10-10 13z',
  bordure: `${outline}M5.500 5.500V13c0 4.200 2.600 7 6.500 9.300 3.900-2.300 6.500-5.100 6.500-9.300V5.500z`,
  chief: 'M2 2h20v6.200H2z',
  crescent: 'M12 3a10 10 0 1 0 9 14A9 9 0 1 1 12 3z',
};
