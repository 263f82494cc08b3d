// A board as the atlas drew it; parse.ts reads it from its file.
import type { Component } from 'svelte';
import type { Lang } from '../lib/lang.svelte';

export type Point = [number, number];

export interface Space {
  slug: string;
  kind: string;
  /** classes of its path, its kind among them */
  cls: string;
  /** outline, path data */
  d: string;
  middle: Point;
  /** spaces with a common border */
  neighbours: string[];
  /** spaces that are adjacent without one */
  passages: string[];
  /** where things stand: the first is where most of them do */
  anchors: Record<string, Point>;
  sizes: Record<string, [number, number]>;
  facts: Record<string, unknown>;
}

/** A name on the board, of a space or of what lies around. */
export interface Label {
  key: string;
  cls: string;
  size: number;
  /** middle of its lines; a name along a curve has none */
  at: Point | null;
  curve: string;
  lines: Record<Lang, string[]>;
}

/** SVG text of the layers that never change. */
type Layers = Record<'defs' | 'ground' | 'borders' | 'marks' | 'furniture', string>;

export interface Drawing extends Layers {
  name: string;
  game: string;
  width: number;
  height: number;
  /** what a window shows at first: x, y, width, height */
  fit: [number, number, number, number];
  spaces: Map<string, Space>;
  /** places for pieces that are in no space, such as tracks */
  slots: Map<string, Slot>;
  labels: Label[];
}

/** What is drawn over all pieces, in map units: the context 'layer' of a board. */
export interface Layer {
  Component: Component<{ drawing: Drawing; unit: number }>;
}

export interface Slot {
  at: Point;
  size: [number, number];
}

/** A board of provinces has land that ships can reach; it is painted in a way of its own. */
export function hasProvinces(drawing: Drawing): boolean {
  return [...drawing.spaces.values()].some((s) => s.kind === 'coastal');
}

/** Where things stand in a space, if nothing more is said: its first anchor. */
export function hub(s: Space): Point {
  return Object.values(s.anchors)[0] ?? s.middle;
}

export function anchor(s: Space, name?: string): Point {
  return (name ? s.anchors[name] : undefined) ?? hub(s);
}

/** A space's name as the board has it, on one line. */
export function nameOn(drawing: Drawing, slug: string, lang: Lang): string {
  return drawing.labels.find((l) => l.key === slug)?.lines[lang].join(' ') ?? slug;
}

/** Anchors of the coasts of a space: an anchor of one is called like that of the space, with the coast behind: unit-nc. */
export function coasts(s: Space): [string, Point][] {
  return Object.entries(s.anchors).filter(([name]) => name.includes('-') && name.split('-')[0]! in s.anchors);
}
