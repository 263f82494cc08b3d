// The colours of the rulebook (8), a pattern and the code of the orders for each dynasty.
import type { Arms } from '../../contract';

export const dynastyArms: Record<string, Arms> = {
  almohads: { tincture: 'tenne', pattern: 'crescent', letter: 'AL' },
  anscarids: { tincture: 'sanguine', pattern: 'quarterly', letter: 'AN' },
  arpads: { tincture: 'argent', pattern: 'barry', letter: 'AR' },
  ayyubids: { tincture: 'or', pattern: 'lozengy', letter: 'AY' },
  capetians: { tincture: 'azure', pattern: 'pale', letter: 'CA' },
  hautevilles: { tincture: 'vert', pattern: 'bend', letter: 'HA' },
  hohenstaufens: { tincture: 'sable', pattern: 'plain', letter: 'HO' },
  komnenos: { tincture: 'purpure', pattern: 'cross', letter: 'KO' },
  piasts: { tincture: 'rose', pattern: 'saltire', letter: 'PI' },
  plantagenets: { tincture: 'gules', pattern: 'chief', letter: 'PL' },
  rurikids: { tincture: 'celeste', pattern: 'paly', letter: 'RU' },
  zengids: { tincture: 'buff', pattern: 'bordure', letter: 'ZE' },
};
