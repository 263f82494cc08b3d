// Board, hand, panel and stage with states that the server sent.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { boardsFromDisk, stubObservers } from '../../../tests/boards';
import { until } from '../../../tests/until';
import type { Move, Thing } from '../../contract';
import type { View } from '../../gen/kingdoms';
import { names, sample } from './harness/samples';
import kingdoms from './index';

beforeAll(() => {
  stubObservers();
  boardsFromDisk();
});

function props(name: string, more: object = {}) {
  const s = sample(name);
  const targets = new Map<Thing, Move[]>();
  for (const m of s.moves) for (const t of m.things) targets.set(t, [...(targets.get(t) ?? []), m]);
  return {
    view: s.view,
    names: names('en'),
    prompt: s.prompt,
    moves: s.moves,
    targets,
    selected: new Set<Thing>(),
    lit: new Set<Thing>(),
    last: new Set<Thing>(),
    onpick: vi.fn(),
    onchoose: vi.fn(),
    onwhy: vi.fn(),
    onhover: vi.fn(),
    onlight: vi.fn(),
    onrule: vi.fn(),
    reduced: true,
    replaying: false,
    seats: s.seats,
    story: [],
    events: s.events,
    beat: 1,
    ...more,
  };
}

/** The board, once it was fetched. */
async function renderBoard(p: ReturnType<typeof props>) {
  const { container } = render(kingdoms.Board, { props: p });
  await until(() => expect(container.querySelector('#space-aleppo')).toBeTruthy());
  return container;
}

describe('board', () => {
  it('has a named button for every region', async () => {
    const p = props('solo-start');
    const container = await renderBoard(p);
    for (const r of p.view.regions) {
      const path = container.querySelector(`#space-${r.slug}`);
      expect(path?.getAttribute('role')).toBe('button');
      expect(path?.getAttribute('data-thing')).toBe(`region:${r.slug}`);
      expect(path?.getAttribute('aria-label')).toContain(names('en').thing(`region:${r.slug}`));
    }
  });

  it('chooses what can be chosen and asks why not for the rest', async () => {
    const p = props('solo-start');
    const container = await renderBoard(p);
    await fireEvent.click(container.querySelector('#space-turbessel')!);
    expect(p.onpick).toHaveBeenCalledWith('region:turbessel');
    await fireEvent.keyDown(container.querySelector('#space-jaffa')!, { key: 'Enter' });
    expect(p.onwhy.mock.calls[0]?.[0]).toEqual(['attack', 'jaffa']);
    expect(container.querySelector('#space-turbessel')?.getAttribute('tabindex')).toBe('0');
    expect(container.querySelector('#space-jaffa')?.getAttribute('tabindex')).toBe('-1');
  });

  it('goes with the arrows to the neighbour in that direction', async () => {
    const container = await renderBoard(props('solo-start'));
    const walk = async (from: string, key: string) => {
      await fireEvent.keyDown(container.querySelector(`#space-${from}`)!, { key });
      return document.activeElement?.id;
    };
    expect(await walk('aleppo', 'ArrowDown')).toBe('space-homs');
    expect(await walk('homs', 'ArrowUp')).toBe('space-aleppo');
    expect(await walk('turbessel', 'ArrowLeft')).toBe('space-antioch');
    expect(await walk('antioch', 'ArrowDown')).toBe('space-latakia');
    expect(await walk('jerusalem', 'ArrowRight')).toBe('space-oultrejordain');
  });

  it('can choose nothing while an earlier moment is shown', async () => {
    const p = props('solo-start', { replaying: true });
    const container = await renderBoard(p);
    await fireEvent.click(container.querySelector('#space-turbessel')!);
    expect(p.onpick).not.toHaveBeenCalled();
    expect(p.onwhy).not.toHaveBeenCalled();
  });
});

