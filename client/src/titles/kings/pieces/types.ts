// Words that the pieces share, as the rulebook has them.
export type Sex = 'male' | 'female';
/** Who holds a title: the place on the Family Board, or a Councilor. */
export type Duke = 'child' | 'sibling' | 'councilor';
export type TokenKind = 'unrest' | 'plague' | 'plague-over' | 'harvest' | 'crop-failure' | 'gold' | 'age' | 'pact';
/** The colour of a Trait token: a success, a failure, a critical failure. */
export type TraitSign = 'green' | 'red' | 'critical';

export const dukes: readonly Duke[] = ['child', 'sibling', 'councilor'];
export const tokenKinds: readonly TokenKind[] = [
  'unrest',
  'plague',
  'plague-over',
  'harvest',
  'crop-failure',
  'gold',
  'age',
  'pact',
];
export const traitSigns: readonly TraitSign[] = ['green', 'red', 'critical'];

export type { Placed } from '../../../ui/placed';
