import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move, TitleModule } from '../src/contract';
import { Desk } from '../src/lib/desk.svelte';
import type { Live } from '../src/lib/live.svelte';
import { setPref } from '../src/lib/prefs.svelte';
import PromptBar from '../src/table/PromptBar.svelte';

const move = (text: string, ...m: string[]): Move => ({
  move: m,
  verb: m[0]!,
  text,
  things: m.slice(1).map((x) => `region:${x}`),
});

const table = {
  title: 'kingdoms',
  status: 'running',
  seats: [
    { seat: 'antioch', name: 'Antioch', held: true, holder: 'Anna', awaited: true },
    { seat: 'aleppo', name: 'Aleppo', held: true, holder: 'Berta', awaited: false },
  ],
};

class FakeLive {
  id = 't';
  seat = 'antioch';
  mine = ['antioch'];
  busy = false;
  refusal = $state.raw<object | null>(null);
  news = [];
  eventKinds = new Map();
  names = {
    lang: 'en',
    thing: (t: string) => t,
    detail: () => '',
    verb: (v: string) => v[0]!.toUpperCase() + v.slice(1),
  };
  moves = $state.raw<Move[]>([
    ...['homs', 'acre', 'jaffa', 'tripoli'].map((r) => move(`Attack ${r}`, 'attack', r)),
    move('Pass', 'pass'),
  ]);
  state = $state.raw<Record<string, unknown>>({
    table,
    n: 1,
    view: {},
    prompt: {
      id: 1,
      kind: 'choose',
      must: true,
      step: 'action',
      rule: '4.0',
      rule_text: '',
      text: 'Choose.',
      spans: [{ text: 'Choose.' }],
    },
    undo: { steps: 0, ask: true, request: null },
    result: { over: false },
  });
  play = vi.fn(async () => true);
  undo = vi.fn();
  askUndo = vi.fn();
  stand = vi.fn(async () => true);
}

describe('PromptBar', () => {
  let live: FakeLive;
  let desk: Desk;
  const onrules = vi.fn();
  beforeEach(() => {
    setPref('confirm', true);
    live = new FakeLive();
    desk = new Desk(
      live as unknown as Live,
      () => ({ turn: { weighty: (m: Move) => m.verb === 'pass' } }) as unknown as TitleModule,
    );
    render(PromptBar, { desk, onrules, onmenu: () => {}, onresult: () => {}, onuncover: () => {}, onfind: () => {} });
  });

  it('groups moves by verb, and lists them on demand', async () => {
    const verb = screen.getByRole('button', { name: /^Attack 4/ });
    expect(screen.queryByRole('button', { name: 'Attack homs' })).toBeNull();
    await fireEvent.click(verb);
    await fireEvent.click(screen.getByRole('button', { name: 'Attack homs' }));
    expect(live.play).toHaveBeenCalledWith(['attack', 'homs']);
  });

  it('asks twice before a weighty move', async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    expect(live.play).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(live.play).toHaveBeenCalledWith(['pass']);
  });

  it('says that others have to agree to an undo, and that one asks them', async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Ask to undo' }));
    expect(live.askUndo).toHaveBeenCalled();
    live.state = { ...live.state, undo: { steps: 0, ask: true, request: { by: 'aleppo', missing: ['antioch'] } } };
    await tick();
    expect(screen.getByText(/Aleppo asks to take back a move/)).toBeTruthy();
  });

  it('shows a refusal with its rule, and leads to the rule', async () => {
    live.refusal = { status: 422, key: 'no-border', rule: '4.1.1a', rule_text: 'Next to yours.', text: 'Too far.' };
    await tick();
    expect(screen.getByRole('alert').textContent).toContain('Too far.');
    await fireEvent.click(screen.getByRole('button', { name: 'Read rule 4.1.1a' }));
    expect(onrules).toHaveBeenCalledWith('4.1.1a');
  });

  it('offers to give only answers to who has not said what to do with them', async () => {
    const offer = () => screen.queryByRole('button', { name: 'Answer for me when I have no choice' });
    expect(offer()).toBeNull();
    live.moves = [move('Pass', 'pass')];
    await tick();
    await fireEvent.click(offer()!);
    expect(live.stand).toHaveBeenCalledWith('on');
    live.state = { ...live.state, standing: 'off' };
    await tick();
    expect(offer()).toBeNull();
  });

  it('tells who is waited for when it asks nothing', async () => {
    live.state = { ...live.state, prompt: null };
    live.moves = [];
    await tick();
    expect(screen.getByText('Waiting for:')).toBeTruthy();
    expect(screen.getByText('Antioch')).toBeTruthy();
  });
});
