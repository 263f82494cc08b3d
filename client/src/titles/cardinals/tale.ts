// What a turn of movement was, out of what is told of it: every unit with its order, what came of that and why. The words
// are those of the events; nothing is worked out here that they do not say.
import type { GameEvent } from '../../contract';
import type { Order } from './notation';
import { spaceOf } from './phrases';
import type { UnitType } from './pieces';

export interface Deed extends Order {
  /** dynasty; '' for a minor realm and the Papal army */
  owner: string;
  type: UnitType;
  /** where the unit stood, with its coast */
  place: string;
  outcome: string;
  cause: string;
  /** the space of the unit that is to blame; '' if there is none */
  by: string;
  strength: { own: number; against: number } | null;
  dislodged: boolean;
  /** gone at once, without a retreat */
  destroyed: boolean;
  /** what is told of it, its order first */
  said: GameEvent[];
}

export interface Turn {
  season: string;
  year: number;
  deeds: Deed[];
  /** what else was told, in its order */
  rest: GameEvent[];
}

const kinds: Record<string, string> = {
  held: 'hold',
  moved: 'move',
  ferried: 'ferry',
  supported: 'support',
  'supported-move': 'support-move',
  convoyed: 'convoy',
  deployed: 'deploy',
};

function deedOf(e: GameEvent): Deed {
  const [type = 'army', place = '', third = '', fourth = ''] = e.args;
  const kind = kinds[e.event]!;
  const helps = kind === 'support' || kind === 'support-move' || kind === 'convoy';
  return {
    space: spaceOf(place),
    kind,
    from: helps ? third : '',
    to: helps ? fourth : third,
    owner: e.seat ?? '',
    type: type as UnitType,
    place,
    outcome: 'succeeds',
    cause: '',
    by: '',
    strength: null,
    dislodged: false,
    destroyed: false,
    said: [e],
  };
}

/** Adds what is told of an order after it; false if it is about something else. */
function add(d: Deed | undefined, e: GameEvent): boolean {
  const [first = '', second = '', third = '', fourth = ''] = e.args;
  const at = e.event === 'destroyed' ? spaceOf(second) : first;
  if (!d || d.space !== at) return false;
  switch (e.event) {
    case 'result':
      d.outcome = second;
      d.cause = third;
      d.by = fourth === 'none' ? '' : fourth;
      break;
    case 'strength':
      d.strength = { own: Number(second), against: Number(third) };
      break;
    case 'dislodged':
      d.dislodged = true;
      break;
    case 'destroyed':
      d.destroyed = true;
      break;
    case 'supplied':
      break;
    default:
      return false;
  }
  d.said.push(e);
  return true;
}

/** The story by turns, oldest first; the last one is still going on. */
export function turnsOf(story: GameEvent[]): Turn[] {
  const first = story.find((e) => e.event === 'turn');
  const turns: Turn[] = [{ season: 'early', year: Number(first?.args[1] ?? 0), deeds: [], rest: [] }];
  for (const e of story) {
    const turn = turns.at(-1)!;
    if (e.event === 'turn') turns.push({ season: e.args[0] ?? '', year: Number(e.args[1]), deeds: [], rest: [] });
    else if (e.event in kinds) turn.deeds.push(deedOf(e));
    else if (!add(turn.deeds.at(-1), e)) turn.rest.push(e);
  }
  return turns;
}

/** The newest turn in which units moved; null before the first. */
export function lastMoves(story: GameEvent[]): Turn | null {
  return turnsOf(story).findLast((t) => t.deeds.length > 0) ?? null;
}

const goes = (d: Deed) => d.kind === 'move' || d.kind === 'ferry' || d.kind === 'deploy';
export const failed = (d: Deed): boolean => d.outcome !== 'succeeds';
/** It gets to another space. */
export const arrives = (d: Deed): boolean => goes(d) && !failed(d);
const cuts = ['cut-by-attack', 'cut-by-dislodging'];

export interface Scene {
  kind: 'orders' | 'cut' | 'contest' | 'moves' | 'end';
  /** the space that is fought for */
  at: string;
  /** what this scene is about */
  deeds: Deed[];
}

/** All who have to do with the fight for a space: who goes there, who stays there, and who helps them. */
function about(space: string, deeds: Deed[]): Deed[] {
  const movers = deeds.filter((d) => goes(d) && spaceOf(d.to) === space);
  const there = deeds.filter((d) => d.space === space && !arrives(d));
  const helps = deeds.filter(
    (d) =>
      (d.kind === 'support-move' && spaceOf(d.to) === space && movers.some((m) => m.space === d.from)) ||
      (d.kind === 'support' && d.from === space),
  );
  return [...movers, ...there, ...helps];
}

/** A turn as it is shown: all orders, supports that are cut, each fight by itself, and then all that move. */
export function scenesOf(turn: Turn): Scene[] {
  const { deeds } = turn;
  const cut = deeds.filter((d) => cuts.includes(d.cause));
  // What is void was not fought over.
  const resisted = (d: Deed) => goes(d) && (d.outcome === 'fails' || (d.strength?.against ?? 0) > 0);
  const fought = new Set(deeds.filter(resisted).map((d) => spaceOf(d.to)));
  for (const d of deeds) if (d.dislodged || d.destroyed) fought.add(d.space);
  const scenes: Scene[] = [{ kind: 'orders', at: '', deeds }];
  if (cut.length > 0) scenes.push({ kind: 'cut', at: '', deeds: cut });
  for (const at of fought) scenes.push({ kind: 'contest', at, deeds: about(at, deeds) });
  const moving = deeds.filter((d) => arrives(d) || d.dislodged || d.destroyed);
  if (moving.length > 0) scenes.push({ kind: 'moves', at: '', deeds: moving });
  scenes.push({ kind: 'end', at: '', deeds: deeds.filter((d) => d.kind !== 'hold' || d.said.length > 1) });
  return scenes;
}

/** The seas that carried an army, in the order in which it passed them; neighbours(space) are those on the board. */
export function routeOf(d: Deed, deeds: Deed[], neighbours: (space: string) => string[]): string[] {
  if (d.kind !== 'ferry') return [];
  const carry = new Set(
    deeds.filter((c) => c.kind === 'convoy' && c.from === d.space && c.to === spaceOf(d.to)).map((c) => c.space),
  );
  const before = new Map<string, string>([[d.space, '']]);
  const todo = [d.space];
  for (const at of todo)
    for (const next of neighbours(at)) {
      if (before.has(next) || !(carry.has(next) || (next === spaceOf(d.to) && carry.has(at)))) continue;
      before.set(next, at);
      todo.push(next);
    }
  const route: string[] = [];
  for (let at = before.get(spaceOf(d.to)) ?? ''; at && at !== d.space; at = before.get(at)!) route.unshift(at);
  return route;
}
