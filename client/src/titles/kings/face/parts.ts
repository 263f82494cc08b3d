// A face put together from few parts. Which parts somebody has follows from the name alone, so the same person has the
// same face everywhere; age, crown and traits are put on top.

export interface Looks {
  /** slug of the character */
  name: string;
  sex: string;
  traits: string[];
  age: Age;
  crown: boolean;
}
export type Age = 'young' | 'grown' | 'old';

export interface Face {
  skin: string;
  hair: string;
  eyes: string;
  /** half the width of the head */
  wide: number;
  /** half its height */
  high: number;
  back: string;
  top: string;
  brows: string;
  nose: string;
  mouth: string;
  /** '' for none */
  beard: string;
  /** scar, wart, wrinkles */
  marks: string[];
}

const skins = ['#f3d3b4', '#e8bd97', '#dba77d', '#c98f66'];
const hairs = ['#2a1d14', '#4b2f1b', '#7b4a22', '#a8672a', '#c99a4c', '#8d2f18'];
const grey = '#b9b4aa';
const eyes = ['#3b2a1a', '#35506b', '#4d6238', '#6b5a3a'];
const noses = [
  'M0-2.5v4l-1.2.6',
  'M0-2.5c1.2 2 1.6 3.6 1.4 4.4-.8.7-1.8.5-2.4.1',
  'M-.3-2.5c-.6 2.4-.9 3.8-.7 4.4.7.5 1.6.4 2 .1',
  'M0-2l.9 3.6-1.9.2',
];
const mouths = {
  even: 'M-2.6 5.6h5.2',
  glad: 'M-2.8 5.1c1.4 1.6 4.2 1.6 5.6 0',
  grim: 'M-2.6 6.2c1.4-1.2 3.8-1.2 5.2 0',
};
const levelBrows = 'M-6.2-3.8c1.2-.8 2.6-.8 3.6-.3M6.2-3.8c-1.2-.8-2.6-.8-3.6-.3';
const angryBrows = 'M-6.2-5l3.9 1.6M6.2-5 2.3-3.400';
const beards = [
  '',
  'M-3.400 3.900c1.2-1 2.4-1 3.4-.3 1-.7 2.2-.7 3.4.3-1.2.7-2.4.6-3.4 0-1 .6-2.200.7-3.400 0z',
  'M-7 2c.4 6 2.600 9 7 9s6.600-3 7-9c-1.200 2.200-2.600 2.200-4 1.700-1.600-.9-4.400-.9-6 0C-4.400 4.200-5.800 4.200-7 2z',
  'M-2.2 7c.6 3 1.200 4.400 2.200 5.600C1 11.400 1.600 10 2.200 7 1 7.800-1 7.800-2.200 7z',
];
const tops = {
  male: [
    'M-8.200-2c-.4-6 2.600-9.600 8.200-9.600S8.600-8 8.200-2C7.400-5 6-7 3-7.600c-3 1-7 .8-9 .2C-7.200-6-7.800-4-8.200-2z',
    'M-8.400 0c-1-8 2.400-12 8.400-12s9.400 4 8.400 12C7.800-3 7.400-4.600 6-6.800c-3.600.8-8.400.8-12 0C-7.400-4.600-7.800-3-8.400 0z',
    'M-8-3c0-5 3-8 8-8s8 3 8 8c-1-2.400-2-3.600-3-4.400L-5-7.4C-6-6.600-7-5.400-8-3z',
  ],
  female: [
    'M-8.400 0c-1-8 2.400-12 8.400-12s9.400 4 8.400 12C8-3.600 6-6.400 0-8-6-6.400-8-3.600-8.400 0z',
    'M-8.400 1c-1-9 2.400-13 8.400-13s9.400 4 8.400 13c-.6-4-2.400-6.600-5.400-8.600C0-5.600-5-5-8.400 1z',
  ],
};
const longHair = 'M-9 0c-1.600-9 2-13 9-13S10.600-9 9 0c.4 5 1 8 2.600 11h-23.200C-10-3-9.400 5-9 0z';
const shortHair =
  'M-9 1c-1-8 1.400-13.400 9-13.400S10 -7 9 1c-.6 2.400-1.200 3.400-2 4h-14C-7.800 4.400-8.400 3.400-9 1z';
const wrinkles = 'M-4.600-6.600h9.200M-7 1.600l-1 1.200M7 1.600l1 1.200';
const scar = 'M3.600-6.400l2.600 8';
const wart = 'M-4.400 3.600a.7.7 0 1 0 .01 0';

/** The one ruler who is a horse. */
export const isHorse = (name: string): boolean => name === 'glitterhoof';

/** What traits do to a face; the rest of them do not show. */
const gladTraits = ['kind', 'generous', 'attractive', 'humble'];
const grimTraits = ['cruel', 'deceitful', 'ambitious', 'godless', 'coward'];
const scarTraits = ['brave', 'swordmaster', 'strong'];
const wartTraits = ['ugly', 'degenerate', 'inbred'];

/** A number out of a name, always the same. */
export function numberOf(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619) >>> 0;
  return h;
}

export function faceOf({ name, sex, traits, age }: Looks): Face {
  let left = numberOf(name);
  const pick = <T>(list: readonly T[]): T => {
    const at = left % list.length;
    left = Math.floor(left / list.length);
    return list[at]!;
  };
  const has = (list: string[]) => traits.some((t) => list.includes(t));
  const woman = sex === 'female';
  const [skin, hair, eye, nose] = [pick(skins), pick(hairs), pick(eyes), pick(noses)];
  const [top, beard] = [pick(woman ? tops.female : tops.male), pick(beards)];
  const stout = traits.includes('gluttonous') ? 1.2 : 0;
  return {
    skin,
    hair: age === 'old' ? grey : hair,
    eyes: eye,
    wide: 7.2 + pick([0, 0.4, 0.8]) + stout,
    high: age === 'young' ? 8.6 : 9.4 + pick([0, 0.5]),
    back: woman ? longHair : shortHair,
    top,
    brows: has(grimTraits) ? angryBrows : levelBrows,
    nose,
    mouth: has(gladTraits) ? mouths.glad : has(grimTraits) ? mouths.grim : mouths.even,
    beard: woman || age === 'young' ? '' : beard,
    marks: [
      ...(age === 'old' ? [wrinkles] : []),
      ...(has(scarTraits) ? [scar] : []),
      ...(has(wartTraits) ? [wart] : []),
    ],
  };
}
