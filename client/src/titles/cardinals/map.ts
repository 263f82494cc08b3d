// What stands on the map and which arrows lie on it: from the view, from a draft, and from a scene of a turn.
import type { Arrow, Place } from '../../board/arrows';
import type { Piece } from '../../board/states';
import type { BidView, OrderView, View } from '../../gen/cardinals';
import { dynastyArms } from './arms';
import type { Order } from './notation';
import { spaceOf } from './phrases';
import type { Faith, UnitType } from './pieces';
import { arrives, type Deed, failed, routeOf, type Scene } from './tale';

/** A unit as it is drawn. */
export interface Troop extends Piece {
  type: UnitType;
  /** dynasty; '' for a minor realm and the Papal army */
  owner: string;
  faith: Faith;
  crusader: boolean;
  dislodged: boolean;
  /** only drafted: to be built or to be disbanded */
  draft: '' | 'build' | 'disband';
}

/** Where a unit stands: on its coast, if it has one. */
export function placeAt(place: string): Place {
  const space = spaceOf(place);
  return { space, anchor: place === space ? 'unit' : `unit-${place.slice(space.length + 1)}` };
}
const fallenAt = (space: string): Place => ({ space, anchor: 'dislodged' });

export function troopsOf(view: View): Troop[] {
  const plan = new Map((view.draft?.orders ?? []).map((o) => [o.space, o.kind]));
  const stand = view.units.map(
    (u): Troop => ({
      ...placeAt(u.place),
      key: `unit ${u.space}`,
      type: u.type as UnitType,
      owner: u.owner,
      faith: u.faith as Faith,
      crusader: u.crusader,
      dislodged: false,
      draft: plan.get(u.space) === 'disband' ? 'disband' : '',
    }),
  );
  const fallen = view.dislodged.map(
    (f): Troop => ({
      ...fallenAt(f.space),
      key: `fallen ${f.space}`,
      type: f.type as UnitType,
      owner: f.owner,
      faith: 'pagan',
      crusader: false,
      dislodged: true,
      draft: '',
    }),
  );
  const built = (view.draft?.orders ?? [])
    .filter((o) => o.kind.startsWith('build-'))
    .map(
      (o): Troop => ({
        ...placeAt(o.to),
        key: `build ${o.space}`,
        type: o.kind === 'build-army' ? 'army' : 'fleet',
        owner: view.seat,
        faith: 'pagan',
        crusader: false,
        dislodged: false,
        draft: 'build',
      }),
    );
  return [...stand, ...fallen, ...built];
}

type How = Pick<Arrow, 'how' | 'cls' | 'note' | 'lit' | 'flash' | 'faint'>;

/** An order as an arrow; none for one that leads nowhere on the map. */
export function arrowOf(
  o: Order | OrderView,
  key: string,
  from: Place,
  at: (space: string) => Place,
  how: How,
): Arrow | null {
  const base = { key, from, ...how };
  switch (o.kind) {
    case 'hold':
      return { ...base, kind: 'hold', to: from };
    case 'move':
    case 'ferry':
    case 'deploy':
    case 'retreat':
      return { ...base, kind: 'move', to: placeAt(o.to) };
    case 'support':
      return { ...base, kind: 'support', to: at(o.from) };
    case 'support-move':
      return { ...base, kind: 'support', to: at(o.from), onto: placeAt(o.to) };
    case 'convoy':
      return { ...base, kind: 'convoy', to: at(o.from), onto: placeAt(o.to) };
    default:
      return null;
  }
}

/** Where units stand, by space. */
function standing(units: { space: string; place: string }[]): (space: string) => Place {
  const places = new Map(units.map((u) => [u.space, placeAt(u.place)]));
  return (space) => places.get(space) ?? placeAt(space);
}

export const bidKey = (b: BidView): string => `bid ${b.space} ${b.order.kind} ${b.order.from} ${b.order.to}`;

/** The viewer's draft: dotted until it is sealed. Points stand on the arrows of what they buy. */
export function draftArrows(view: View, looked: string): Arrow[] {
  const draft = view.draft;
  if (!draft) return [];
  const at = standing(view.units);
  const how = view.sealed.includes(view.seat) ? 'solid' : 'dotted';
  const cls = `seat-${dynastyArms[view.seat]?.tincture}`;
  const of = (o: OrderView, key: string, from: Place, note?: string) =>
    arrowOf(o, key, from, at, { how, cls, lit: looked === o.space, ...(note ? { note } : {}) });
  const minors = new Set(view.units.filter((u) => !u.owner).map((u) => u.space));
  return [
    // A minor unit holds unless it is told otherwise: no need to show that.
    ...draft.orders
      .filter((o) => o.kind !== 'hold' || !minors.has(o.space))
      .map((o) => of(o, `order ${o.space}`, at(o.space))),
    ...draft.bids.filter((b) => b.kind === 'unit').map((b) => of(b.order, bidKey(b), at(b.space), String(b.n))),
    ...draft.retreats
      .filter((r) => r.to)
      .map((r) => of({ space: r.space, kind: 'retreat', from: '', to: r.to }, `retreat ${r.space}`, fallenAt(r.space))),
  ].filter((a) => a !== null);
}

/** Has a scene told yet what came of an order? */
function told(d: Deed, scene: Scene, before: Scene[]): boolean {
  return (
    scene.kind === 'end' ||
    scene.kind === 'moves' ||
    [...before.slice(1), ...(before.length > 0 ? [scene] : [])].some((s) => s.deeds.includes(d))
  );
}

/** The arrows of a scene; `before` are the scenes that were shown already. */
export function sceneArrows(deeds: Deed[], scene: Scene, before: Scene[], looked: string): Arrow[] {
  const at = standing(deeds);
  const small = scene.kind === 'contest' || scene.kind === 'cut';
  return deeds
    .filter((d) => d.kind !== 'hold')
    .map((d) =>
      arrowOf(d, `deed ${d.space}`, placeAt(d.place), at, {
        how: told(d, scene, before) && failed(d) ? 'failed' : 'solid',
        cls: d.owner ? `seat-${dynastyArms[d.owner]?.tincture}` : 'seat-minor',
        lit: looked === d.space,
        faint: small && !scene.deeds.includes(d),
        flash: small && scene.deeds.includes(d),
      }),
    )
    .filter((a) => a !== null);
}

/** The units of a turn as a scene has them: where they came from, and from the moves on where they went. */
export function sceneTroops(deeds: Deed[], scene: Scene, view: View, neighbours: (space: string) => string[]): Troop[] {
  const moved = scene.kind === 'moves' || scene.kind === 'end';
  const now = new Map(view.units.map((u) => [u.space, u]));
  return deeds
    .filter((d) => !(d.destroyed && scene.kind === 'end'))
    .map((d) => {
      const went = moved && arrives(d);
      const falls = moved && (d.dislodged || d.destroyed);
      const place = falls ? fallenAt(d.space) : placeAt(went ? d.to : d.place);
      const unit = now.get(arrives(d) ? spaceOf(d.to) : d.space);
      const lunges =
        scene.kind === 'contest' && failed(d) && scene.deeds.includes(d) && (d.kind === 'move' || d.kind === 'ferry');
      return {
        ...place,
        key: `deed ${d.space}`,
        via: went ? routeOf(d, deeds, neighbours) : [],
        lunge: lunges ? placeAt(d.to) : undefined,
        type: d.type,
        owner: d.owner,
        faith: (unit?.faith ?? 'pagan') as Faith,
        crusader: unit?.owner === d.owner && unit.crusader,
        dislodged: falls,
        draft: '',
      };
    });
}
