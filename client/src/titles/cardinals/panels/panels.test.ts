// History, phases and tabs, and the panels with small views.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, Move, Prompt, Thing } from '../../../contract';
import type { DynastyView, PowerView, View } from '../../../gen/cardinals';
import { dynastyArms } from '../arms';
import Panel from '../Panel.svelte';
import { armies, goals, phaseOf, stranded, wayOf } from './crusade';
import { byDecade, centresOverTime, spread } from './history';
import { offenceRule } from './part';
import { noteOf, stepTab, tabs } from './tabs';
import { decades, momentOf, nameOf, wanted } from './turns';

const dynasty = (slug: string, more: Partial<DynastyView> = {}): DynastyView => ({
  slug,
  faith: 'catholic',
  state: 'plays',
  centres: 2,
  units: 2,
  points: 2,
  emperor: false,
  imperialCentres: 0,
  pope: false,
  cardinal: 'frankish',
  votes: true,
  excommunicated: [],
  lapses: '',
  charges: [],
  truce: false,
  held: 2,
  claimed: 0,
  holyCity: 0,
  count: 2,
  ...more,
});
const powers: PowerView[] = [
  { kind: 'orders', cost: 0, why: '', rule: '2o.1' },
  { kind: 'crusade', cost: 0, why: 'rest', rule: '2q(3)(f).2' },
  { kind: 'protection', cost: 3, why: 'points', rule: '2p(1).1' },
];
const centre = (space: string, holder: string, start = holder) => ({
  space,
  start,
  holder,
  creed: holder ? '' : 'catholic',
  claims: [],
  once: [],
});
const view = (more: Partial<View> = {}): View =>
  ({
    seat: 'capetians',
    year: 1180,
    season: 'early',
    step: 'orders',
    first: 1170,
    last: 1280,
    toWin: 18,
    imperial: ['prague'],
    quorum: 4,
    sealed: ['zengids'],
    dynasties: Object.keys(dynastyArms).map((d) => dynasty(d)),
    centres: [centre('paris', 'capetians'), centre('leon', 'anscarids', ''), centre('prague', '', 'hohenstaufens')],
    units: [],
    dislodged: [],
    standoffs: [],
    papacy: {
      pope: 'capetians',
      imperialAntipope: '',
      romanAntipope: '',
      tithes: 4,
      protected: '',
      parties: [],
      preach: false,
      forfeit: 2,
      rests: 3,
      powers,
    },
    crusade: null,
    draft: {
      orders: [],
      bids: [{ kind: 'tithe', n: 1, space: 'rome', order: { space: 'rome', kind: 'hold', from: '', to: '' } }],
      left: 1,
      standing: 'hold',
      terms: ['zengids'],
      leaving: false,
      released: [],
      vote: 'italian',
      retreats: [],
      due: 0,
      warnings: [],
    },
    ended: '',
    winners: [],
    ...more,
  }) as View;
const event = (name: string, args: string[], seat = ''): GameEvent => ({
  event: name,
  args,
  seat,
  text: '',
  spans: [],
});
const move = (...words: string[]): Move => ({
  move: words,
  verb: words[0]!,
  text: words.join(' '),
  things: words.slice(1).map((s) => `space:${s}`),
});

function props(seen: View, moves: Move[] = [], more: object = {}) {
  return {
    view: seen,
    names: {
      lang: 'en' as const,
      thing: (t: Thing) => t,
      form: (t: Thing) => t,
      detail: () => '',
      printed: () => undefined,
      verb: () => '',
    },
    prompt: { kind: 'draft', step: 'orders' } as Prompt,
    moves,
    targets: new Map<Thing, Move[]>(),
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
    story: [] as GameEvent[],
    ...more,
  };
}
const open = (tab: string) => fireEvent.click(document.querySelector(`[data-panel="${tab}"]`)!);

