// What there is to know about a space: who could come there, and who held it when.
import type { GameEvent } from '../../../contract';
import type { View } from '../../../gen/cardinals';
import { change } from '../panels/history';
import { spaceOf } from '../phrases';

export type Way = 'move' | 'ferry' | 'support';

const ways: Record<string, Way> = {
  move: 'move',
  deploy: 'move',
  ferry: 'ferry',
  support: 'support',
  'support-move': 'support',
};

/** The units that could go to a space or help there, with how; by the space that they stand in. */
export function reachOf(orders: string[][], space: string): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const order of orders) {
    const [verb = '', unit = ''] = order;
    const way = ways[verb];
    if (!way || spaceOf(order.at(-1)!) !== space) continue;
    const list = found.get(unit) ?? [];
    if (!list.includes(way)) found.set(unit, [...list, way]);
  }
  return found;
}

/** Who held a centre from a turn on; '' for nobody. */
export interface Reign {
  holder: string;
  season: string;
  year: number;
}

/** Who held a centre, one after the other; the last one still does. */
export function reigns(view: View, story: GameEvent[], space: string): Reign[] {
  const holder = new Map(view.centres.map((c) => [c.space, c.start]));
  const list: Reign[] = [{ holder: holder.get(space) ?? '', season: 'early', year: view.first }];
  let now = { season: 'early', year: view.first };
  for (const e of story) {
    if (e.event === 'turn') now = { season: e.args[0] ?? '', year: Number(e.args[1]) };
    change(holder, e);
    const is = holder.get(space) ?? '';
    if (is !== list.at(-1)!.holder) list.push({ holder: is, ...now });
  }
  return list;
}
