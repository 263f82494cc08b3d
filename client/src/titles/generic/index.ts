// The face of every title that has none of its own: it is played by what the view, the lexicon and the server's sentences
// tell of it.
import type { TitleModule } from '../../contract';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';

const module: TitleModule = {
  Board,
  Hand,
  Panel,
  turn: {
    weighty: () => false, // which moves are, only a title knows; most can be taken back
    opensSection: () => false,
  },
};

export default module;
