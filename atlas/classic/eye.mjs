// What was set by eye on the board of the classic game.

/** The window of the world that is drawn, the rest of the sheet included: [west, south, east, north]. */
export const world = [-80, 0, 118, 84];

export const plane = {
  parallels: [36, 62],
  meridian: 15,
  bounds: [
    [-45, 46],
    [15, 80],
    [80, 46],
    [15, 15],
  ],
  sides: { west: [-16.4, 44], east: [48.6, 46], north: [22, 72.4], south: [20, 31.8] },
  width: 2000,
  strength: 0.62,
  time: 400,
};

/** Room that a province wants on the sheet, compared with others of its kind. */
export const room = {
  arm: 1.6,
  syr: 1.2,
  bar: 1.4,
  con: 1.3,
  lvp: 1.4,
  nap: 1.4,
  tus: 1.3,
  apu: 1.2,
  alb: 1.4,
  den: 1.4,
  hel: 1.3,
  stp: 0.8,
  mos: 0.8,
  libya: 0.5,
  sahara: 0.5,
};

/** Contacts on the drawing that the map does not have, and connections that the drawing cannot show. */
export const exceptions = {};

/** Where compass and title stand. */
export const [rose, title] = [
  [130, 300],
  [250, 120],
];
