// The Family Board as a tree: who stands where, in columns and rows, and the lines between them. Four columns are
// enough for the largest family: a sibling, the ruler, the spouse, a sibling; three children below; the spouses of kin
// under their partners.
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
const siblings = [0, 3];
/** how far above the first row the bar between brothers and sisters lies */
const above = 0.57;

export function familyTree(d: DynastyView, asked: Suitor | null = null): Tree {
  const members: Member[] = [];
  const lines: Line[] = [];
  const add = (person: PersonView, role: Role, x: number, y: number, duchy = '', of = '') =>
    members.push({ person, role, x, y, duchy, of });
  const pair = (kind: 'married' | 'asked', from: [number, number], to: [number, number]) =>
    lines.push({ kind, points: [from, to] });
  const suitorOf = (p: PersonView) => (asked?.of === p.name ? asked.person : null);
  const withSpouse = (k: KinView, role: Role, x: number, y: number) => {
    add(k.person, role, x, y, k.duchy);
    const other = k.spouse ?? suitorOf(k.person);
    if (!other) return;
    add(other, k.spouse ? 'in-law' : 'asked', x, y + 1, '', k.person.name);
    pair(k.spouse ? 'married' : 'asked', [x, y], [x, y + 1]);
  };

  const beside = d.spouse ?? (d.king && suitorOf(d.king));
  const middle = (ruler + consort) / 2;
  const throne = beside ? ruler : middle;
  if (d.king) add(d.king, 'ruler', throne, 0);
  if (beside) {
    add(beside, d.spouse ? 'consort' : 'asked', consort, 0, '', d.king?.name);
    pair(d.spouse ? 'married' : 'asked', [throne, 0], [consort, 0]);
  }
  d.siblings.forEach((k, i) => {
    const x = siblings[i]!;
    withSpouse(k, 'sibling', x, 0);
    lines.push({ kind: 'kin', points: over([throne, 0], [x, 0], -above) });
  });
  // Children keep clear of the spouses of siblings.
  const row = members.some((m) => m.y > 0) ? 2 : 1;
  d.children.forEach((k, i) => {
    const x = middle + i - (d.children.length - 1) / 2;
    withSpouse(k, 'child', x, row);
    lines.push({ kind: 'blood', points: over([middle, 0], [x, row], row - 0.5) });
  });
  return { members, lines, columns: 4, rows: Math.max(1, ...members.map((m) => m.y + 1)) };
}

/** From one point to another by a bar at a height. */
const over = (from: [number, number], to: [number, number], y: number): [number, number][] => [
  from,
  [from[0], y],
  [to[0], y],
  to,
];
