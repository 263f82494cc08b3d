// What the parts of the side panel share.

import type { Move, PanelProps } from '../../../contract';
import type { CentreView, DynastyView, View } from '../../../gen/cardinals';

export type PartProps = Omit<PanelProps, 'view'> & { view: View };

/** The dynasty of the seat that looks on; none for a spectator. */
export const mine = (view: View): DynastyView | undefined => view.dynasties.find((d) => d.slug === view.seat);

export const centreOf = (view: View, space: string): CentreView | undefined =>
  view.centres.find((c) => c.space === space);

/** Turns of movement, in which points are placed and orders written. */
export const moving = (view: View): boolean => view.season === 'early' || view.season === 'late';

/** The offered move with this verb and these operands. */
export const offered = (moves: Move[], verb: string, ...args: string[]): Move | undefined =>
  moves.find((m) => m.verb === verb && args.every((a, i) => m.move[i + 1] === a));

/** The statement of the rulebook about an offence. */
export const offenceRule = (offence: string): string =>
  `2r(6)(${offence})${['e', 'f', 'h'].includes(offence) ? '' : '.1'}`;