describe('centres over time', () => {
  const story = [
    event('broke-away', ['prague'], 'hohenstaufens'),
    event('turn', ['mid', '1170']),
    event('turn', ['late', '1170']),
    event('turn', ['end', '1170']),
    event('controlled', ['leon'], 'anscarids'),
    event('turn', ['early', '1180']),
  ];
  it('begin with the first position and end with the last', () => {
    const samples = centresOverTime(view(), story);
    expect(samples.map((s) => `${s.season} ${s.year}`)).toEqual([
      'early 1170',
      'mid 1170',
      'late 1170',
      'end 1170',
      'early 1180',
      ' 1180',
    ]);
    expect(samples.map((s) => s.centres.hohenstaufens)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(samples.map((s) => s.centres.anscarids)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(byDecade(samples).map((s) => s.year)).toEqual([1170, 1180, 1180]);
  });
  it('lose all of a dynasty that fails', () => {
    const samples = centresOverTime(view(), [event('failed', [], 'capetians'), event('turn', ['mid', '1170'])]);
    expect(samples[1]?.centres.capetians).toBe(0);
  });
  it('have their marks apart, in order and within the frame', () => {
    expect(spread([50, 50, 10], 5, 0, 52)).toEqual([47, 52, 10]);
    expect(spread([0, 0], 4, 0, 100)).toEqual([0, 4]);
  });
});

describe('a crusade', () => {
  const crusade = (phase: string, lines: { from: string; to: string; over: string[] }[] = []) => ({
    phase,
    against: 'zengids',
    objective: 'damascus',
    raised: [],
    lines,
    goals: ['damascus', 'jerusalem'],
    closed: [{ space: 'cairo', why: 'centre' }],
  });
  it('goes from the call through deployment and march to its conclusion', () => {
    const at = (phase: string, season: string) => phaseOf(view({ season, crusade: crusade(phase) }));
    expect(at('declared', 'mid')).toBe('called');
    expect(at('declared', 'late')).toBe('deployment');
    expect(at('marching', 'end')).toBe('deployment');
    expect(at('marching', 'early')).toBe('march');
    expect(at('concluded', 'mid')).toBe('conclusion');
    expect(phaseOf(view())).toBeNull();
  });
  it('lights the Line of Supply between the army and the goal that are chosen', async () => {
    const lines = [
      { from: 'paris', to: 'damascus', over: ['genoa', 'tripoli'] },
      { from: 'paris', to: 'jerusalem', over: ['genoa'] },
      { from: 'toulouse', to: 'damascus', over: [] },
    ];
    expect(armies(lines)).toEqual(['paris', 'toulouse']);
    expect(goals(lines, 'paris')).toEqual(['damascus', 'jerusalem']);
    expect(wayOf(lines[0]!)).toEqual(['paris', 'genoa', 'tripoli', 'damascus']);
    const units = ['paris', 'bruges'].map((space) => ({
      space,
      place: space,
      type: 'army',
      owner: 'capetians',
      crusader: false,
      faith: 'catholic',
    }));
    const p = props(view({ units, crusade: crusade('declared', lines) }));
    expect(stranded(p.view)).toEqual(['bruges']);
    render(Panel, { props: p });
    await open('crusade');
    await fireEvent.change(screen.getByLabelText(/To/), { target: { value: 'jerusalem' } });
    await fireEvent.click(screen.getByText('Show on the board'));
    expect(p.onlight).toHaveBeenLastCalledWith(['space:paris', 'space:genoa', 'space:jerusalem']);
    await open('victory');
    expect(p.onlight).toHaveBeenLastCalledWith([]);
  });
});

describe('the tabs', () => {
  it('say what waits behind them', () => {
    expect(noteOf('points', view())).toBe('1');
    expect(noteOf('points', view({ season: 'mid' }))).toBe('');
    expect(noteOf('points', view({ seat: '', draft: null }))).toBe('');
    const banned = view().dynasties.map((d) => (d.slug === 'capetians' ? { ...d, excommunicated: ['h'] } : d));
    expect(noteOf('church', view({ dynasties: banned }))).toBe('!');
    expect(noteOf('church', view({ seat: 'zengids', dynasties: banned }))).toBe('');
  });
  it('follow the arrow keys around', () => {
    expect(stepTab('dynasties', 'ArrowLeft')).toBe(tabs.at(-1));
    expect(stepTab('victory', 'ArrowRight')).toBe('dynasties');
    expect(stepTab('church', 'Home')).toBe('dynasties');
    expect(stepTab('church', 'x')).toBe('church');
  });
});

describe('the panels', () => {
  it('make a dynasty an answer only where one is asked for', async () => {
    const targets = new Map<Thing, Move[]>([['dynasty:zengids', [move('crown', 'zengids')]]]);
    const p = props(view(), [], { targets });
    const { rerender } = render(Panel, { props: p });
    const row = () => document.querySelector<HTMLElement>('[data-thing="dynasty:zengids"]')!;
    await fireEvent.click(row());
    expect(p.onpick).not.toHaveBeenCalled(); // in a draft the same click would name an end of the game
    await rerender({ ...p, prompt: { kind: 'choose', step: 'crown' } as Prompt });
    await fireEvent.click(row());
    expect(p.onpick).toHaveBeenCalledWith('dynasty:zengids');
  });
  it('take a bid back and add to it', async () => {
    const moves = [move('withdraw', 'rome'), move('tithe'), move('gift', 'paris')];
    const p = props(view(), moves);
    render(Panel, { props: p });
    await open('points');
    await fireEvent.click(screen.getByLabelText('Take back: Tithe to the Pope'));
    expect(p.onchoose).toHaveBeenLastCalledWith(moves[0]);
    await fireEvent.click(screen.getByLabelText('One more point: Tithe to the Pope'));
    expect(p.onchoose).toHaveBeenLastCalledWith(moves[1]);
    await fireEvent.change(document.querySelector('select')!, { target: { value: 'paris' } });
    await fireEvent.click(screen.getByText('Place'));
    expect(p.onchoose).toHaveBeenLastCalledWith(moves[2]);
  });
  it('tell what the Pope cannot do, and open the rule', async () => {
    const p = props(view({ season: 'mid' }));
    render(Panel, { props: p });
    await open('church');
    expect(screen.getByText(/Too soon: 3 more turns/)).toBeTruthy();
    expect(screen.getByText('4 points')).toBeTruthy();
    await fireEvent.click(screen.getByLabelText('Rules: 2q(3)(f).2'));
    expect(p.onrule).toHaveBeenCalledWith('2q(3)(f).2');
  });
  it('tell why somebody is excommunicated, and what that means for them', async () => {
    const dynasties = view().dynasties.map((d) =>
      d.slug === 'capetians' ? { ...d, excommunicated: ['h', 'j'], lapses: 'late', votes: false } : d,
    );
    render(Panel, { props: props(view({ dynasties })) });
    await open('church');
    expect(screen.getByText(/offence:h/)).toBeTruthy();
    expect(screen.getByLabelText('Rules: 2r(6)(j).1')).toBeTruthy();
    expect(screen.getByText(/Lapses when the next season:late turn begins/)).toBeTruthy();
    expect(screen.getByText(/No points on Catholic minors/)).toBeTruthy();
    expect(offenceRule('h')).toBe('2r(6)(h)');
  });
  it('name and strike with whom the game would end', async () => {
    const moves = [move('strike', 'zengids'), move('name', 'piasts')];
    const p = props(view(), moves);
    render(Panel, { props: p });
    await open('victory');
    const named = document.querySelectorAll('.terms [aria-pressed="true"]');
    expect([...named].map((b) => b.textContent)).toEqual(['dynasty:zengids']);
    await fireEvent.click(named[0]!);
    expect(p.onchoose).toHaveBeenLastCalledWith(moves[0]);
    expect(screen.getByText(/concede victory to: dynasty:zengids/)).toBeTruthy();
  });
  it('show a spectator no secrets and no buttons', async () => {
    render(Panel, { props: props(view({ seat: '', draft: null })) });
    await open('points');
    expect(screen.getByText(/You are watching/)).toBeTruthy();
    await open('victory');
    expect(screen.queryByText(/An end by agreement/)).toBeNull();
  });
});

describe('published turns', () => {
  const turn = (n: number, season: string, year: number) => ({
    n,
    season,
    year,
    name: '',
    what: '',
    orders: true,
    from: 0,
    to: 0,
  });
  const list = [turn(1, 'early', 1170), turn(2, 'mid', 1170), turn(3, 'early', 1180)] as Parameters<typeof decades>[0];
  it('stand by decade, and are found by name', () => {
    expect(decades(list).map((d) => d.turns.length)).toEqual([2, 1]);
    expect(wanted(list, nameOf('mid', 1170))?.n).toBe(2);
    expect(wanted(list, 'mid-1990')?.n).toBe(3);
    expect(wanted([], null)).toBeUndefined();
  });
  it('are shown where their orders were resolved, or else where they began', () => {
    const news = (n: number, ...seasons: string[]) => ({ n, events: seasons.map((s) => event('turn', [s, '1170'])) });
    const told = [news(3), news(8, 'mid', 'late'), news(15, 'end')] as Parameters<typeof momentOf>[0];
    const at = (season: string, orders: boolean) =>
      momentOf(told, { ...turn(1, season, 1170), orders } as (typeof list)[0]);
    expect(at('early', true)).toBe(8);
    expect(at('mid', false)).toBe(8);
    expect(at('late', true)).toBe(15);
    expect(at('end', false)).toBe(15);
  });
});
