// Wheel, player boards, board and the choice of orders with small views.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { boardsFromDisk, stubObservers } from '../../../tests/boards';
import { until } from '../../../tests/until';
import type { Move, Names, Prompt, Thing } from '../../contract';
import type { BuildingPrint, PlayerView, RegionView, View, WedgeView } from '../../gen/thywill';
import thywill from './index';
import RegionCard from './RegionCard.svelte';

beforeAll(() => {
  stubObservers();
  boardsFromDisk();
  Element.prototype.scrollIntoView ??= () => {};
});

const slugs = [
  'travel-build',
  'crusade-build',
  'influence-travel',
  'travel-crusade',
  'build-influence',
  'muster-influence',
];
function wedge(slug: string, upgraded = false): WedgeView {
  const [primary = '', added = ''] = slug.split('-');
  const action = (a: string) => ({ action: a, total: 2, bonuses: [] });
  const i = slugs.indexOf(slug);
  const after = slugs.map((_, k) => (k === i ? 0 : (k - i + 6) % 6 <= 2 ? 3 : 2));
  return {
    slug,
    primary,
    added,
    upgraded,
    tokens: 2,
    actions: upgraded ? [action(primary), action(added)] : [action(primary)],
    ways: [{ way: 'plain', at: '', after }],
  };
}
const player = (seat: string): PlayerView => ({
  seat,
  order: '',
  power: '',
  influence: 7,
  projected: 12,
  wheel: slugs.map((s) => wedge(s, s === 'travel-build')),
  knights: [{ region: 'london', black: false }],
  waiting: 2,
  rows: ['castle', 'church', 'farm', 'bank'].map((building) => ({ building, built: 0, cost: 3 })),
  troops: 1,
  troopCost: 4,
  won: [1, 0, 0],
  bonuses: [0, 0, 1, 0, 0],
  awards: [{ key: 'majority-first', thing: 'enemy:slav', points: 5 }],
  sown: null,
});
const region = (slug: string, borders: string[], enemy = ''): RegionView => ({
  slug,
  q: 0,
  r: 0,
  flag: enemy !== '',
  start: false,
  enemy,
  reward: '',
  strength: enemy ? 3 : 0,
  tiles: [],
  printed: [],
  owner: '',
  building: '',
  level: 0,
  borders,
  leave: enemy ? 2 : 1,
  costs: [],
});
const view = (more: Partial<View> = {}): View => ({
  seat: 'blue',
  variant: 'first',
  board: 'p2',
  phase: 'play',
  round: 3,
  start: 'blue',
  active: 'blue',
  supply: 100,
  reserve: 0,
  last: false,
  regions: [
    region('london', ['paris', 'dublin']),
    region('paris', ['london', 'lyon']),
    region('lyon', ['paris']),
    region('dublin', ['london'], 'slav'),
  ],
  troops: [3, 4, 5],
  tracks: [{ enemy: 'slav', at: 1, values: [3, 4, 5] }],
  players: [player('blue'), player('red')],
  pick: null,
  sealed: [],
  working: null,
  majority: ['slav', 'prussian', 'saracen'].map((enemy) => ({ enemy, left: 3, points: [0, 0] })),
  ...more,
});

const sorts: Record<string, string[]> = {
  resolve: ['wedge', 'action', ''],
  upgrade: ['wedge'],
  distribute: ['wedge', 'way', 'wedge'],
  move: ['region', 'region'],
  crusade: ['region'],
  order: ['order'],
  seal: [],
};
function move(...m: string[]): Move {
  const [verb = '', ...args] = m;
  const things = args.flatMap((a, i) => (sorts[verb]?.[i] && a !== 'none' ? [`${sorts[verb]![i]}:${a}`] : []));
  return { move: m, verb, text: m.join(' '), things };
}
const farm: BuildingPrint = {
  levels: [
    { cost: 3, knight: false, actions: [{ action: 'muster', n: 2 }], finale: 0 },
    { cost: 4, knight: true, actions: [], finale: 9 },
  ],
};
const names: Names = {
  lang: 'en',
  thing: (t) => t,
  form: (t) => t,
  detail: () => '',
  printed: (t) => (t === 'building:farm' ? farm : undefined),
  verb: () => '',
};
function props(step: string, moves: Move[], more: object = {}) {
  const targets = new Map<Thing, Move[]>();
  for (const m of moves) for (const t of m.things) targets.set(t, [...(targets.get(t) ?? []), m]);
  const prompt: Prompt = { id: 1, kind: 'choose', must: true, step, rule: '', rule_text: '', text: '', spans: [] };
  return {
    view: view(),
    names,
    prompt,
    moves,
    targets,
    selected: new Set<Thing>(),
    lit: new Set<Thing>(),
    last: new Set<Thing>(),
    onpick: vi.fn(),
    onchoose: vi.fn(async () => {}),
    onwhy: vi.fn(),
    onhover: vi.fn(),
    onlight: vi.fn(),
    onrule: vi.fn(),
    reduced: true,
    replaying: false,
    seats: [],
    story: [],
    events: [],
    beat: 0,
    ...more,
  };
}
const turn = [
  move('resolve', 'travel-build', 'travel', '2'),
  move('resolve', 'travel-build', 'travel', '1'),
  move('resolve', 'influence-travel', 'influence', '2'),
];
const wedgeOf = (root: Element, slug: string) => root.querySelector(`[data-wedge="${slug}"]`)!;

