// The hand, the composer and the check with small views, pressed as a person would.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { until } from '../../../tests/until';
import type { Move, Names, Prompt, StageProps } from '../../contract';
import type { CheckView, View } from '../../gen/kings';
import Hand from './Hand.svelte';
import Check from './react/Check.svelte';
import Marriage from './react/Marriage.svelte';
import Standing from './react/Standing.svelte';
import { standing } from './react/standing.svelte';
import Trade from './react/Trade.svelte';
import { aim } from './war/aim.svelte';
import Composer from './war/Composer.svelte';

const names: Names = {
  lang: 'en',
  thing: (t) => t.slice(t.indexOf(':') + 1),
  form: (t) => t,
  detail: (t) => `Type. Does ${t}`,
  printed: () => undefined,
  verb: (v) => v,
};
const move = (...m: string[]): Move => ({ move: m, verb: m[0]!, text: m.join(' '), things: [] });
const prompt = (step: string, id = 1): Prompt => ({
  id,
  kind: 'choose',
  must: true,
  step,
  rule: '',
  rule_text: '',
  text: '',
  spans: [],
});
const dynasty = (culture: string, more: object = {}) => ({
  culture,
  control: 'person',
  dynasty: 'house',
  gold: 3,
  points: 4,
  income: 5,
  foot: 4,
  knights: 2,
  cards: [],
  children: [],
  siblings: [],
  king: null,
  spouse: null,
  war: [],
  casusBelli: [],
  pacts: [],
  ...more,
});
const view = (more: object = {}): View =>
  ({
    seat: 'english',
    era: 1,
    round: 1,
    dynasties: [dynasty('english'), dynasty('frankish')],
    territories: [],
    decks: [{ slug: 'realm', kinds: ['a', 'b'], pile: 3, discards: [] }],
    traits: [{ slug: 'brave', sign: 'green', critical: [] }],
    hand: ['a', 'a', 'b'],
    plotted: [],
    drawing: [0],
    attacks: [],
    prospects: [],
    prices: { sabotage: 2 },
    ...more,
  }) as unknown as View;
function props(v: View, step: string, moves: Move[]) {
  return {
    view: v,
    names,
    prompt: prompt(step),
    moves,
    targets: new Map(),
    selected: new Set<string>(),
    lit: new Set<string>(),
    last: new Set<string>(),
    onpick: vi.fn(),
    onchoose: vi.fn(async () => {}),
    onwhy: vi.fn(),
    onhover: vi.fn(),
    onlight: vi.fn(),
    onrule: vi.fn(),
    story: [],
    events: [],
    beat: 0,
    reduced: true,
    replaying: false,
  } as unknown as StageProps<View> & { onchoose: ReturnType<typeof vi.fn>; onwhy: ReturnType<typeof vi.fn> };
}

describe('the hand', () => {
  const moves = [move('plot', 'a', 'b'), move('plot', 'b', 'a'), move('plot', 'a', 'a')];
  const seal = () => screen.getByRole('button', { name: 'Lay them down' });
  const cards = () => [...document.querySelectorAll<HTMLElement>('.card')];

  it('lays two cards down in the order in which they were pressed', async () => {
    const p = props(view(), 'plot', moves);
    render(Hand, { props: p });
    await fireEvent.click(cards()[2]!);
    await fireEvent.click(cards()[0]!);
    await fireEvent.click(seal());
    expect(p.onchoose).toHaveBeenCalledWith(moves[1]);
  });
  it('takes two copies of a card as two cards', async () => {
    const p = props(view(), 'plot', moves);
    render(Hand, { props: p });
    await fireEvent.click(cards()[0]!);
    await fireEvent.click(cards()[1]!);
    await fireEvent.click(seal());
    expect(p.onchoose).toHaveBeenCalledWith(moves[2]);
  });
  it('asks why where a pair is not allowed', async () => {
    const p = props(view(), 'plot', [moves[0]!]);
    render(Hand, { props: p });
    await fireEvent.click(cards()[2]!);
    await fireEvent.click(cards()[0]!);
    await fireEvent.click(seal());
    expect(p.onchoose).not.toHaveBeenCalled();
    expect(p.onwhy).toHaveBeenCalledWith(['plot', 'b', 'a'], expect.anything());
  });
  it('keeps what was pressed until another question is put', async () => {
    const p = props(view(), 'plot', moves);
    const { rerender } = render(Hand, { props: p });
    await fireEvent.click(cards()[0]!);
    await rerender({ prompt: prompt('plot', 1), lit: new Set(['card:a']) });
    expect(document.querySelectorAll('.place.filled')).toHaveLength(1);
    await rerender({ prompt: prompt('plot', 2) });
    expect(document.querySelectorAll('.place.filled')).toHaveLength(0);
  });
});

const check = (more: Partial<CheckView>): CheckView => ({
  kind: 'incite',
  action: 'plot',
  seat: 'english',
  against: 'frankish',
  territory: 'paris',
  character: '',
  spouse: '',
  development: '',
  need: 1,
  free: 1,
  bought: 0,
  pledged: 0,
  sabotaged: 0,
  hits: 0,
  left: 0,
  drawn: [],
  draws: [],
  critical: [],
  duke: '',
  good: 2,
  tokens: 4,
  odds: [],
  chance: null,
  sacrifice: null,
  ...more,
});

