// The signs of the faiths, around 0, 0 and 24 high.
import type { Faith } from './types';

export const signs: Record<Faith, string> = {
  catholic: 'M-2-11h4v6H8v4H2v12h-4V-1h-6v-4h6z',
  orthodox:
    'M-1.700-11.500h3.400v3H5.500v3H1.700v2.300H9v3H1.700V11.500h-3.400V-.200H-9v-3h7.300v-2.300h-3.800v-3h3.800z',
  islamic: 'M5.500-9.500A11 11 0 1 0 5.500 9.500 9.200 9.200 0 1 1 5.500-9.500z',
  pagan:
    'M0-11.500 2.700-6.500 8.100-8.100 6.500-2.700 11.500 0 6.500 2.700 8.100 8.100 2.700 6.500 0 11.500-2.700 6.500-8.100 8.100-6.500 2.700-11.500 0-6.500-2.700-8.100-8.100-2.700-6.500z',
};