describe('hand', () => {
  it('shows every card, plays what can be played and asks why not for the rest', async () => {
    const p = props('four-commit');
    const { container } = render(kingdoms.Hand, { props: p });
    expect(container.querySelectorAll('.card')).toHaveLength(p.view.hand.length);
    const open = p.view.hand.find((c) => p.targets.has(`card:${c}`))!;
    await fireEvent.click(container.querySelector(`[data-thing="card:${open}"]`)!);
    expect(p.onpick).toHaveBeenCalledWith(`card:${open}`);
    const shut = p.view.hand.find((c) => !p.targets.has(`card:${c}`));
    if (shut) {
      await fireEvent.click(container.querySelector(`[data-thing="card:${shut}"]`)!);
      expect(p.onwhy.mock.calls[0]?.[0]).toEqual(['commit', shut]);
    }
  });

  it('lays out cards to choose from that are in no hand', () => {
    const p = props('four-keep');
    const { container } = render(kingdoms.Hand, { props: p });
    expect(container.querySelectorAll('.offered .card')).toHaveLength(p.view.looking.length);
  });

  it('has one tab stop, and arrows from there', async () => {
    const { container } = render(kingdoms.Hand, { props: props('solo-start') });
    const cards = [...container.querySelectorAll<HTMLElement>('.card')];
    expect(cards.filter((c) => c.tabIndex === 0)).toHaveLength(1);
    cards[0]!.focus();
    await fireEvent.keyDown(cards[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cards[1]);
    await fireEvent.keyDown(cards[1]!, { key: 'End' });
    expect(document.activeElement).toBe(cards.at(-1));
  });
});

describe('panel', () => {
  it('shows players, bonus and the table of the Muslims', () => {
    render(kingdoms.Panel, { props: props('coop-mid') });
    for (const name of ['Richard', 'Leopold', 'Muslims']) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('img', { name: /^Card bonus/ })).toHaveLength(3);
    expect(screen.getByRole('img', { name: /victory points? so far/ })).toBeTruthy();
  });

  it('makes a player a button when a player is asked for', async () => {
    const p = props('four-target');
    const { container } = render(kingdoms.Panel, { props: p });
    const [t] = [...p.targets.keys()].filter((k) => k.startsWith('kingdom:'));
    await fireEvent.click(container.querySelector(`button[data-thing="${t}"]`)!);
    expect(p.onpick).toHaveBeenCalledWith(t);
  });
});

describe('stage', () => {
  it('shows dice, hits and raised dice of an attack', () => {
    const p = props('four-rolled');
    render(kingdoms.Stage!, { props: p });
    const dice = p.view.attack!.dice.flat().reduce((a, b) => a + b, 0);
    expect(screen.getAllByRole('img', { name: /^Die showing/ })).toHaveLength(dice);
  });

  it('shows the odds of the dice laid so far', () => {
    const p = props('four-commit');
    render(kingdoms.Stage!, { props: p });
    expect(screen.getByText(/Chance to win/)).toBeTruthy();
    expect(screen.getAllByText(/%/).length).toBeGreaterThan(1);
  });

  it('is empty when nothing is going on', () => {
    const { container } = render(kingdoms.Stage!, { props: props('solo-start', { events: [] }) });
    expect(container.querySelector('section')).toBeNull();
  });
});

describe('other facts', () => {
  /** A view that an owner's corrections have changed. */
  function changed(name: string, change: (v: View) => void) {
    const view = structuredClone(sample(name).view);
    change(view);
    return props(name, { view });
  }

  it('count other faces as hits', async () => {
    const p = changed('four-rolled', (v) => {
      v.hitsOn = 7;
      v.attack!.hits = [8, 9];
    });
    render(kingdoms.Stage!, { props: p });
    expect(screen.queryAllByRole('img', { name: /^Die showing.*, hit/ })).toHaveLength(0);
    const board = await renderBoard(p);
    expect([...board.querySelectorAll('.hits text')].map((t) => t.textContent)).toEqual(['8', '9']);
  });

  it('lengthen the track of the bonus, name other cards and let the army march otherwise', () => {
    const p = changed('coop-mid', (v) => {
      v.furthest = 3;
      v.kingdoms[0]!.effects = ['c-monasteries'];
      Object.assign(v.muslims!, { strength: 4, marches: [6] });
    });
    const { container } = render(kingdoms.Panel, { props: p });
    expect(container.querySelector('.track')?.textContent).toMatch(/−3.*\+3/s);
    expect(container.querySelector('[data-thing="card:c-monasteries"]')).toBeTruthy();
    expect(container.querySelector('.march')?.textContent).toMatch(/6/);
  });

  it('build castles by the religion that the view gives', async () => {
    const walls = (c: Element) => [...c.querySelectorAll('.wall')].map((p) => p.getAttribute('d'));
    const board = await renderBoard(props('four-action'));
    expect(new Set(walls(board)).size).toBe(2);
    document.body.innerHTML = '';
    const converted = changed('four-action', (v) => {
      for (const k of v.kingdoms) k.religion = 'christian';
    });
    expect(new Set(walls(await renderBoard(converted))).size).toBe(1);
  });
});

describe('module', () => {
  it('tells the standing in one line', () => {
    expect(kingdoms.standing?.(sample('solo-start').view, names('en'))).toMatch(/^Turn 1: \d+ victory points? so far$/);
    expect(kingdoms.standing?.(sample('four-action').view, names('en'))).toMatch(/Damascus \d/);
  });
});
