// Words that the pieces share, as the rulebook has them.
import type { UnitType } from '../../../ui/placed';

export type Faith = 'catholic' | 'orthodox' | 'islamic' | 'pagan';

export const unitTypes: readonly UnitType[] = ['army', 'fleet'];
export const faiths: readonly Faith[] = ['catholic', 'orthodox', 'islamic', 'pagan'];

export type { Placed, UnitType } from '../../../ui/placed';
