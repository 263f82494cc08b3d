// A turn with the outcomes that other orders would have had, in the form in which turns are shown.
import type { UnitType } from '../pieces';
import type { Deed, Turn } from '../tale';
import type { Outcome } from '../written';

export function deedOf(o: Outcome): Deed {
  const say = (text: string) => ({ event: '', args: [], text, spans: [{ text }] });
  return {
    ...o.order,
    owner: o.owner,
    type: o.type as UnitType,
    place: o.place,
    outcome: o.result,
    cause: o.cause,
    by: o.by,
    strength: o.strength || o.against ? { own: o.strength, against: o.against } : null,
    dislodged: o.dislodged,
    destroyed: o.destroyed,
    said: [say(o.order_text), ...(o.text ? [say(o.text)] : [])],
  };
}

export function supposed(turn: Turn, outcomes: Outcome[]): Turn {
  return { ...turn, deeds: outcomes.map(deedOf) };
}
