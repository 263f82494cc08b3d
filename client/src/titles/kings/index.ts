// Crusader Kings: The Board Game on the table page.

import type { TitleModule } from '../../contract';
import type { View } from '../../gen/kings';
import Board from './Board.svelte';
import { inOrder } from './facts';
import { guide } from './guide';
import Hand from './Hand.svelte';
import { labelOf, rankOf } from './labels';
import { moments } from './moments';
import Panel from './Panel.svelte';
import Stage from './Stage.svelte';
import { stageFor } from './stages';
import { w } from './words';

/** Moves that cannot be taken back and cost something. */
const grave = new Set(['forsake', 'break-pact', 'break-land', 'relinquish']);

const module: TitleModule<View> = {
  Board,
  Hand,
  Panel,
  Stage,
  tall: true,
  handName: () => w('hand'),
  guide,
  ending: () => import('./chronicle/Ending.svelte'),
  chronicle: () => import('./chronicle/Chronicle.svelte'),
  turn: {
    weighty: (m) => grave.has(m.verb),
    opensSection: (e) => e.event === 'round-began' || e.event === 'turn-began',
  },
  prompt: {
    offers: (m) => m.verb === 'plot' || m.verb === 'draw' || /^(give|want)-/.test(m.verb), // the hand and the card of the trade have them all
    label: (m, view, names) => labelOf(m, view as View, names),
    rank: (m, view) => rankOf(m, view as View),
    staged: (view, step) => stageFor(view as View, step, false) !== 'scenes',
  },
  moments,
  herald: {
    closes: (e) => e.event === 'round-began',
    skips: (e) => e.event === 'crowned' && e.args.includes('founder'),
  },
  hands: (view) => Object.fromEntries(view.dynasties.map((d) => [d.culture, d.known.map((c) => `card:${c}`)])),
  goal: (v) => w('goal', { eras: v.eras }),
  standing(v, names) {
    const line = inOrder(v)
      .map((d) => `${names.thing(`culture:${d.culture}`)} ${d.points}`)
      .join(', ');
    return v.round ? w('standing', { era: v.era, round: v.round, line }) : w('standing.era', { era: v.era, line });
  },
};

export default module;
