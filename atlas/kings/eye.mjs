// What was set by eye on the board of Crusader Kings.

/** The window of the world that is drawn, the rest of the sheet included: [west, south, east, north]. */
export const world = [-70, 8, 84, 80];

export const plane = {
  parallels: [39, 55],
  meridian: 5,
  bounds: [
    [-40, 45],
    [5, 70],
    [52, 45],
    [5, 25],
  ],
  sides: { west: [-19, 44], east: [23.6, 46], north: [3, 59.4], south: [5, 36.1] },
  width: 2000,
  strength: 0.5,
  time: 260,
};

/** Room that a territory wants on the sheet, compared with others. */
export const room = {
  wales: 1.7,
  sardinia: 2.6,
  sicily: 1.8,
  denmark: 2.4,
  scotland: 1.5,
  navarra: 1.5,
  brittany: 1.5,
  northumbria: 1.3,
  venice: 1.5,
  wessex: 1.4,
  mercia: 1.2,
  apulia: 1.4,
  lombardy: 1.3,
  'papal-states': 1.3,
  normandy: 1.2,
  leon: 1.1,
  dalmatia: 1.2,
  'north-sea': 1.6,
  'atlantic-ocean': 2.2,
  'mediterranean-sea': 2.2,
};

/** Water and land that is no territory; the printed board shows the seas, the rest keeps the territories in bounds. */
export const seaSites = {
  'north-sea': [
    [3, 55.5],
    [1, 57.5],
    [2.2, 52.2],
    [11, 57],
    [19, 55.6],
    [14, 55],
    [5, 58.5],
    [-1.6, 60],
    [6, 54.2],
    [2.1, 51.3],
    [19, 58],
    [-1, 58.6],
    [0.8, 54],
  ],
  'atlantic-ocean': [
    [-12, 52],
    [-7, 47],
    [-11, 41],
    [-4.8, 53.7],
    [-2, 50],
    [-8, 58],
    [-9, 36.4],
    [-4, 45],
    [0.4, 50.2],
    [-5.4, 51.2],
    [-5.6, 59.4],
    [-7, 36.4],
    [-10, 60.5],
    [-14, 36],
  ],
  'mediterranean-sea': [
    [3, 40],
    [12, 40],
    [16, 42.5],
    [-3, 36.3],
    [17.6, 37.2],
    [8, 43.4],
    [13.5, 44.6],
    [19, 40.5],
    [5, 42],
    [-4.7, 36.2],
    [25, 38],
  ],
};
export const lands = {
  norway: [
    [6.5, 59.5],
    [9, 60],
    [8, 58.6],
    [10.5, 59.6],
    [8, 62],
  ],
  sweden: [
    [13.3, 56.1],
    [13, 57.8],
    [15, 56.8],
    [16, 58.6],
    [14, 60],
    [18.4, 57.5],
    [17, 60],
  ],
  east: [
    [23.4, 54.8],
    [23.6, 53.4],
    [23.3, 52],
    [23.2, 50.6],
    [23, 49.3],
    [25, 57],
    [30, 52],
    [26, 50],
    [22.6, 55.4],
  ],
  transylvania: [
    [22.3, 48.2],
    [22.2, 47.2],
    [22, 46.2],
    [25, 46],
  ],
  serbia: [
    [21.6, 45],
    [21.2, 44],
    [20.6, 42.8],
    [20, 41.6],
    [20.6, 40.2],
    [22, 39],
    [24, 42],
    [28, 40],
  ],
  africa: [
    [-8, 33],
    [-5.5, 35],
    [-3, 34.8],
    [0, 35.6],
    [3, 36.4],
    [6, 36.4],
    [9.5, 37],
    [10.6, 35.6],
    [12, 32],
    [20, 31],
  ],
  isles: [
    [-4.5, 54.2],
    [-2.9, 59],
    [-1.2, 60.3],
    [14.4, 35.9],
  ],
};

/** Sites that the drawing needs besides those of the data. */
export const more = {
  aragon: [
    [3, 39.6],
    [1.4, 39],
    [4.1, 40],
  ], // the Balearic Islands
  denmark: [
    [10.4, 55.3],
    [11.5, 54.8],
  ],
  scotland: [
    [-6.4, 57.4],
    [-6.7, 58.2],
    [-3.5, 58.4],
    [-4.8, 58.3],
  ],
};

/** Contacts on the drawing that the data does not have, and connections that the drawing cannot show. */
export const exceptions = {};

/** Where a sea passage goes, if not over the narrowest water. */
export const passages = {
  'aragon/sardinia': [5.5, 40.2],
  'papal-states/sardinia': [10.8, 41.9],
  'sardinia/toulouse': [6.8, 42.6],
  'apulia/dalmatia': [16.6, 42.5],
};
