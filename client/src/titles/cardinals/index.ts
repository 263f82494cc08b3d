// College of Cardinals on the table page.

import type { TitleModule } from '../../contract';
import type { View } from '../../gen/cardinals';
import Board from './Board.svelte';
import { guide } from './guide';
import Hand from './Hand.svelte';
import { losses } from './losses';
import { moments } from './moments';
import { oddities } from './oddities';
import Panel from './Panel.svelte';
import { nameOf } from './panels/turns';
import Stage from './Stage.svelte';
import { theatre } from './theatre.svelte';
import { w } from './words';

/** Moves that are few at a time. The hundreds of a turn of movement are on the map, in the list of orders and in the panels. */
const listed = [
  ...['seal', 'reopen', 'pass', 'leave', 'dismiss', 'coast', 'antipope', 'crusade', 'protect-realm', 'protect-dynasty'],
  ...['arbitrate', 'invest', 'excommunicate', 'crown', 'vote', 'retreat', 'build-army', 'build-fleet', 'disband'],
];

const module: TitleModule<View> = {
  Board,
  Hand,
  Panel,
  Stage,
  tall: true,
  handName: () => w('hand'),
  turn: {
    weighty: (m) => m.verb === 'seal' || m.verb === 'abdicate' || m.verb === 'leave' || m.verb === 'dismiss',
    odd: (m, view) => (m.verb === 'seal' ? oddities(view as View) : m.text),
    together: true,
    opensSection: (e) => e.event === 'turn',
  },
  prompt: {
    offers: (m) => !listed.includes(m.verb),
    /** a vote that is given already */
    label: (m, view) => (m.verb === 'vote' && m.move[1] === (view as View).draft?.vote ? `✓ ${m.text}` : ''),
    lays: (thing) => /^(space|place):/.test(thing),
  },
  log: {
    chapter: (e) => `turn=${nameOf(e.args[0]!, e.args[1]!)}`,
    tally: { counts: 'sealed', undoes: 'reopened', say: (n) => w('have-sealed', { n }) },
  },
  herald: {
    // Each of the two movements of a decade, with what the church and the realms made of it.
    closes: (e) => e.event === 'turn' && (e.args[0] === 'early' || e.args[0] === 'late'),
    retell: losses,
    waits: () => theatre.open,
  },
  moments,
  chronicle: () => import('./panels/Turns.svelte'),
  guide,
  goal: (v) => w('goal', { n: v.toWin, last: v.last }),
  standing(v, names) {
    return w('turn', { season: names.thing(`season:${v.season}`), year: v.year });
  },
};

export default module;
