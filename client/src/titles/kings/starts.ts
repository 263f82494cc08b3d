// The lands of the dynasties, and who waits in the others.

import type { Starts } from '../../box';
import type { View } from '../../gen/kings';
import { armsOf } from './facts';
import StartPieces from './StartPieces.svelte';
import { w } from './words';

const starts: Starts<View> = {
  states: (view) =>
    new Map(
      view.territories.map((t) => {
        const arms = armsOf(t.owner);
        return [t.slug, { owner: arms ? { tincture: arms.tincture } : null }];
      }),
    ),
  size: (k) => Math.max(1, Math.min(1.8, 0.3 / k)), // where no name can be read any more, pieces take its room
  side: (seat) => w(`side.${seat}` as 'side.english'),
  Inside: StartPieces,
};

export default starts;
