// Who begins where, by the number of players. The board's file knows it.
import type { Space } from '../../board/drawing';
import { w } from '../../words';
import type { Starts } from '../starts';
import { armsOf } from './arms';
import StartPieces from './StartPieces.svelte';

/** The kingdom that holds a region when so many play; '' if none does. */
export function holder(space: Space, players: string): string {
  return (space.facts.start as Record<string, string>)[players] ?? '';
}

const starts: Starts = {
  choices(drawing) {
    const [first] = drawing.spaces.values();
    const sizes = Object.keys((first?.facts.start as object) ?? {});
    return sizes.map((key) => ({ key, name: w('atlas-players', { n: Number(key) }) }));
  },
  states(drawing, key) {
    return new Map(
      [...drawing.spaces.values()].map((s) => {
        const by = holder(s, key);
        return [s.slug, { owner: by ? { tincture: armsOf(by).tincture } : null }];
      }),
    );
  },
  Inside: StartPieces,
};

export default starts;
