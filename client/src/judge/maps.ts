// The maps of the adjudicator, from its own files. A map's board has its name.
import type { Tincture } from '../contract';
import type { Unit, UnitLetter } from './types';

export interface Province {
  name: string;
  kind: 'land' | 'coast' | 'sea';
  coasts?: string[];
  supply_center?: boolean;
  home?: string;
}

export interface MapFile {
  name: string;
  powers: string[];
  minors?: string[];
  starting_units: Unit[];
  provinces: Record<string, Province>;
}

const files = import.meta.glob<MapFile>('../../../diplomacy/maps/*.json', { import: 'default' });
const nameOf = (path: string) => path.replace(/^.*\/|\.json$/g, '');

/** The classic one first. */
export const first = 'classic';
export const maps: readonly string[] = Object.keys(files)
  .map(nameOf)
  .sort((a, b) => Number(b === first) - Number(a === first));

export async function loadMap(name: string): Promise<MapFile> {
  const path = Object.keys(files).find((p) => nameOf(p) === name);
  if (!path) throw new Error(`there is no map ${name}`);
  return files[path]!();
}

/** The province of a place: a coast has its province before it. */
export const provinceOf = (place: string): string => place.split('/')[0]!;

/** Where in a province a unit of a type can stand: on each coast, where there are several. */
export function stands(map: MapFile, province: string, type: UnitLetter): string[] {
  const p = map.provinces[province];
  if (!p || (type === 'A' ? p.kind === 'sea' : p.kind === 'land')) return [];
  return type === 'F' && p.coasts ? p.coasts.map((c) => `${province}/${c}`) : [province];
}

/** Powers of a map, and others that a position names. */
export function powersOf(map: MapFile, units: Unit[]): string[] {
  return [...new Set([...map.powers, ...(map.minors ?? []), ...units.map((u) => u.power)])];
}

const tinctures = 'gules azure celeste sable vert argent or purpure tenne sanguine rose buff'.split(' ') as Tincture[];

export interface Arms {
  /** none for a minor power, of which there are more than colours */
  tincture: Tincture | undefined;
  /** class of its colours */
  cls: string;
  letter: string;
}

/** A power's colour and letters: great powers differ in colour, all in their letters. */
export function armsOf(map: MapFile, power: string): Arms {
  const words = power.split(/[\s-]+/).filter((w) => /^[A-Z]/.test(w));
  const letters = power.length > 2 ? words.map((w) => w[0]).join('') || power : power;
  const tincture = tinctures[map.powers.indexOf(power)];
  return { tincture, cls: `seat-${tincture ?? 'minor'}`, letter: letters.slice(0, 2).toUpperCase() };
}
