// Words that the pieces share, as the rulebook has them.
export type UnitType = 'army' | 'fleet';
export type Faith = 'catholic' | 'orthodox' | 'islamic' | 'pagan';

export const unitTypes: readonly UnitType[] = ['army', 'fleet'];
export const faiths: readonly Faith[] = ['catholic', 'orthodox', 'islamic', 'pagan'];

export type { Placed } from '../../../ui/placed';
