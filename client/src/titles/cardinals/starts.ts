// Who controls what in the first year. Lands without a supply centre bear the colour of the realm that they lie in, as on the
// printed map, though nobody controls them: the board's file knows it.

import type { Starts } from '../../box';
import type { View } from '../../gen/cardinals';
import { dynastyArms } from './arms';
import StartPieces from './StartPieces.svelte';
import { w } from './words';

const starts: Starts<View> = {
  states(view, drawing) {
    const holders = new Map(view.centres.map((c) => [c.space, c.holder]));
    return new Map(
      [...drawing.spaces.values()].map((s) => {
        const arms = dynastyArms[holders.get(s.slug) ?? (s.facts.sphere as string)];
        return [s.slug, arms ? { owner: { tincture: arms.tincture } } : {}];
      }),
    );
  },
  size: (k) => Math.max(1, Math.min(1.8, 0.3 / k)), // where no name can be read any more, units take its room
  side: (seat) => w(`side.${seat}` as 'side.almohads'),
  Inside: StartPieces,
};

export default starts;
