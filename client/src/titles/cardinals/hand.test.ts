// The list of orders: what is drafted, what is doubtful, and orders by lists alone.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../../tests/until';
import type { HandProps, Move, Names } from '../../contract';
import type { View } from '../../gen/cardinals';
import Hand from './Hand.svelte';
import { pen } from './pen.svelte';

const names: Names = {
  lang: 'en',
  thing: (t) => t.slice(t.indexOf(':') + 1),
  form: (t) => t,
  detail: () => '',
  printed: () => undefined,
  verb: (v) => v,
};
const offer = (text: string): Move => {
  const [verb = '', ...args] = text.split(' ');
  const sort = (i: number) => (verb.endsWith('move') && !verb.startsWith('support') && i === 1 ? 'place' : 'space');
  return { move: [verb, ...args], verb, text, things: args.map((a, i) => `${sort(i)}:${a}`) };
};
const unit = (space: string, owner: string) => ({
  space,
  place: space,
  type: 'army',
  owner,
  crusader: false,
  faith: 'catholic',
});
const view = {
  seat: 'capetians',
  year: 1170,
  season: 'early',
  step: 'orders',
  sealed: [],
  dynasties: [{ slug: 'capetians', points: 3 }],
  centres: [],
  units: [unit('paris', 'capetians'), unit('bruges', 'capetians'), unit('brittany', '')],
  dislodged: [],
  draft: {
    orders: [
      { space: 'bruges', kind: 'support-move', from: 'paris', to: 'anjou' },
      { space: 'paris', kind: 'hold', from: '', to: '' },
    ],
    bids: [{ kind: 'unit', n: 2, space: 'brittany', order: { space: 'brittany', kind: 'hold', from: '', to: '' } }],
    left: 1,
    standing: 'hold',
    terms: [],
    leaving: false,
    released: [],
    vote: '',
    retreats: [],
    due: 0,
    warnings: [{ space: 'bruges', key: 'help-without-order', rule: 'base.support' }],
  },
} as unknown as View;
const moves = [
  'hold paris',
  'move paris anjou',
  'support-move paris bruges anjou',
  'bid-hold brittany',
  'withdraw brittany',
  'stand',
].map(offer);
function show(more: Partial<HandProps<View>> = {}) {
  const props: HandProps<View> = {
    view,
    names,
    prompt: { id: 1, kind: 'draft', must: true, step: 'orders', rule: '', rule_text: '', text: '', spans: [] },
    moves,
    targets: new Map(),
    selected: new Set(),
    lit: new Set(),
    last: new Set(),
    onpick: vi.fn(),
    onchoose: vi.fn(async () => {}),
    onwhy: vi.fn(),
    onhover: vi.fn(),
    onlight: vi.fn(),
    onrule: vi.fn(),
    story: [],
    reduced: true,
    replaying: false,
    ...more,
  };
  render(Hand, { props });
  return props;
}
const sent = (p: HandProps<View>) => vi.mocked(p.onchoose).mock.calls.map(([m]) => m.move.join(' '));
afterEach(() => pen.drop());

describe('the list', () => {
  it('writes orders in the notation, in words for those who listen, with doubts beside them', () => {
    const p = show();
    const row = screen.getByRole('button', {
      name: /A bruges S A paris - anjou.*supports the move of army paris to anjou/,
    });
    expect(row.closest('li')?.textContent).toContain('help-without-order');
    screen.getByRole('button', { name: '§base.support' }).click();
    expect(p.onrule).toHaveBeenCalledWith('base.support');
    expect(screen.getByRole('img', { name: '1 of 3 diplomacy points left' })).toBeTruthy();
  });
  it('chooses the unit on the map, and takes its order by lists', async () => {
    const p = show();
    await fireEvent.click(screen.getByRole('button', { name: /^A paris H/ }));
    expect(pen.path).toEqual(['paris']);
    await fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'support-move' } });
    await fireEvent.submit(screen.getByLabelText('Order').closest('form')!);
    expect(sent(p)).toEqual(['support-move paris bruges anjou']);
  });
  it('offers the fleet that can carry an army', async () => {
    const orders = [{ space: 'bruges', kind: 'ferry', from: '', to: 'york' }];
    const warnings = [{ space: 'bruges', key: 'no-fleet-ordered', rule: 'base.convoy' }];
    const more = ['convoy north-sea bruges york', 'convoy north-sea bruges wales', 'convoy north-sea paris york'];
    const draft = { ...view.draft!, orders, warnings };
    const p = show({ view: { ...view, draft } as View, moves: [...moves, ...more.map(offer)] });
    const offers = screen.getAllByRole('button', { name: /^Order / });
    expect(offers.map((b) => b.textContent)).toEqual(['Order north-sea C A bruges - york']);
    await fireEvent.click(offers[0]!);
    expect(sent(p)).toEqual(['convoy north-sea bruges york']);
  });
  it('takes one point back by giving the others again', async () => {
    const p = show();
    await fireEvent.click(screen.getByRole('button', { name: /^One point fewer/ }));
    await until(() => expect(sent(p)).toEqual(['withdraw brittany', 'bid-hold brittany']));
  });
  it('lets all hold at once', async () => {
    const p = show();
    await fireEvent.click(screen.getByRole('button', { name: 'All hold' }));
    await until(() => expect(sent(p)).toEqual(['hold bruges']));
  });
  it('offers nothing once it is sealed, or while the past is shown', () => {
    show({ view: { ...view, sealed: ['capetians'] }, moves: [offer('reopen')] });
    expect(screen.queryByRole('button', { name: 'All hold' })).toBeNull();
    expect((screen.getByRole('button', { name: /^A paris H/ }) as HTMLButtonElement).disabled).toBe(true);
  });
});
