// The form of map.ts, which atlas/kingdoms/draw.mjs writes. Lengths are map units: 100 to a
// degree of latitude; points are [x, y].
import type { Region } from '../../gen/kingdoms';

export type Point = [number, number];

export interface MapRegion {
  slug: Region;
  /** outline, path data */
  d: string;
  /** the part of it that is no border with another region */
  rim: string;
  /** about the middle */
  middle: Point;
  /** where the town really lies */
  seat: Point;
  /** middle of the name's baseline */
  label: Point;
  /** middles of the pieces */
  castle: Point;
  shield: Point;
  garrison: Point;
  points: Point;
  neighbours: Region[];
}

export interface KingdomsMap {
  width: number;
  height: number;
  /** box around all regions: x, y, width, height */
  fit: [number, number, number, number];
  regions: MapRegion[];
  /** land that nobody can enter */
  barriers: { slug: string; d: string }[];
  /** lines between two regions, or a region and a barrier */
  borders: { a: string; b: string; d: string }[];
  /** inland edge of the regions */
  frame: string;
  land: string;
  /** lines in the sea along the coast, nearest first */
  waterlines: string[];
  lakes: { slug: string; d: string }[];
  rivers: { slug: string; width: number; d: string }[];
  /** x, y, size, shape */
  hills: [number, number, number, number][];
  /** names along a line */
  places: { key: string; size: string; d: string }[];
}
