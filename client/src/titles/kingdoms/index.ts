// Crusader Kingdoms on the table page.

import type { TitleModule } from '../../contract';
import type { View } from '../../gen/kingdoms';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import Stage from './Stage.svelte';
import { w } from './words';

const weighty = new Set(['pass', 'discard', 'done', 'ambush']);

const module: TitleModule<View> = {
  Board,
  Hand,
  Panel,
  Stage,
  turn: {
    weighty: (m) => weighty.has(m.verb),
    opensSection: (e) => e.event === 'turn-began',
  },
  log: {
    dice(e) {
      if (e.event !== 'die') return null;
      const [roll = '', face = ''] = e.args;
      return { face: Number(face), side: roll.endsWith('defence') ? 'defence' : 'attack' };
    },
    nobody: (view) => view?.muslims?.slug ?? '',
  },
  hands(v) {
    return v.seat ? { [v.seat]: v.hand.map((c) => `card:${c}`) } : {};
  },
  standing(v, names) {
    const line =
      v.score === null
        ? v.kingdoms.map((k) => `${names.thing(`kingdom:${k.slug}`)} ${k.castles}`).join(', ')
        : w('score.is', { n: v.score.points });
    return w('standing', { n: v.turn, line });
  },
};

export default module;
