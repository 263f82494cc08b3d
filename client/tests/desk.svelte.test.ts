import { beforeEach, describe, expect, it } from 'vitest';
import type { Move, TitleModule } from '../src/contract';
import { Desk } from '../src/lib/desk.svelte';
import type { Live } from '../src/lib/live.svelte';
import { setPref } from '../src/lib/prefs.svelte';
import type { Past } from '../src/lib/types';

const move = (...m: string[]): Move => ({
  move: m,
  verb: m[0]!,
  text: m.join(' '),
  things: m.slice(1).map((x) => `thing:${x}`),
});

class FakeLive {
  moves = $state.raw<Move[]>([
    move('attack', 'homs'),
    move('raid', 'aleppo', 'levy'),
    move('raid', 'damascus', 'levy'),
    move('pass'),
  ]);
  busy = false;
  refusal = null;
  seat = 'antioch';
  news = $state.raw(
    [1, 2, 3].map((n) => ({
      n,
      at: 0,
      kind: 'move',
      seat: 'x',
      events: [{ event: 'e', args: [], text: '', spans: [] }],
    })),
  );
  eventKinds = new Map();
  state = { view: { now: true }, result: null };
  played: string[][] = [];
  play = async (m: string[]) => this.played.push(m) > 0;
  past = async (n: number): Promise<Past> => ({ n, view: { n }, result: null });
  why = async () => ({ status: 422, key: 'no-border', rule: '4.1.1a', text: 'No.' });
}

describe('Desk', () => {
  let live: FakeLive;
  let desk: Desk;
  beforeEach(() => {
    live = new FakeLive();
    desk = new Desk(
      live as unknown as Live,
      () => ({ turn: { weighty: (m: Move) => m.verb === 'pass' } }) as unknown as TitleModule,
    );
    setPref('confirm', true);
  });

  it('plays a thing that only one move names', () => {
    desk.pick('thing:homs');
    expect(live.played).toEqual([['attack', 'homs']]);
  });

  it('waits for a second thing where several moves name the first', () => {
    desk.pick('thing:levy');
    expect(live.played).toEqual([]);
    expect([...desk.selected]).toEqual(['thing:levy']);
    expect(desk.targets.has('thing:homs')).toBe(false);
    desk.pick('thing:aleppo');
    expect(live.played).toEqual([['raid', 'aleppo', 'levy']]);
  });

  it('lets go of what is picked again, and of everything step by step', () => {
    desk.pick('thing:levy');
    desk.pick('thing:levy');
    expect(desk.selected.size).toBe(0);
    desk.verb = 'raid';
    desk.pick('thing:levy');
    desk.choose(live.moves[3]!);
    expect(desk.cancel() && desk.pending === null).toBe(true);
    expect(desk.cancel() && desk.selected.size === 0).toBe(true);
    expect(desk.cancel() && desk.verb === '').toBe(true);
    expect(desk.cancel()).toBe(false);
  });

  it('asks twice for weighty moves, if the player wants that', () => {
    desk.choose(live.moves[3]!);
    expect(live.played).toEqual([]);
    desk.confirm();
    expect(live.played).toEqual([['pass']]);
    setPref('confirm', false);
    desk.choose(live.moves[3]!);
    expect(live.played.length).toBe(2);
  });

  it('plays nothing that the second of two taps has hit', () => {
    const tap = (timeStamp: number) =>
      desk.taps.down({ timeStamp, clientX: 10, clientY: 10, pointerType: 'touch' } as PointerEvent);
    tap(0);
    desk.choose(live.moves[3]!);
    tap(200);
    desk.confirm();
    desk.pick('thing:homs');
    expect(live.played).toEqual([]);
    tap(900);
    desk.choose(live.moves[3]!);
    tap(1500);
    desk.confirm();
    expect(live.played).toEqual([['pass']]);
  });

  it('says why not', async () => {
    await desk.ask(['attack', 'acre']);
    expect(desk.why?.rule).toBe('4.1.1a');
  });

  it('shows earlier moments, where nothing can be played', async () => {
    expect(desk.moments).toEqual([0, 1, 2, 3]);
    desk.step(-1);
    expect(desk.at).toBe(2);
    await Promise.resolve();
    await Promise.resolve();
    expect(desk.view).toEqual({ n: 2 });
    expect(desk.moves).toEqual([]);
    desk.step(1);
    expect(desk.at).toBe(null);
    expect(desk.view).toEqual({ now: true });
  });
});
