// The pieces of College of Cardinals. Every one takes size (its height), and x and y (its middle) when it is
// part of another drawing, such as the board; none says its name to a screen reader.
export { default as CrusaderArmy } from './CrusaderArmy.svelte';
export { default as FaithMark } from './FaithMark.svelte';
export { signs } from './faiths';
export { default as MinorUnit } from './MinorUnit.svelte';
export { default as PapalArmy } from './PapalArmy.svelte';
export { default as Supply } from './Supply.svelte';
export * from './types';
export { default as Unit } from './Unit.svelte';
