/** Where a piece stands: the middle, if it is part of another drawing. */
export interface Placed {
  /** height; a piece is about as wide */
  size?: number;
  x?: number;
  y?: number;
}

/** What stands on the boards of armies and fleets. */
export type UnitType = 'army' | 'fleet';
