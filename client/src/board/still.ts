// A board to look at: nothing can be chosen on it, and nothing moves.
import type { BoardProps } from '../contract';

const nothing = () => {};

export function still(view: unknown, names: BoardProps['names']): BoardProps {
  return {
    view,
    names,
    prompt: null,
    moves: [],
    targets: new Map(),
    selected: new Set(),
    lit: new Set(),
    last: new Set(),
    onpick: nothing,
    onchoose: async () => {},
    onwhy: nothing,
    onhover: nothing,
    onlight: nothing,
    onrule: nothing,
    story: [],
    reduced: true,
    replaying: true,
  };
}
