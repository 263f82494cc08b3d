// Turns that are planned and confirmed once, and things whose moves a title lays out itself.
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Move, TitleModule } from '../src/contract';
import { Desk } from '../src/lib/desk.svelte';
import type { Live } from '../src/lib/live.svelte';
import PromptBar from '../src/table/PromptBar.svelte';

const move = (...m: string[]): Move => ({
  move: m,
  verb: m[0]!,
  text: m.join(' '),
  things: m.slice(1).map((x) => `thing:${x}`),
});
const news = (n: number, seat: string, event: string, more: object = {}) => ({
  n,
  at: 0,
  kind: 'move',
  seat,
  events: [{ event, args: [], text: `${event} ${n}`, spans: [] }],
  ...more,
});
const title = {
  turn: {
    weighty: () => false,
    ends: (m: Move) => m.verb === 'end',
    opensSection: (e: GameEvent) => e.event === 'round',
  },
  prompt: { lays: (t: string) => t === 'thing:wedge' },
} as unknown as TitleModule;

class FakeLive {
  id = 't';
  seat = 'blue';
  mine = ['blue'];
  busy = false;
  refusal = null;
  eventKinds = new Map();
  names = { lang: 'en', thing: (t: string) => t, detail: () => '', verb: (v: string) => v };
  moves = $state.raw<Move[]>([move('end')]);
  news = $state.raw<object[]>([
    news(1, 'blue', 'placed'),
    news(2, 'red', 'ended'),
    news(3, 'blue', 'round'),
    news(4, 'blue', 'resolved'),
    news(5, 'blue', 'moved'),
    news(6, 'blue', 'edited', { events: [] }), // an edit of a draft, which nobody tells
  ]);
  state = $state.raw<Record<string, unknown>>({
    table: { title: 'thywill', status: 'running', seats: [{ seat: 'blue', name: 'Blue', held: true, awaited: true }] },
    n: 5,
    view: {},
    prompt: { id: 9, kind: 'choose', must: true, step: 'confirm', rule: '', rule_text: '', text: 'Sure.', spans: [] },
    undo: { steps: 4, ask: false, request: null },
    result: null,
  });
  play = vi.fn(async () => true);
}

describe('a planned turn', () => {
  let live: FakeLive;
  let desk: Desk;
  beforeEach(() => {
    live = new FakeLive();
    desk = new Desk(live as unknown as Live, () => title);
  });

  it('consists of what can be taken back, without what led to its round', () => {
    expect(desk.done.map((n) => n.n)).toEqual([4, 5]);
    live.news = [...live.news, { n: 7, at: 0, kind: 'undo', seat: 'blue', events: [], removed: [5, 6] }];
    live.state = { ...live.state, undo: { steps: 2, ask: false, request: null } };
    expect(desk.done.map((n) => n.n)).toEqual([4]);
  });

  it('ends by one move, when nothing else is left to do', () => {
    expect(desk.ending?.verb).toBe('end');
    live.moves = [move('end'), move('move', 'a')];
    expect(desk.ending).toBeNull();
    live.moves = [move('move', 'a')];
    expect(desk.ending).toBeNull();
  });

  it('is listed in the bar, and the focus waits on its end', async () => {
    const none = () => {};
    render(PromptBar, { desk, onrules: none, onmenu: none, onresult: none, onuncover: none, onfind: none });
    await tick();
    await tick();
    expect(screen.getAllByRole('listitem').map((li) => li.textContent?.trim())).toEqual(['resolved 4', 'moved 5']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^end/ }));
  });

  it('selects a thing that the title lays out, even if only one move names it', () => {
    live.moves = [move('resolve', 'wedge'), move('crusade', 'dublin')];
    desk.pick('thing:wedge');
    expect([...desk.selected]).toEqual(['thing:wedge']);
    expect(live.play).not.toHaveBeenCalled();
    desk.pick('thing:wedge');
    desk.pick('thing:dublin');
    expect(live.play).toHaveBeenCalledWith(['crusade', 'dublin']);
  });
});
