// What the answers of the bar are called: as on the card that has the same decision, with the same odds.
import type { Move, Names } from '../../contract';
import type { View } from '../../gen/kings';
import { percent } from './family/odds';
import { pledges } from './react/check';
import { w } from './words';

/** '' for the move's own words. */
export function labelOf(m: Move, view: View, names: Names): string {
  if (m.verb === 'court') return suitorAt(m, view, names);
  const { check } = view;
  if (!check) return '';
  const trait = names.thing(`trait:${check.draws.at(-1)?.trait ?? ''}`);
  switch (m.verb) {
    case 'invest': {
      const gold = Number(m.move[1]);
      const said = gold ? w('gold.n', { n: gold }) : w('check.none');
      return check.odds[gold] === undefined ? said : `${said}: ${percent(check.odds[gold])}`;
    }
    case 'keep':
      return check.draws.length ? w('check.keep', { trait, p: percent(check.chance ?? 0) }) : '';
    case 'sacrifice':
      return check.draws.length ? w('check.sacrifice', { trait, p: percent(check.sacrifice ?? 0) }) : '';
    case 'sabotage': {
      const pledge = view.prices && pledges(check, [m], view.prices.sabotage)[0];
      if (!pledge) return '';
      return pledge.draws
        ? w('sabotage.take', { n: pledge.draws, gold: pledge.gold })
        : w('sabotage.part', { gold: pledge.gold });
    }
    default:
      return '';
  }
}

/** Who waits in a territory, with what everybody sees of them. */
function suitorAt(m: Move, view: View, names: Names): string {
  const person = view.territories.find((t) => t.slug === m.move[1])?.character;
  if (!person) return '';
  const traits = person.traits.map((t) => names.thing(`trait:${t}`)).join(', ');
  return `${m.text}: ${names.thing(`character:${person.name}`)}${traits ? ` (${traits})` : ''}`;
}

/** The chance that a choice leaves; what harms is never first. */
export function rankOf(m: Move, view: View): number {
  if (m.verb === 'keep') return view.check?.chance ?? 0;
  if (m.verb === 'sacrifice') return view.check?.sacrifice ?? 0;
  return 0;
}
