// Orders as they are written: A Paris - Burgundy, F London S A York - Wales, A Antioch H.

import type { Names } from '../../contract';
import type { OrderView, UnitView, View } from '../../gen/cardinals';
import { spaceOf } from './phrases';
import { w } from './words';

/** An order, whoever gave it. */
export interface Order {
  space: string;
  kind: string;
  /** the unit that is helped */
  from: string;
  /** where it leads, with its coast */
  to: string;
}

/** 'A', 'F', or '' where no unit stands. */
export type Letter = (space: string) => string;
export const letters: Record<string, string> = { army: 'A', fleet: 'F' };

export function lettersOf(units: Pick<UnitView, 'space' | 'type'>[]): Letter {
  const of = new Map(units.map((u) => [u.space, letters[u.type] ?? '']));
  return (space) => of.get(space) ?? '';
}

export const placeName = (place: string, names: Names): string =>
  names.thing(place === spaceOf(place) ? `space:${place}` : `place:${place}`);

export function write(o: Order | OrderView, letter: Letter, names: Names): string {
  const unit = (space: string) => `${letter(space)} ${placeName(space, names)}`.trim();
  const to = placeName(o.to, names);
  switch (o.kind) {
    case 'move':
    case 'retreat':
      return `${unit(o.space)} - ${to}`;
    case 'ferry':
      return `${unit(o.space)} - ${to} ${w('by-convoy')}`;
    case 'deploy':
      return `${unit(o.space)} - ${to} ${w('by-crusade')}`;
    case 'support':
      return `${unit(o.space)} S ${unit(o.from)}`;
    case 'support-move':
      return `${unit(o.space)} S ${unit(o.from)} - ${to}`;
    case 'convoy':
      return `${unit(o.space)} C ${unit(o.from)} - ${to}`;
    case 'build-army':
      return `${w('build')} A ${to}`;
    case 'build-fleet':
      return `${w('build')} F ${to}`;
    case 'disband':
      return `${w('disband')} ${unit(o.space)}`;
    default:
      return `${unit(o.space)} H`;
  }
}

/** The same for those who listen: letters and dashes are not words. */
export function tell(o: Order | OrderView, view: View, names: Names): string {
  const type = (space: string) => view.units.find((u) => u.space === space)?.type ?? '';
  const unit = (space: string) =>
    [names.thing(`unit:${type(space)}`), placeName(space, names)].filter(Boolean).join(' ');
  const to = placeName(o.to, names);
  const at = { unit: unit(o.space), to, helped: o.from ? unit(o.from) : '' };
  switch (o.kind) {
    case 'move':
    case 'retreat':
    case 'deploy':
      return w('tell.move', at);
    case 'ferry':
      return w('tell.ferry', at);
    case 'support':
      return w('tell.support', at);
    case 'support-move':
      return w('tell.support-move', at);
    case 'convoy':
      return w('tell.convoy', at);
    case 'build-army':
      return w('tell.build-army', at);
    case 'build-fleet':
      return w('tell.build-fleet', at);
    case 'disband':
      return w('tell.disband', at);
    default:
      return w('tell.hold', at);
  }
}
