// Crusaders: Thy Will Be Done on the table page.

import type { TitleModule } from '../../contract';
import type { View } from '../../gen/thywill';
import Board from './Board.svelte';
import { guide } from './guide';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import Stage from './Stage.svelte';
import { w } from './words';

/** Chosen on the cards of the stage, and nowhere else. */
const picking = new Set(['order', 'arrange', 'restart', 'seal', 'reopen']);

const module: TitleModule<View> = {
  Board,
  Hand,
  Panel,
  Stage,
  tall: true,
  handName: () => w('hand'),
  turn: {
    weighty: () => false, // a turn is asked for once, at its end
    ends: (m) => m.verb === 'end',
    opensSection: (e) => e.event === 'round-began',
  },
  prompt: { lays: (thing) => thing.startsWith('wedge:'), offers: (m) => picking.has(m.verb) },
  open: (view) => view.phase !== 'orders',
  guide,
  moments: {
    picture: (e, seat) =>
      e.event === 'supply-gone' ? 'candle' : e.event === 'crusaded' && e.seat !== seat ? 'cross' : null,
    sounds: { crusaded: 'swords', built: 'drum', joined: 'bell', moved: 'cards' },
  },
  staged: (view) => view.pick !== null,
  goal: (v) => w('goal', { supply: v.supply }),
  standing(v, names) {
    const line = v.players.map((p) => `${names.thing(`colour:${p.seat}`)} ${p.influence}`).join(', ');
    return v.round ? w('standing', { n: v.round, line }) : w('setup');
  },
};

export default module;
