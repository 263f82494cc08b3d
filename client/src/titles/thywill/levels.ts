// What every level of a building gives, as printed on the player boards. A test compares it with the title's data.
import type { Action, BuildingType } from './pieces';

export interface Gives {
  /** added to an action from now on */
  actions?: Action[];
  /** a knight comes onto the map */
  knight?: boolean;
  /** Influence at the end of the game; castle, farm and bank pay it several times */
  finale?: number;
}

export const gives: Record<BuildingType, [Gives, Gives, Gives, Gives]> = {
  castle: [{ knight: true }, { actions: ['travel'] }, { knight: true, actions: ['crusade'] }, { finale: 4 }],
  church: [{ actions: ['influence'] }, { actions: ['influence'] }, { actions: ['influence', 'travel'] }, { finale: 6 }],
  farm: [{ actions: ['muster'] }, { actions: ['muster'] }, { actions: ['influence', 'muster'] }, { finale: 1 }],
  bank: [{ actions: ['build'] }, { actions: ['build'] }, { actions: ['influence', 'build'] }, { finale: 4 }],
};