describe('a check', () => {
  it('offers each sum of Gold with its chance', async () => {
    const moves = [move('invest', '0'), move('invest', '1')];
    const p = props(view({ check: check({ odds: [0.5, 0.8333] }) }), 'invest', moves);
    render(Check, { props: p });
    await fireEvent.click(screen.getByRole('button', { name: /1 Gold.*83 %/ }));
    expect(p.onchoose).toHaveBeenCalledWith(moves[1]);
  });
  it('says what a sacrifice would change', () => {
    const draws = [{ trait: 'brave', hit: true, critical: true, sacrificed: false }];
    render(Check, {
      props: props(view({ check: check({ draws, chance: 1, sacrifice: 0.25 }) }), 'sacrifice', [
        move('sacrifice'),
        move('keep'),
      ]),
    });
    expect(screen.getByRole('button', { name: 'Keep brave: 100 %' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sacrifice brave: 25 %' })).toBeTruthy();
  });
  it('says no to sabotage by one press', async () => {
    const moves = [move('sabotage', '1'), move('sabotage', '2'), move('pass')];
    const p = props(view({ check: check({ seat: 'frankish', bought: 1 }) }), 'sabotage', moves);
    render(Check, { props: p });
    await fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    expect(p.onchoose).toHaveBeenCalledWith(moves[2]);
  });
});

describe('the standing order', () => {
  it('answers by itself while it stands, and only sabotage', async () => {
    vi.useFakeTimers();
    const pass = move('pass');
    const p = props(view(), 'sabotage', [move('sabotage', '2'), pass]);
    const { rerender } = render(Standing, { props: p });
    await fireEvent.click(screen.getByRole('button', { name: /rest of this Round/ }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(p.onchoose).toHaveBeenCalledExactlyOnceWith(pass);
    await rerender({ prompt: prompt('strike-back', 2), moves: [pass] });
    await vi.advanceTimersByTimeAsync(2000);
    expect(p.onchoose).toHaveBeenCalledTimes(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Ask me again' }));
    await rerender({ prompt: prompt('sabotage', 3), moves: [pass] });
    await vi.advanceTimersByTimeAsync(2000);
    expect(p.onchoose).toHaveBeenCalledTimes(1);
    standing.revoke();
    vi.useRealTimers();
  });
});

describe('the composer', () => {
  it('shows what an attack takes, then declares it', async () => {
    const prospect = {
      from: 'wessex',
      to: 'paris',
      naval: true,
      annexes: false,
      support: [],
      backers: [],
      partners: ['germanic'],
      need: 2,
      needs: [
        { cause: 'base', of: '', count: 1 },
        { cause: 'castle', of: '', count: 1 },
      ],
      draws: 1,
      items: [{ cause: 'base', of: '', count: 1 }],
      odds: [0, 0.3],
    };
    const attack = move('attack', 'wessex', 'paris');
    const p = props(view({ prospects: [prospect] }), 'war', [attack, move('skip')]);
    const { container } = render(Composer, { props: p });
    await fireEvent.click(screen.getByRole('button', { name: /paris/ }));
    await tick();
    for (const text of ['2 successes needed', '1 Castle', 'by sea', 'germanic', '30 %'])
      expect(container.textContent).toContain(text);
    expect(p.onchoose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Attack from wessex' }));
    expect(p.onchoose).toHaveBeenCalledWith(attack);
    expect(aim.to).toBe('');
  });
});

describe('a trade', () => {
  const goods = (more: object = {}) => ({ gold: 0, development: '', territory: '', card: '', promise: false, ...more });
  it('is put together, then said move by move', async () => {
    const moves = [
      move('give-gold', '1'),
      move('give-gold', '2'),
      move('want-promise'),
      move('submit'),
      move('decline'),
    ];
    const p = props(view({ offer: { by: 'english', to: 'frankish', give: goods(), want: goods() } }), 'offer', moves);
    render(Trade, { props: p });
    await fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '2' } });
    await fireEvent.click(screen.getByRole('checkbox'));
    await fireEvent.click(screen.getByRole('button', { name: 'Make this offer' }));
    await until(() => expect(p.onchoose).toHaveBeenCalledTimes(3));
    expect(p.onchoose.mock.calls.map(([m]) => (m as Move).text)).toEqual(['give-gold 2', 'want-promise', 'submit']);
  });
  it('shows the other what he would get and give', () => {
    const offer = { by: 'frankish', to: 'english', give: goods({ gold: 2 }), want: goods({ territory: 'wales' }) };
    const { container } = render(Trade, {
      props: props(view({ offer }), 'answer', [move('accept'), move('decline'), move('counter')]),
    });
    const [get, give] = [...container.querySelectorAll('.sides > div')].map((d) => d.textContent);
    expect([get, give]).toEqual([expect.stringContaining('2 Gold'), expect.stringContaining('wales')]);
    expect(container.querySelectorAll('.acts .btn')).toHaveLength(3);
  });
});

describe('a marriage', () => {
  it('is proposed with a home and Gold', async () => {
    const moves = [move('dowry', '0', 'english'), move('dowry', '0', 'frankish'), move('ask-dowry', '1', 'frankish')];
    const proposal = {
      by: 'english',
      suitor: 'edmund',
      spouse: 'adele',
      to: 'frankish',
      territory: '',
      stack: '',
      gold: 0,
      home: '',
    };
    const p = props(view({ proposal }), 'terms', moves);
    render(Marriage, { props: p });
    await fireEvent.click(screen.getByRole('button', { name: /frankish/ }));
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '-1' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
    expect(p.onchoose).toHaveBeenCalledWith(moves[2]);
  });
  it('is answered with other terms', async () => {
    const moves = [move('accept'), move('decline'), move('counter')];
    const proposal = {
      by: 'frankish',
      suitor: 'adele',
      spouse: 'edmund',
      to: 'english',
      territory: '',
      stack: '',
      gold: 2,
      home: 'english',
    };
    const p = props(view({ proposal }), 'consent', moves);
    render(Marriage, { props: p });
    await fireEvent.click(screen.getByRole('button', { name: 'counter' }));
    expect(p.onchoose).toHaveBeenCalledWith(moves[2]);
  });
});
