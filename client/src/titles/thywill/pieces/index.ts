// The pieces of Crusaders: Thy Will Be Done. Every one takes size (its height), and x and y (its middle) when it is
// part of another drawing, such as the board; none says its name to a screen reader.
export { default as ActionToken } from './ActionToken.svelte';
export { default as BonusTile } from './BonusTile.svelte';
export { default as Building } from './Building.svelte';
export { default as EnemyToken } from './EnemyToken.svelte';
export { default as Glyph, type GlyphName } from './Glyph.svelte';
export { default as Icon } from './Icon.svelte';
export { default as Influence } from './Influence.svelte';
export { default as Knight } from './Knight.svelte';
export { default as MajorityTile } from './MajorityTile.svelte';
export { default as OrderEmblem } from './OrderEmblem.svelte';
export { orderArms } from './orders';
export { default as TroopToken } from './TroopToken.svelte';
export * from './types';
