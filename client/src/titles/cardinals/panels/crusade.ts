// How far a crusade has come, and which Lines of Supply there are.
import type { LineView, View } from '../../../gen/cardinals';
import { moving } from './part';

export const phases = ['called', 'deployment', 'march', 'conclusion'] as const;
export type Phase = (typeof phases)[number];

/** The phase that is going on: between two turns of movement, the one that has begun already. */
export function phaseOf(view: View): Phase | null {
  switch (view.crusade?.phase) {
    case 'declared':
      return moving(view) ? 'deployment' : 'called';
    case 'marching':
      return moving(view) ? 'march' : 'deployment';
    case 'concluded':
      return 'conclusion';
    default:
      return null;
  }
}

/** The armies that have a line, each once. */
export const armies = (lines: LineView[]): string[] => [...new Set(lines.map((l) => l.from))];

/** Where an army's lines lead. */
export const goals = (lines: LineView[], army: string): string[] =>
  lines.filter((l) => l.from === army).map((l) => l.to);

/** All spaces of a line, from end to end. */
export const wayOf = (l: LineView): string[] => [l.from, ...l.over, l.to];

/** The reader's armies that no line leads away from. */
export function stranded(view: View): string[] {
  const led = armies(view.crusade?.lines ?? []);
  const own = view.units.filter((u) => u.owner === view.seat && u.type === 'army' && !u.crusader);
  return own.map((u) => u.space).filter((s) => !led.includes(s));
}
