// The tree of a house over the whole game: generations in rows, every branch in columns of its own.
import type { House, Person } from './annals';

export interface Spot {
  person: Person;
  /** column and row, from 0 */
  x: number;
  y: number;
  /** it is here as somebody's spouse */
  spouse: boolean;
}
/** From a parent to a child (or an adopted one), between the married, and where a stranger followed. */
export interface Tie {
  kind: 'blood' | 'adopted' | 'married' | 'followed' | 'kin';
  from: Spot;
  to: Spot;
}
export interface Pedigree {
  spots: Spot[];
  ties: Tie[];
  columns: number;
  rows: number;
}

const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);

export function pedigree(house: House): Pedigree {
  const members = house.people.filter((p) => p.origin === house.culture);
  const spots: Spot[] = [];
  const ties: Tie[] = [];
  const childrenOf = (p: Person) => members.filter((m) => m.parent === p);
  /** who lives here beside somebody */
  const spousesOf = (p: Person) => (p.house === house.culture ? p.spouses : []);
  const couple = (p: Person) => 1 + spousesOf(p).length;
  const width = (p: Person): number => Math.max(couple(p), sum(childrenOf(p).map(width)));

  function place(p: Person, left: number, row: number): Spot {
    const wide = width(p);
    const x = left + (wide - couple(p)) / 2;
    const spot = put(p, x, row, false);
    spousesOf(p).forEach((s, i) => {
      ties.push({ kind: 'married', from: spot, to: put(s, x + 1 + i, row, true) });
    });
    const kids = childrenOf(p);
    let at = left + (wide - sum(kids.map(width))) / 2;
    for (const k of kids) {
      ties.push({ kind: k.adopted ? 'adopted' : 'blood', from: spot, to: place(k, at, row + 1) });
      at += width(k);
    }
    return spot;
  }
  function put(person: Person, x: number, y: number, spouse: boolean): Spot {
    const s = { person, x, y, spouse };
    spots.push(s);
    return s;
  }
  const spotOf = (p: Person | undefined) => spots.find((s) => s.person === p && !s.spouse);

  let left = 0;
  for (const head of members.filter((m) => !m.parent)) {
    const before = house.reigns[house.reigns.findIndex((r) => r.ruler === head) - 1]?.ruler;
    const kin = spotOf(head.beside ?? undefined);
    const last = spotOf(before);
    const spot = place(head, left, kin ? kin.y : last ? last.y + 1 : 0);
    if (kin) ties.push({ kind: 'kin', from: kin, to: spot });
    else if (last) ties.push({ kind: 'followed', from: last, to: spot });
    left += width(head);
  }
  return {
    spots,
    ties,
    columns: Math.max(1, ...spots.map((s) => s.x + 1)),
    rows: Math.max(1, ...spots.map((s) => s.y + 1)),
  };
}
