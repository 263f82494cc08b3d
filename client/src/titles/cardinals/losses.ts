// A centre that changes hands is told to the dynasty that loses it as its loss.
import type { GameEvent, Names } from '../../contract';
import type { View } from '../../gen/cardinals';
import { changes, holdersBefore } from './panels/history';
import { w } from './words';

export function losses(view: View, story: GameEvent[], names: Names): (e: GameEvent) => string {
  return (e) => {
    if (!view.seat || e.seat === view.seat || !changes(e)) return '';
    const space = e.args[0] ?? '';
    if (holdersBefore(view, story, e).get(space) !== view.seat) return '';
    const where = names.thing(`space:${space}`);
    return e.seat
      ? w('herald.lost', { space: where, who: names.form(`dynasty:${e.seat}`, 'the') })
      : w('herald.free', { space: where });
  };
}
