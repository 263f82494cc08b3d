// Words that the pieces share, as the rulebook has them.
export type UnitType = 'army' | 'fleet';
export type Faith = 'catholic' | 'orthodox' | 'islamic' | 'pagan';

export const unitTypes: readonly UnitType[] = ['army', 'fleet'];
export const faiths: readonly Faith[] = ['catholic', 'orthodox', 'islamic', 'pagan'];

/** Where a piece stands: the middle, if it is part of another drawing. */
export interface Placed {
  /** height; a piece is about as wide */
  size?: number;
  x?: number;
  y?: number;
}
