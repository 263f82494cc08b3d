// Starting positions that a title offers for its boards, to look at in the atlas.
import type { Component } from 'svelte';
import type { Drawing, Space } from '../board/drawing';
import type { SpaceState } from '../board/states';

export interface Starts {
  /** what can be set up on a board: a key, and its name in the reader's language */
  choices(drawing: Drawing): { key: string; name: string }[];
  /** how the spaces look then */
  states(drawing: Drawing, key: string): Map<string, SpaceState>;
  /** how large pieces are at a scale in px per map unit; else as large as their places */
  size?: (k: number) => number;
  /** draws what stands in a space then, in map units */
  Inside: Component<{ drawing: Drawing; space: Space; start: string; unit: number }>;
  /** draws what stands beside the spaces, such as on tracks */
  Beside?: Component<{ drawing: Drawing; start: string; unit: number }>;
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
