// The position of Early 1170. The board's file knows who stands where; lands without a supply centre bear the colour of the
// realm that they lie in, as on the printed map, though nobody controls them.
import type { Space } from '../../board/drawing';
import type { SpaceState } from '../../board/states';
import { w } from '../../words';
import type { Starts } from '../starts';
import { dynastyArms } from './arms';
import type { Faith, UnitType } from './pieces';
import StartPieces from './StartPieces.svelte';

export interface Facts {
  supply?: boolean;
  religion?: Faith;
  /** the dynasty, or the minor realm, that controls the supply centre */
  owner?: string;
  minor?: string;
  /** the dynasty whose land it was, without effect on play */
  sphere?: string;
  unit?: UnitType;
}
export const factsOf = (s: Space): Facts => s.facts as Facts;

function state(s: Space): SpaceState {
  const { owner, sphere } = factsOf(s);
  const arms = dynastyArms[owner ?? sphere ?? ''];
  return arms ? { owner: { tincture: arms.tincture } } : {};
}

const starts: Starts = {
  choices: () => [{ key: '12', name: w('atlas-players', { n: 12 }) }],
  states: (drawing) => new Map([...drawing.spaces.values()].map((s) => [s.slug, state(s)])),
  size: (k) => Math.max(1, Math.min(1.8, 0.3 / k)), // where no name can be read any more, units take its room
  Inside: StartPieces,
};

export default starts;
