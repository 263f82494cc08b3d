// Words that the pieces share, as the rulebook has them.
export type BuildingType = 'castle' | 'church' | 'farm' | 'bank';
export type Enemy = 'slav' | 'prussian' | 'saracen';
export type Action = 'travel' | 'muster' | 'crusade' | 'influence' | 'build';
/** What a Saracen token pictures. */
export type Reward = BuildingType | 'troop';
export type Level = 1 | 2 | 3 | 4 | 5;
export type Order =
  | 'alcantara'
  | 'aviz'
  | 'calatrava'
  | 'holy-sepulchre'
  | 'hospitaller'
  | 'lazarus'
  | 'montesa'
  | 'santiago'
  | 'templar'
  | 'teutonic';

export const buildingTypes: readonly BuildingType[] = ['castle', 'church', 'farm', 'bank'];
export const enemies: readonly Enemy[] = ['slav', 'prussian', 'saracen'];
export const actions: readonly Action[] = ['travel', 'muster', 'crusade', 'influence', 'build'];

export const roman = (n: number): string => ['', 'I', 'II', 'III', 'IV', 'V'][n] ?? String(n);

export type { Placed } from '../../../ui/placed';
