// What the desk shows on its board: pieces, arrows, and how the spaces look.
import type { Arrow, Place } from '../board/arrows';
import type { Drawing } from '../board/drawing';
import type { Piece, SpaceState } from '../board/states';
import { armsOf, type MapFile, provinceOf } from './maps';
import { ownerOf, unitIn } from './position';
import type { Case, Choice, Unit } from './types';

export interface Troop extends Piece {
  unit: Unit;
  dislodged: boolean;
}

/** The spaces of a drawing by the short names of the adjudicator. */
export const slugs = (d: Drawing): Map<string, string> =>
  new Map([...d.spaces.values()].map((s) => [String(s.facts.abbr).toLowerCase(), s.slug]));

/** Where a unit stands, or goes: on its coast, if it names one. */
export function placeAt(at: string, slug: Map<string, string>): Place {
  const [province = '', coast] = at.split('/');
  return { space: slug.get(province) ?? '', anchor: coast ? `unit-${coast}` : 'unit' };
}

export function troops(c: Case, slug: Map<string, string>): Troop[] {
  const fallen = (u: Unit) => ({ space: slug.get(provinceOf(u.at)) ?? '', anchor: 'dislodged' });
  return [
    ...c.units.map((u) => ({
      ...placeAt(u.at, slug),
      key: `unit ${u.at} ${u.type} ${u.power}`,
      unit: u,
      dislodged: false,
    })),
    ...(c.dislodged ?? []).map((u) => ({ ...fallen(u), key: `fallen ${u.at}`, unit: u, dislodged: true })),
  ];
}

/** An order as an arrow; none for one that leads nowhere on the map. */
function arrow(c: Case, map: MapFile, slug: Map<string, string>, deed: Choice): Arrow | null {
  const stands = (at: string): Place => placeAt(unitIn(c.units, provinceOf(at))?.at ?? at, slug);
  const fallen = unitIn(c.dislodged, provinceOf(deed.at));
  const base = {
    key: `order ${deed.power} ${deed.order}`,
    from: fallen ? { ...placeAt(provinceOf(deed.at), slug), anchor: 'dislodged' } : stands(deed.at),
    how: deed.result === 'fails' ? ('failed' as const) : ('solid' as const),
    cls: armsOf(map, deed.power).cls,
  };
  const to = deed.to ? placeAt(deed.to, slug) : base.from;
  switch (deed.kind) {
    case 'move':
      return { ...base, kind: 'move', to };
    case 'hold':
      return { ...base, kind: 'hold', to };
    case 'support':
    case 'convoy':
      return { ...base, kind: deed.kind, to: stands(deed.other ?? ''), ...(deed.to ? { onto: to } : {}) };
    default:
      return null;
  }
}

export const arrows = (c: Case, map: MapFile, slug: Map<string, string>, deeds: Choice[]): Arrow[] =>
  deeds.map((d) => arrow(c, map, slug, d)).filter((a) => a !== null);

interface Look {
  picked: string[];
  targets: Set<string>;
  label: (province: string) => string;
}

export function states(c: Case, map: MapFile, slug: Map<string, string>, look: Look): Map<string, SpaceState> {
  return new Map(
    [...slug].map(([province, s]) => {
      const { tincture } = armsOf(map, ownerOf(c, map, province));
      const state: SpaceState = {
        label: look.label(province),
        open: look.targets.has(province),
        pressed: look.picked.includes(province),
        ...(tincture ? { owner: { tincture } } : {}),
      };
      return [s, state];
    }),
  );
}
