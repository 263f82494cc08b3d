// How a title shows the position that a game begins from, to look at in the atlas. The rules set it up, with the facts that
// they are given; the server sends the view.
import type { Component } from 'svelte';
import type { Drawing, Space } from '../board/drawing';
import type { SpaceState } from '../board/states';
import type { Names } from '../contract';

export interface Starts {
  /** choices of the table with which something lies on the board before the first move, where the defaults leave it empty */
  options?: Record<string, string>;
  /** names and values that Inside draws itself */
  own?: { names?: boolean; marks?: boolean };
  /** how the spaces look */
  states(view: unknown, drawing: Drawing): Map<string, SpaceState>;
  /** how large pieces are at a scale in px per map unit; else as large as their places */
  size?: (k: number) => number;
  /** draws what stands in a space, in map units */
  Inside: Component<{ drawing: Drawing; space: Space; view: unknown; names: Names; unit: number }>;
  /** draws what stands beside the spaces, such as on tracks */
  Beside?: Component<{ drawing: Drawing; view: unknown; unit: number }>;
}

const offers: Record<string, () => Promise<{ default: Starts }>> = {
  cardinals: () => import('./cardinals/starts'),
  kingdoms: () => import('./kingdoms/starts'),
  kings: () => import('./kings/starts'),
  thywill: () => import('./thywill/starts'),
};

export async function startsOf(game: string): Promise<Starts | null> {
  const load = offers[game];
  return load ? (await load()).default : null;
}
