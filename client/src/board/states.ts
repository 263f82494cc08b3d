// What a title says about the spaces of its board. The board knows no rules: it shows these.
import type { Thing, Tincture } from '../contract';
import type { Place } from './arrows';

/** Who holds a space: a colour with its lines, so that colour is never alone. */
export interface Owner {
  tincture: Tincture;
  /** lines of another tincture: for boards with more owners than tinctures */
  hatch?: Tincture;
}

export interface SpaceState {
  /** its name and all that can be seen there, for those who listen; else its name on the board */
  label?: string;
  /** the key under which the page finds it */
  thing?: Thing;
  /** null: could be held, but nobody holds it */
  owner?: Owner | null;
  /** can be chosen: it glows */
  open?: boolean;
  /** can be chosen, but what stands there shows it, not the space */
  quiet?: boolean;
  /** chosen already, for a move that names several */
  pressed?: boolean;
  /** named by what the pointer is on elsewhere */
  lit?: boolean;
  /** changed since the viewer's last turn */
  last?: boolean;
  /** something happens here right now: it is outlined in red */
  struck?: boolean;
}

/** Something that stands on the board and may travel. */
export interface Piece extends Place {
  key: string;
  /** spaces that it passes on its way; else the shortest way */
  via?: string[];
  /** it tries to get there in vain: it goes half the way and comes back */
  lunge?: Place | undefined;
}
