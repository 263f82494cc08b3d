import { describe, expect, it } from 'vitest';
import type { Desk } from '../src/lib/desk.svelte';
import { Parts } from '../src/lib/parts.svelte';

/** A table whose question is answered in a hand that stands beside the board. */
function parts(): Parts {
  const desk = { targets: new Map([['space:york', []]]), live: { news: [] }, module: () => undefined, view: null };
  const p = new Parts(desk as unknown as Desk, true);
  p.root = document.createElement('div');
  p.root.innerHTML = '<div class="hand"><button data-thing="space:york"></button></div>';
  return p;
}

describe('a new question', () => {
  it('turns to where its answer lies', () => {
    const p = parts();
    p.chosen = 'log';
    p.turnToAnswer(false);
    expect([p.chosen, p.inHand]).toEqual(['hand', true]);
  });

  it('takes nobody away from where they have turned meanwhile', () => {
    const p = parts();
    p.chosen = 'chat';
    p.turnToAnswer(true);
    expect([p.chosen, p.tab, p.inHand]).toEqual(['chat', 'board', true]);
  });

  it('leaves the page to who explains something, and comes back when that was read', () => {
    const p = parts();
    const { turns } = p;
    p.turn('panel');
    p.turnToAnswer(p.turns !== turns);
    expect([p.chosen, p.tab]).toEqual(['panel', 'panel']);
    p.turn(null);
    expect([p.chosen, p.tab]).toEqual(['hand', 'hand']);
  });
});