describe('the wheel', () => {
  it('plays a wedge with one use, and asks how to use one that is upgraded', async () => {
    const p = props('turn', turn);
    const { container } = render(thywill.Hand, { props: p });
    await fireEvent.click(wedgeOf(container, 'influence-travel'));
    expect(p.onchoose).toHaveBeenCalledWith(turn[2]);
    await fireEvent.click(wedgeOf(container, 'travel-build'));
    expect(p.onpick).toHaveBeenCalledWith('wedge:travel-build');
  });

  it('lays out the shares of the wedge that was chosen; what is not possible asks why', async () => {
    const p = props('turn', turn, { selected: new Set(['wedge:travel-build']) });
    const { container } = render(thywill.Hand, { props: p });
    expect(container.querySelectorAll('.splits button')).toHaveLength(4);
    await fireEvent.click(container.querySelector('[data-split="travel 1"]')!);
    expect(p.onchoose).toHaveBeenCalledWith(turn[1]);
    const shut = container.querySelector('[data-split="build 2"]')!;
    expect(shut.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(shut);
    expect(p.onwhy).toHaveBeenCalledWith(['resolve', 'travel-build', 'build', '2']);
  });

  it('asks why a wedge cannot be chosen', async () => {
    const p = props('turn', turn);
    const { container } = render(thywill.Hand, { props: p });
    await fireEvent.click(wedgeOf(container, 'muster-influence'));
    expect(p.onwhy).toHaveBeenCalledWith(['resolve', 'muster-influence', 'muster', '2']);
  });

  it('shows where the tokens of the wedge under the pointer would land', async () => {
    const { container } = render(thywill.Hand, { props: props('turn', turn) });
    await fireEvent.pointerEnter(wedgeOf(container, 'travel-build'));
    expect(container.querySelectorAll('.token.ghost')).toHaveLength(2);
    expect(wedgeOf(container, 'travel-build').querySelectorAll('.token.gone')).toHaveLength(2);
    await fireEvent.pointerLeave(wedgeOf(container, 'travel-build'));
    expect(container.querySelectorAll('.token.ghost')).toHaveLength(0);
  });

  it('lets a power name a wedge on the wheel', async () => {
    const ways = [
      move('distribute', 'travel-build', 'plain', 'none'),
      move('distribute', 'travel-build', 'pass-over', 'crusade-build'),
    ];
    const p = props('distribute', ways);
    const { container } = render(thywill.Hand, { props: p });
    expect(container.querySelectorAll('.ways button')).toHaveLength(2);
    await fireEvent.click(wedgeOf(container, 'crusade-build'));
    expect(p.onchoose).toHaveBeenCalledWith(ways[1]);
  });

  it('is lit by words about its own player only', () => {
    const lit = (...things: Thing[]) => {
      const { container, unmount } = render(thywill.Hand, {
        props: props('turn', turn, { lit: new Set(['wedge:travel-build', ...things]) }),
      });
      const found = wedgeOf(container, 'travel-build').classList.contains('lit');
      unmount();
      return found;
    };
    expect(lit()).toBe(true);
    expect(lit('colour:blue')).toBe(true);
    expect(lit('colour:red')).toBe(false);
  });

  it('is walked by arrow keys', async () => {
    const { container } = render(thywill.Hand, { props: props('turn', turn) });
    const first = wedgeOf(container, 'travel-build') as SVGElement;
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(wedgeOf(container, 'muster-influence'));
  });

  it('can choose nothing while an earlier moment is shown', async () => {
    const p = props('turn', turn, { replaying: true, prompt: null });
    const { container } = render(thywill.Hand, { props: p });
    await fireEvent.click(wedgeOf(container, 'influence-travel'));
    expect(p.onchoose).not.toHaveBeenCalled();
    expect(p.onpick).not.toHaveBeenCalled();
  });
});

describe('player boards', () => {
  it('show the levels that are printed there, and as many troops as there are', () => {
    const { container } = render(thywill.Hand, { props: props('turn', turn) });
    const rows = [...container.querySelectorAll('.rows .row')];
    expect(rows.map((r) => r.querySelectorAll('.cell').length)).toEqual([0, 0, farm.levels.length, 0]);
    expect([...rows[2]!.querySelectorAll('.gives')].map((g) => g.textContent?.trim())).toEqual(['2', '9']);
    expect(container.querySelectorAll('.troops .troop')).toHaveLength(view().troops.length);
  });

  it('show the score line by line', () => {
    const { container } = render(thywill.Hand, { props: props('turn', turn) });
    const lines = [...container.querySelectorAll('.score b')].map((b) => b.textContent);
    expect(lines).toEqual(['7', '+5', '12']);
  });

  it('open at a click', async () => {
    const { container } = render(thywill.Panel, { props: props('turn', turn) });
    expect(container.querySelectorAll('.player-board')).toHaveLength(1);
    const [blue] = screen.getAllByRole('button', { expanded: false });
    await fireEvent.click(blue!);
    expect(blue!.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('choosing an order', () => {
  const pick = { offer: ['templar', 'teutonic'], order: '', wheel: [] };
  it('takes one of the tiles, and cannot be sealed before', async () => {
    const moves = [move('order', 'templar'), move('order', 'teutonic')];
    const p = props('orders', moves, { view: view({ pick, phase: 'orders' }) });
    const { container } = render(thywill.Stage!, { props: p });
    expect(screen.getByRole('button', { name: /Seal/ })).toHaveProperty('disabled', true);
    await fireEvent.click(container.querySelector('[data-thing="order:teutonic"]')!);
    expect(p.onchoose).toHaveBeenCalledWith(moves[1]);
  });
});

it('a region tells what a building costs there, as the rules have it', () => {
  const cheap = { ...region('london', ['paris']), printed: [{ building: 'farm', n: 2 }], costs: [3, 3, 7, 3] };
  const me = view().players[0];
  const { container } = render(RegionCard, { props: { region: cheap, view: view(), me, names, low: false } });
  expect(container.textContent).toMatch(/building:farm\s+−2\s+\D*7/);
});

describe('the map', () => {
  async function board(p: ReturnType<typeof props>) {
    const { container } = render(thywill.Board, { props: p });
    await until(() => expect(container.querySelector('#space-london')).toBeTruthy());
    return (slug: string) => container.querySelector(`#space-${slug}`)!;
  }
  const steps = [move('move', 'london', 'paris'), move('move', 'london', 'dublin')];
  const working = { seat: 'blue', wedge: 'travel-build', action: 'travel', total: 2 };

  it('shows how far a knight gets, and takes it there step by step', async () => {
    const p = props('travel', steps, { view: view({ working }) });
    const at = await board(p);
    expect(at('lyon').getAttribute('aria-label')).toContain('2 points');
    await fireEvent.click(at('lyon'));
    await tick();
    // The second step is offered only after the first was made.
    expect(p.onchoose).toHaveBeenCalledExactlyOnceWith(steps[0]);
  });

  it('asks why a region cannot be reached', async () => {
    const p = props('travel', steps, { view: view({ working: { ...working, total: 1 } }) });
    const at = await board(p);
    await fireEvent.click(at('lyon'));
    expect(p.onwhy).toHaveBeenCalledWith(['move', 'london', 'lyon']);
  });

  it('tells what stands in a region', async () => {
    const at = await board(props('crusade', [move('crusade', 'dublin')]));
    expect(at('dublin').getAttribute('aria-label')).toMatch(/enemy:slav, strength 3.*can be chosen/);
    expect(at('london').getAttribute('aria-label')).toContain('knight of colour:blue');
  });
});
