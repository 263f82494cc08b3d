// The sheet of College of Cardinals.

/** The window of the world that is drawn, the rest of the sheet included: [west, south, east, north]. */
export const world = [-80, -8, 118, 84];

export const plane = {
  parallels: [34, 54],
  meridian: 18,
  bounds: [
    [-50, 40],
    [17, 76],
    [86, 40],
    [17, 8],
  ],
  sides: { west: [-17.8, 43], east: [50.2, 47], north: [17, 64.2], south: [30, 27.4] },
  width: 2000,
  mean: 7000,
  strength: 0.66,
  time: 400,
};
