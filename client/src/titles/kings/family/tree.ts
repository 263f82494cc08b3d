// The Family Board as a tree: who stands where, in columns and rows, and the lines between them. Four columns are
// enough: a sibling, the ruler, the spouse, a sibling, and children below; two couples fill a row.
import type { DynastyView, KinView, PersonView } from '../../../gen/kings';

export type Role = 'ruler' | 'consort' | 'child' | 'sibling' | 'in-law' | 'asked';

export interface Member {
  person: PersonView;
  role: Role;
  /** column and row of the card's middle, from 0 */
  x: number;
  y: number;
  duchy: string;
  /** whose spouse an in-law is, or somebody who is asked for would be */
  of: string;
}
/** Somebody who may come to live here as the spouse of a member. */
export interface Suitor {
  of: string;
  person: PersonView;
}
/** A line: 'blood' from the couple to a child, 'kin' from the ruler to a sibling, 'married' or 'asked' between two. */
export interface Line {
  kind: 'blood' | 'kin' | 'married' | 'asked';
  /** in columns and rows */
  points: [number, number][];
}
export interface Tree {
  members: Member[];
  lines: Line[];
  columns: number;
  rows: number;
}

const ruler = 1;
const consort = 2;
const columns = 4;
/** how far above the first row the bar between brothers and sisters lies */
const above = 0.57;

/** Somebody, with whoever stands beside them. */
interface Couple {
  kin: KinView;
  other: PersonView | null;
  role: Role;
}
const width = (c: Couple) => (c.other ? 2 : 1);

/** As many couples in a row as it has columns for. */
function rowsOf(list: Couple[]): Couple[][] {
  const rows: Couple[][] = [];
  let left = 0;
  for (const c of list) {
    if (left < width(c)) {
      rows.push([]);
      left = columns;
    }
    rows.at(-1)!.push(c);
    left -= width(c);
  }
  return rows;
}

export function familyTree(d: DynastyView, asked: Suitor | null = null): Tree {
  const members: Member[] = [];
  const lines: Line[] = [];
  const add = (person: PersonView, role: Role, x: number, y: number, duchy = '', of = '') =>
    members.push({ person, role, x, y, duchy, of });
  const pair = (kind: 'married' | 'asked', x: number, y: number) =>
    lines.push({
      kind,
      points: [
        [x, y],
        [x + 1, y],
      ],
    });
  const suitorOf = (p: PersonView) => (asked?.of === p.name ? asked.person : null);
  const couples = (list: KinView[], role: Role) =>
    list.map((kin): Couple => ({ kin, other: kin.spouse ?? suitorOf(kin.person), role }));
  /** Spouse beside spouse. */
  const put = ({ kin, other, role }: Couple, x: number, y: number) => {
    add(kin.person, role, x, y, kin.duchy);
    if (!other) return;
    add(other, kin.spouse ? 'in-law' : 'asked', x + 1, y, '', kin.person.name);
    pair(kin.spouse ? 'married' : 'asked', x, y);
  };

  // Brothers and sisters stand at both ends of the first row; where one of them is married they have a row of their own.
  const siblings = couples(d.siblings, 'sibling');
  const apart = siblings.some((c) => c.other);
  const row = apart ? 1 : 0;
  const beside = d.spouse ?? (d.king && suitorOf(d.king));
  const middle = (ruler + consort) / 2;
  const throne = beside ? ruler : middle;
  if (d.king) add(d.king, 'ruler', throne, row);
  if (beside) {
    add(beside, d.spouse ? 'consort' : 'asked', consort, row, '', d.king?.name);
    pair(d.spouse ? 'married' : 'asked', throne, row);
  }
  siblings.forEach((c, i) => {
    const x = apart ? 2 * i : i * (columns - 1);
    put(c, x, 0);
    lines.push({ kind: 'kin', points: over([throne, row], [x, 0], apart ? 0.5 : -above) });
  });
  rowsOf(couples(d.children, 'child')).forEach((list, i) => {
    const y = row + 1 + i;
    let x = (columns - list.reduce((sum, c) => sum + width(c), 0)) / 2;
    for (const c of list) {
      put(c, x, y);
      lines.push({ kind: 'blood', points: over([middle, row], [x, y], y - 0.5) });
      x += width(c);
    }
  });
  return { members, lines, columns, rows: Math.max(1, ...members.map((m) => m.y + 1)) };
}

/** From one point to another by a bar at a height. */
const over = (from: [number, number], to: [number, number], y: number): [number, number][] => [
  from,
  [from[0], y],
  [to[0], y],
  to,
];
