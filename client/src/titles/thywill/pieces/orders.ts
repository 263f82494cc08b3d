// Arms of the ten orders, drawn for Outremer around 0, 0. An arm points up and is turned to the four sides; a whole
// charge is drawn as it is.
import type { Tincture } from '../../../contract';
import type { Order } from './types';

export interface Charge {
  tincture: Tincture;
  arm?: string;
  whole?: string;
}
export interface OrderArms {
  field: Tincture;
  charges: Charge[];
}

const fleury =
  'M-1.800 0v-5.300c-1.700 0-3-.900-3.600-2.700 1.200.300 2.300.100 3.200-.600.200-1.500 1-2.900 2.200-4.100 1.200 1.200 2 2.600 2.200 4.100.900.700 2 .900 3.200.600C4.800-6.200 3.500-5.300 1.800-5.300V0z';
const maltese = 'M0 0-5.600-11.500 0-8.300 5.600-11.500z';
const patty = 'M-1.400-1.400C-2-5-3.400-8.600-6-11.300H6C3.400-8.600 2-5 1.400-1.400V0h-2.800z';
const plain = 'M-1.700 0v-11.500h3.400V0z';
const flared = 'M-2 0c0-4-.500-8-1.800-12h7.600C2.500-8 2-4 2 0z';
const potent = 'M-1.300 0v-8.200h-3v-2.600h8.600v2.600h-3V0z';
const crosslet = (x: number, y: number) =>
  `M${x - 0.9} ${y - 3}h1.800v2.100h2.100v1.800h-2.100V${y + 3}h-1.800v-2.100h-2.100v-1.800h2.100z`;
const sword =
  'M0-12.500c2.200-1.600 4 .800 2.600 2.500L1.500-8.800v4.300h2.300c0-1.700.800-3 2.500-3.600-.300 1.200-.100 2.200.600 3 1.300.200 2.500.900 3.600 2.100-1.100 1.200-2.300 1.900-3.600 2.100-.700.800-.900 1.800-.600 3C4.600 1.500 3.800.200 3.800-1.500H2L1.500 8 0 13.500-1.500 8-2-1.500h-1.800c0 1.700-.800 3-2.500 3.600.300-1.200.100-2.200-.600-3-1.300-.200-2.500-.900-3.600-2.100 1.100-1.200 2.300-1.900 3.600-2.100.700-.800.900-1.800.6-3 1.700.600 2.500 1.900 2.500 3.600h2.300v-4.300l-1.100-1.200C-4-11.700-2.200-14.100 0-12.500z';
const locks = 'M-8.500 6.500a2 2 0 0 1 4 0v3h-4zM4.500 6.500a2 2 0 0 1 4 0v3h-4z';

export const orderArms: Record<Order, OrderArms> = {
  alcantara: { field: 'argent', charges: [{ tincture: 'vert', arm: fleury }] },
  aviz: {
    field: 'or',
    charges: [
      { tincture: 'vert', arm: fleury },
      { tincture: 'sable', whole: locks },
    ],
  },
  calatrava: { field: 'or', charges: [{ tincture: 'gules', arm: fleury }] },
  'holy-sepulchre': {
    field: 'argent',
    charges: [
      { tincture: 'gules', arm: potent },
      { tincture: 'gules', whole: [crosslet(-6, -6), crosslet(6, -6), crosslet(-6, 6), crosslet(6, 6)].join('') },
    ],
  },
  hospitaller: { field: 'sable', charges: [{ tincture: 'argent', arm: maltese }] },
  lazarus: { field: 'argent', charges: [{ tincture: 'vert', arm: plain }] },
  montesa: {
    field: 'argent',
    charges: [
      { tincture: 'sable', arm: fleury },
      { tincture: 'gules', arm: 'M-1 0v-9h2v9z' },
    ],
  },
  santiago: { field: 'argent', charges: [{ tincture: 'gules', whole: sword }] },
  templar: { field: 'argent', charges: [{ tincture: 'gules', arm: patty }] },
  teutonic: { field: 'argent', charges: [{ tincture: 'sable', arm: flared }] },
};
