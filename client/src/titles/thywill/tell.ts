// What is read aloud or shown in a line about a wedge, an action, a region.

import type { Names, Thing } from '../../contract';
import type { ActionView, BonusView, RegionView, View, WedgeView } from '../../gen/thywill';
import { roman } from './pieces';
import { w } from './words';

/** "Castle II +1" */
export function bonusText(b: BonusView, names: Names): string {
  const from =
    b.from === 'troop' || b.from === 'order'
      ? w(`bonus.${b.from}`)
      : `${names.thing(`building:${b.from}`)} ${roman(b.level)}`;
  return `${from} ${signed(b.n)}`;
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "Travel 4: 3 tokens, Castle II +1" */
export function actionText(a: ActionView, tokens: number, names: Names): string {
  const parts = [w('tokens', { n: tokens }), ...a.bonuses.map((b) => bonusText(b, names))];
  return `${names.thing(`action:${a.action}`)} ${a.total}: ${parts.join(', ')}`;
}

export function wedgeLabel(x: WedgeView, names: Names, open: boolean): string {
  return [
    x.upgraded ? w('wedge.upgraded', { wedge: names.thing(`wedge:${x.slug}`) }) : names.thing(`action:${x.primary}`),
    w('tokens', { n: x.tokens }),
    ...x.actions.filter((a) => x.tokens > 0 || a.total > 0).map((a) => actionText(a, x.tokens, names)),
    ...(x.upgraded ? [] : [w('wedge.adds', { action: names.thing(`action:${x.added}`) })]),
    ...(open ? [w('can-choose')] : []),
  ].join('; ');
}

/** Discounts of a region, printed or on tiles, and Influence of its tiles: what makes it worth building there. */
export function boons(r: RegionView): { building: string; discount: number; influence: number }[] {
  const by = new Map<string, { building: string; discount: number; influence: number }>();
  const at = (building: string) => {
    const b = by.get(building) ?? { building, discount: 0, influence: 0 };
    by.set(building, b);
    return b;
  };
  for (const p of r.printed) at(p.building).discount += p.n;
  for (const t of r.tiles) {
    for (const type of t.types) {
      const b = at(type);
      b.discount += t.discount;
      b.influence += t.influence;
    }
  }
  return [...by.values()];
}

export function boonText(b: { building: string; discount: number; influence: number }, names: Names): string {
  const parts = [
    ...(b.discount ? [w('boon.less', { n: b.discount })] : []),
    ...(b.influence ? [w('boon.more', { n: b.influence })] : []),
  ];
  return `${names.thing(`building:${b.building}`)} ${parts.join(', ')}`;
}

/** A wedge is lit on the wheel of the player whom the words are about, and on the viewer's own if they name nobody. */
export function litOn(lit: Set<Thing>, seat: string, own: boolean): Set<Thing> {
  const named = [...lit].filter((t) => t.startsWith('colour:'));
  const about = named.length > 0 ? named.includes(`colour:${seat}`) : own;
  return about ? lit : new Set();
}

/** Knights in a region: "2 knights of Red". */
export function knightsAt(view: View, region: string): { seat: string; n: number; black: boolean }[] {
  return view.players.flatMap((p) => {
    const here = p.knights.filter((k) => k.region === region);
    return here.length ? [{ seat: p.seat, n: here.length, black: here.some((k) => k.black) }] : [];
  });
}

export function regionLabel(r: RegionView, view: View, names: Names): string[] {
  return [
    names.thing(`region:${r.slug}`),
    ...(r.enemy ? [w('region.enemy', { enemy: names.thing(`enemy:${r.enemy}`), n: r.strength })] : []),
    ...(r.reward ? [w('region.reward', { reward: names.thing(`reward:${r.reward}`) })] : []),
    ...(r.building
      ? [
          w('region.building', {
            building: names.thing(`building:${r.building}`),
            level: roman(r.level),
            who: names.thing(`colour:${r.owner}`),
          }),
        ]
      : boons(r).map((b) => boonText(b, names))),
    ...knightsAt(view, r.slug).map((k) => w('region.knights', { n: k.n, who: names.thing(`colour:${k.seat}`) })),
  ];
}
