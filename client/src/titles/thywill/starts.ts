// The map with its enemies and tiles, as it may be dealt.
import type { Starts } from '../../box';
import type { View } from '../../gen/thywill';
import StartPieces from './StartPieces.svelte';
import Tracks from './Tracks.svelte';

const starts: Starts<View> = {
  options: { variant: 'learning' }, // without orders, which are chosen before the map is dealt
  states: () => new Map(),
  Inside: StartPieces,
  Beside: Tracks,
};

export default starts;
