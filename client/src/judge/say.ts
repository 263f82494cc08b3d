// Orders and causes in the reader's words.
import { provinceOf } from './maps';
import type { Choice, Line, Unit } from './types';
import { j, type Key } from './words';

/** Says where something is: the name of a place, in the reader's language. */
export type Naming = (place: string) => string;

/** A place by the name of its province, with its coast. */
export const placeName = (place: string, province: Naming): string => {
  const [, coast] = place.split('/');
  return province(provinceOf(place)) + (coast ? ` (${coast})` : '');
};

export const unitName = (u: Pick<Unit, 'type' | 'at'>, name: Naming): string => `${u.type} ${name(u.at)}`;

/** An order in the usual notation, with the names of the reader's language. */
export function notation(c: Choice, name: Naming): string {
  const unit = `${c.type ? `${c.type} ` : ''}${c.at ? name(c.at) : ''}`;
  const to = c.to ? ` – ${name(c.to)}` : '';
  switch (c.kind) {
    case 'move':
      return unit + to + (c.via ? ` (${j('via')})` : '');
    case 'support':
      return `${unit} S ${name(c.other ?? '')}${to}`;
    case 'convoy':
      return `${unit} C ${name(c.other ?? '')}${to}`;
    case 'hold':
      return `${unit} H`;
    case 'waive':
      return j('no-order');
    default:
      return `${j(c.kind)}: ${unit}`;
  }
}

/** causes that are told in another way when somebody is to blame, or has lost */
const blamed = ['entered', 'convoy-disrupted'];

/** Why an order ended as it did: from standoff by=mun strength=1 against=2. */
export function reason(cause: string, name: Naming): string {
  const [kind = 'none', ...rest] = cause.split(' ');
  const said = new Map(rest.map((part) => part.split('=') as [string, string]));
  const by = said.get('by') ?? '';
  const values = { by: by && name(by), own: said.get('strength') ?? '', against: said.get('against') ?? '' };
  const told = by && blamed.includes(kind) ? `${kind}-by` : kind;
  const ignored = Number(said.get('ignored') ?? 0);
  return j(`cause-${told}` as Key, values) + (ignored > 0 ? ` ${j('ignored', { n: ignored })}` : '');
}

/** What is wrong with a line. */
export function complaint(l: Line): string {
  const wanted = /^\w*$/.test(l.want ?? '') ? l.want : 'sign';
  const want = wanted ? j(`want-${wanted}` as Key) : '';
  return j('line', { n: l.line, text: l.text, why: j(`line-${l.problem}` as Key, { word: l.word ?? '', want }) });
}
