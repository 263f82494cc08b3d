// Crusaders: Thy Will Be Done on the table page.

import type { TitleModule } from '../../contract';
import type { View } from '../../gen/thywill';
import Board from './Board.svelte';
import { guide } from './guide';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import Stage from './Stage.svelte';
import { w } from './words';

const module: TitleModule = {
  Board,
  Hand,
  Panel,
  Stage,
  tall: true,
  handName: () => w('hand'),
  weighty: () => false, // a turn is asked for once, at its end
  lays: (thing) => thing.startsWith('wedge:'),
  ends: (m) => m.verb === 'end',
  open: (view) => (view as View).phase !== 'orders',
  guide,
  opensSection: (e) => e.event === 'round-began',
  staged: (view) => (view as View).pick !== null,
  standing(view, names) {
    const v = view as View;
    const line = v.players.map((p) => `${names.thing(`colour:${p.seat}`)} ${p.influence}`).join(', ');
    return v.round ? w('standing', { n: v.round, line }) : w('setup');
  },
};

export default module;
