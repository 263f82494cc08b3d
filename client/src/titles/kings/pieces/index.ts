// The pieces of Crusader Kings. Every one takes size (its height), and x and y (its middle) when it is part of
// another drawing, such as the board; none says its name to a screen reader.
export { default as CardMarker } from './CardMarker.svelte';
export { default as Castle } from './Castle.svelte';
export { default as DukeToken } from './DukeToken.svelte';
export { default as FootSoldier } from './FootSoldier.svelte';
export { default as Knight } from './Knight.svelte';
export { signs } from './signs';
export { default as Token } from './Token.svelte';
export { default as TraitToken } from './TraitToken.svelte';
export * from './types';
export { default as Veil } from './Veil.svelte';
