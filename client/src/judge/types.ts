// What the page and the adjudicator say to each other: docs/adjudicator.md has the form of a case, diplomacy/judge the rest.

export type UnitLetter = 'A' | 'F';
export type Phase = 'movement' | 'retreat' | 'adjustment';

export interface Unit {
  power: string;
  type: UnitLetter;
  /** short name, with the coast where there are several: stp/nc */
  at: string;
  traits?: string[];
  dislodged_by?: string;
  attacker_from?: string;
  attacker_convoyed?: boolean;
}

export interface Order {
  power: string;
  /** in short names: A par - bur */
  order: string;
}

export interface Case {
  id: string;
  title?: string;
  phase: Phase;
  units: Unit[];
  orders: Order[];
  unified?: Record<string, string>;
  dislodged?: Unit[];
  contested?: string[];
  supply_centers?: Record<string, string[]>;
}

export interface Result {
  units: Unit[];
  dislodged?: Unit[];
  retreat_options?: Record<string, string[]>;
  contested?: string[];
  disbanded?: Unit[];
  removed_automatically?: Unit[];
}

/** An order taken apart. */
export interface Choice extends Order {
  kind: 'hold' | 'move' | 'support' | 'convoy' | 'disband' | 'build' | 'remove' | 'waive';
  type: UnitLetter | '';
  at: string;
  /** where the unit stands that is helped */
  other?: string;
  to?: string;
  /** by convoy, where the order says so */
  via?: boolean;
  result?: 'succeeds' | 'fails';
  /** standoff by=mun strength=1 against=2 */
  cause?: string;
}

/** A line that cannot be read. */
export interface Line {
  line: number;
  text: string;
  problem: string;
  word?: string;
  want?: string;
}

export interface Question {
  what: 'read' | 'write' | 'import' | 'choices' | 'resolve';
  map: string;
  case?: Case;
  text?: string;
  at?: string;
}

export interface Answer {
  error?: string;
  lines?: Line[];
  units?: Unit[];
  orders?: Order[];
  text?: string;
  case?: Case;
  choices?: Choice[];
  result?: Result;
}

/** A case with the map that it is played on. */
export interface Position {
  map: string;
  case: Case;
}
