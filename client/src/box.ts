// What stands on a title's box: lists and the atlas show it before the title is opened, so it is small and always there.
import type { Component } from 'svelte';
import type { Drawing, Space } from './board/drawing';
import type { SpaceState } from './board/states';
import type { Arms, Names, Tincture } from './contract';
import type { Lang } from './lib/lang.svelte';

export interface Box<View = unknown> {
  /** of its seats and powers */
  arms: Record<string, Arms>;
  emblem: Emblem;
  /** how long a game takes: of few players, of many */
  minutes?: [number, number];
  /** how much there is to learn */
  weight?: 'light' | 'middle' | 'heavy';
  /** what its boards are called, by the names of their files */
  boards: Record<string, Record<Lang, string>>;
  /** how a first game is set up that explains itself */
  guided?: Guided;
  /** the starting position, to look at in the atlas */
  starts?: () => Promise<{ default: Starts<View> }>;
  /** a view of one of its boards, to be painted behind the name of the site */
  hero?: Hero;
}

/** A charge on a coin: path data in a square of 96. */
export interface Emblem {
  field: Tincture;
  charge: string;
  /** what is cut out of the charge */
  cut?: string;
}

export interface Guided {
  players: number;
  options: Record<string, string>;
  /** where the learner sits; else in the first seat */
  seat?: string;
  /** who plays the others; else squires */
  bot?: string;
  /** how some of them begin, so that what is explained happens: moves by seat, as words */
  opening?: Record<string, string[]>;
}

export interface Hero {
  board: string;
  /** what is seen of it, from the corner of what its window shows at first: x, y, width, height */
  window: [number, number, number, number];
  /** who holds which spaces */
  held: Record<string, Tincture>;
  /** where a castle is painted in every space */
  castle: string;
}

/** How a title shows the position that a game begins from. The rules set it up, with the facts that they are given. */
export interface Starts<View = unknown> {
  /** choices of the table with which something lies on the board before the first move, where the defaults leave it empty */
  options?: Record<string, string>;
  /** a side's realm and how hard it is to play, in a few words; none where all are alike */
  side?(seat: string): string;
  /** names and values that Inside draws itself */
  own?: { names?: boolean; marks?: boolean };
  /** how the spaces look */
  states(view: View, drawing: Drawing): Map<string, SpaceState>;
  /** how large pieces are at a scale in px per map unit; else as large as their places */
  size?: (k: number) => number;
  /** draws what stands in a space, in map units */
  Inside: Component<{ drawing: Drawing; space: Space; view: View; names: Names; unit: number }>;
  /** draws what stands beside the spaces, such as on tracks */
  Beside?: Component<{ drawing: Drawing; view: View; unit: number }>;
}
