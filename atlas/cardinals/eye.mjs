// What was set by eye on the board of College of Cardinals.

/** Room that a space wants on the sheet, compared with others of its kind. */
export const room = {
  crete: 3.2,
  corsica: 3.2,
  nicosia: 3.6,
  tripoli: 3.6,
  antioch: 2.8,
  genoa: 3,
  venice: 2.2,
  pisa: 2,
  northumbria: 2.2,
  'east-anglia': 2,
  cagliari: 2,
  navarre: 3.4,
  palermo: 2,
  jerusalem: 1.6,
  wales: 1.6,
  rome: 1.4,
  benevento: 1.7,
  salerno: 1.8,
  austria: 1.3,
  verona: 1.2,
  constantinople: 1.4,
  tmutarakan: 1.6,
  normandy: 2.4,
  moravia: 1.4,
  gascony: 2.2,
  chaldia: 1.3,
  armenia: 1.3,
  aleppo: 1.2,
  damascus: 1.2,
  frankfurt: 1.2,
  nuremberg: 1.2,
  'ligurian-sea': 5,
  'adriatic-sea': 1.3,
  'gulf-of-bothnia': 2.6,
  'norwegian-sea': 1.3,
  'cilician-sea': 2,
  'eastern-mediterranean-sea': 1.2,
  'irish-sea': 1.8,
  'tyrrhenian-sea': 1.2,
  'aegean-sea': 1.2,
  'don-kipchaks': 0.6,
  'saksin-kipchaks': 0.6,
  'volga-bulgaria': 0.6,
  vladimir: 0.7,
  novgorod: 0.7,
  chernigov: 0.7,
  smolensk: 0.8,
  'banu-hilal': 0.7,
  cairo: 0.7,
  hejaz: 0.7,
  barqah: 0.8,
  tripolitania: 0.8,
  'uncharted-ocean': 0.5,
  sahara: 0.4,
  'libyan-desert': 0.6,
  'northern-forests': 0.5,
  arabia: 0.6,
};

/** Sites that the drawing needs besides those of the data: a headland, a strait, the mouth of a gulf. */
export const more = {
  'ligurian-sea': {
    water: [
      [8.1, 43.2],
      [8.2, 42.9],
    ],
  },
  akhlat: { land: [[43.8, 39.9]] },
  georgia: { land: [[44, 40.6]] },
  antioch: {
    land: [
      [36.75, 36.3],
      [36.45, 35.75],
    ],
  },
  tripoli: {
    land: [
      [36.45, 34.5],
      [36.4, 34.15],
    ],
  },
};

/** Islands that are drawn larger than they are. */
export const islands = [
  { at: [24.9, 35.22], by: [1.35, 1.7] }, // Crete
  { at: [33.1, 35.05], by: [1.2, 1.25] }, // Cyprus
  { at: [9.1, 42.2], by: [1.45, 1] }, // Corsica
];

/** Contacts on the drawing that the data does not have, and connections that the drawing cannot show. */
export const exceptions = {
  'genoa/gulf-of-lion': 'off Nice four spaces meet in one point: Arelat, Genoa, the Gulf of Lion and the Ligurian Sea',
  'gulf-of-lion/tyrrhenian-sea': 'the strait of Bonifacio is a doorway of a few units, closed by the crossing arrow',
};

/** Where the crossing arrows go (5b); Constantinople and Opsikion have two. */
export const arrows = [
  ['alba', 'ireland', [-5.6, 55.2]],
  ['cagliari', 'corsica', [9.2, 41.3]],
  ['constantinople', 'opsikion', [29.1, 41.1]],
  ['constantinople', 'opsikion', [26.5, 40.25]],
  ['hejaz', 'cairo', [34.6, 27.2]],
  ['hejaz', 'sinai', [34.6, 28.3]],
  ['marrakesh', 'seville', [-5.6, 35.95]],
  ['palermo', 'salerno', [15.6, 38.2]],
];

/** Cities that more than one faith or party looks to. */
export const holy = ['jerusalem', 'rome', 'constantinople'];

/** Seas whose names have no other place than within; they come before the names of small lands. */
export const first = ['ligurian-sea', 'gulf-of-bothnia'];
