// Where things stand in a hex, seen from its middle: [x, y] and [width, height]. The enemy or the start sign in the
// upper corner, the name below it, then tile, building, tile, and the knights in the lower corner.

export const slots = {
  building: { at: [0, 4.5], size: [32, 32] },
  enemy: { at: [0, -43], size: [29, 29] },
  start: { at: [0, -43], size: [29, 29] },
  'tile-1': { at: [-35, 4.5], size: [33, 33] },
  'tile-2': { at: [35, 4.5], size: [33, 33] },
  'knight-1': { at: [-29.5, 32.5], size: [17.5, 21.5] },
  'knight-2': { at: [-10, 37.5], size: [19, 23.5] },
  'knight-3': { at: [10, 37.5], size: [19, 23.5] },
  'knight-4': { at: [29.5, 32.5], size: [17.5, 21.5] },
};

/** The name's middle and the size of its letters. */
export const name = { at: [0, -21], size: 13.5 };

/** Slots of a region, by what is printed there. */
export function slotsOf(region) {
  const tiles = (region.spaces ?? []).map((_, k) => `tile-${k + 1}`);
  return [
    'building',
    ...(region.flag ? ['enemy'] : []),
    ...(region.start ? ['start'] : []),
    ...tiles,
    'knight-1',
    'knight-2',
    'knight-3',
    'knight-4',
  ];
}
