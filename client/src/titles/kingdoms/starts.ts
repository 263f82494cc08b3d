// Who begins where.

import type { Starts } from '../../box';
import type { View } from '../../gen/kingdoms';
import { armsOf } from './arms';
import StartPieces from './StartPieces.svelte';
import { w } from './words';

const starts: Starts<View> = {
  own: { names: true, marks: true },
  states: (view) =>
    new Map(view.regions.map((r) => [r.slug, { owner: r.owner ? { tincture: armsOf(r.owner).tincture } : null }])),
  side: (seat) => w(`side.${seat}` as 'side.antioch'),
  Inside: StartPieces,
};

export default starts;
