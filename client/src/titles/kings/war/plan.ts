// An invasion as it is put together: which attacks the moves allow, and the arrows that show it.
import type { Arrow } from '../../../board/arrows';
import type { Move } from '../../../contract';
import type { AttackView, View } from '../../../gen/kings';
import { bestOdds, movesOf, tinctureOf } from '../facts';

export interface Option {
  attack: AttackView;
  move: Move;
}

export interface Target {
  to: string;
  /** the most promising first */
  options: Option[];
}

/** Steps in which attacks or supports are named. */
const steps = ['war', 'declare', 'counter-support'];
export const composing = (step: string | undefined): boolean => steps.includes(step ?? '');

/** What could be attacked now, the most promising first. */
export function targetsOf(view: View, moves: Move[]): Target[] {
  const byTarget = new Map<string, Option[]>();
  for (const attack of view.prospects) {
    const move = movesOf(moves, 'attack', attack.from, attack.to)[0];
    if (move) byTarget.set(attack.to, [...(byTarget.get(attack.to) ?? []), { attack, move }]);
  }
  const best = (o: Option[]) => bestOdds(o[0]!.attack);
  return [...byTarget]
    .map(([to, options]) => ({ to, options: options.toSorted((a, b) => bestOdds(b.attack) - bestOdds(a.attack)) }))
    .toSorted((a, b) => best(b.options) - best(a.options));
}

/** The arrows of declared attacks with their supports, of who backs them, and of what is aimed at. */
export function arrowsOf(view: View, aimed: AttackView[], looked: string): Arrow[] {
  const declared = view.attacks.flatMap((a): Arrow[] => {
    const by = view.territories.find((t) => t.slug === a.from)?.owner ?? '';
    const cls = `seat-${tinctureOf(by)}`;
    const supports = [...a.support, ...a.backers].map(
      (s): Arrow => ({
        key: `support ${s} ${a.to}`,
        kind: 'support',
        from: { space: s, anchor: 'knight' },
        to: { space: a.from, anchor: 'knight' },
        onto: { space: a.to, anchor: 'knight' },
        cls: `seat-${tinctureOf(view.territories.find((t) => t.slug === s)?.owner ?? by)}`,
      }),
    );
    return [move(a, cls, 'solid'), ...supports];
  });
  const meant = aimed
    .filter((a) => !view.attacks.some((d) => d.from === a.from && d.to === a.to))
    .map((a) => ({
      ...move(a, `seat-${tinctureOf(view.seat)}`, 'dotted'),
      faint: looked !== '' && looked !== keyOf(a),
    }));
  return [...declared, ...meant];
}

export const keyOf = (a: AttackView): string => `${a.from} ${a.to}`;

function move(a: AttackView, cls: string, how: 'solid' | 'dotted'): Arrow {
  return {
    key: `attack ${keyOf(a)}`,
    kind: 'move',
    from: { space: a.from, anchor: 'knight' },
    to: { space: a.to, anchor: 'knight' },
    how,
    cls,
  };
}
