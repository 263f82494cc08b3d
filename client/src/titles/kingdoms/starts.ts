// Who begins where.

import type { Starts } from '../../box';
import type { View } from '../../gen/kingdoms';
import { armsOf } from './arms';
import StartPieces from './StartPieces.svelte';

const starts: Starts<View> = {
  own: { names: true, marks: true },
  states: (view) =>
    new Map(view.regions.map((r) => [r.slug, { owner: r.owner ? { tincture: armsOf(r.owner).tincture } : null }])),
  Inside: StartPieces,
};

export default starts;
