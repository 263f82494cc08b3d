// Crusader Kingdoms on the table page.

import type { TitleModule } from '../../contract';
import type { View } from '../../gen/kingdoms';
import Board from './Board.svelte';
import { chance, consequence } from './consequence';
import { guide } from './guide';
import Hand from './Hand.svelte';
import { isLast } from './last';
import { moments } from './moments';
import Panel from './Panel.svelte';
import Stage from './Stage.svelte';
import { w } from './words';

const weighty = new Set(['discard', 'done', 'ambush']);
const fight = new Set(['withdrew', 'rerolled', 'raised', 'counted', 'conquered', 'repelled']);

const module: TitleModule<View> = {
  Board,
  Hand,
  Panel,
  Stage,
  brief: true,
  guide,
  prompt: { fact: (move, view) => chance(move, view as View) },
  turn: {
    // Whoever passes when they might have answered has lost nothing.
    weighty: (m, step, from) => weighty.has(m.verb) || (m.verb === 'pass' && step === 'action') || isLast(m, from),
    consequence: (move, view) => consequence(move, view as View),
    opensSection: (e) => e.event === 'turn-began',
  },
  log: {
    dice(e) {
      if (e.event !== 'die') return null;
      const [roll = '', face = ''] = e.args;
      return { face: Number(face), side: roll.endsWith('defence') ? 'defence' : 'attack' };
    },
    fight: (e) => fight.has(e.event) || (e.event === 'die' && e.args[0] !== 'activation'),
    nobody: (view) => view?.muslims?.slug ?? '',
  },
  moments,
  hands(v) {
    return v.seat ? { [v.seat]: v.hand.map((c) => `card:${c}`) } : {};
  },
  // Cards laid in an attack are face down until the dice are rolled, and odds tell of the hand.
  publicly: (v) => (v.attack === null || v.attack.rolled) && v.looking.length === 0 && v.odds.length === 0,
  goal(v) {
    if (v.score) return w('goal.points', { turns: v.turns, marginal: v.score.marginal, victory: v.score.victory });
    const own = v.kingdoms.find((k) => k.slug === v.seat);
    return own ? w('goal.castles', { turns: v.turns, all: own.limit }) : '';
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
