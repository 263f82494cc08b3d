// The board with what a title says of its spaces.
import { fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Arrow } from '../src/board/arrows';
import Board from '../src/board/Board.svelte';
import type { Piece, SpaceState } from '../src/board/states';
import { stubObservers } from './boards';
import { island } from './island';

beforeAll(stubObservers);

const drawing = island();
function board(more: object = {}) {
  const props = { drawing, name: 'Island', reduced: true, onact: vi.fn(), onhover: vi.fn(), ...more };
  const { container, rerender } = render(Board, { props });
  const at = (slug: string) => container.querySelector(`#space-${slug}`)!;
  const all = (css: string) => [...container.querySelectorAll(css)];
  return { ...props, at, all, rerender };
}
const states = (of: Record<string, SpaceState>) => new Map(Object.entries(of));

describe('spaces', () => {
  it('are buttons that say what the title says, or their name', () => {
    const b = board({ states: states({ east: { label: 'East, empty', thing: 'region:east', pressed: true } }) });
    expect(b.at('east').getAttribute('aria-label')).toBe('East, empty');
    expect(b.at('east').getAttribute('data-thing')).toBe('region:east');
    expect(b.at('east').getAttribute('aria-pressed')).toBe('true');
    expect(b.at('north').getAttribute('aria-label')).toBe('The North');
    expect(b.all('.chosen')).toHaveLength(1);
  });

  it('glow when they can be chosen, and are tab stops then', () => {
    const b = board({ states: states({ east: { open: true }, islet: { open: true } }) });
    expect(b.all('.glow .rim')).toHaveLength(2);
    expect(b.all('[data-space][tabindex="0"]').map((e) => e.id)).toEqual(['space-east', 'space-islet']);
    expect(
      board()
        .all('[data-space][tabindex="0"]')
        .map((e) => e.id),
    ).toEqual(['space-north']);
  });

  it('show owners by fill and by lines', () => {
    const b = board({
      states: states({ east: { owner: { tincture: 'azure', hatch: 'buff' } }, west: { owner: null } }),
    });
    expect([...b.at('east').classList]).toEqual(expect.arrayContaining(['held', 'seat-azure']));
    expect([...b.at('west').classList]).not.toContain('held');
    expect(b.all('.hatching')).toHaveLength(1);
    const lines = b.all('.hatching')[0]!.getAttribute('fill')!.slice(5, -1);
    expect(b.all(`pattern[id="${lines}"]`)).toHaveLength(1);
  });

  it('are chosen by click and by key, and heard of by hovering', async () => {
    const b = board();
    await fireEvent.click(b.at('west'));
    await fireEvent.keyDown(b.at('south'), { key: 'Enter' });
    expect(b.onact.mock.calls.map((c) => c[0])).toEqual(['west', 'south']);
    await fireEvent.pointerOver(b.at('west'), { pointerType: 'mouse' });
    expect(b.onhover).toHaveBeenLastCalledWith('west');
    expect(b.all('.hover')).toHaveLength(1);
    await fireEvent.pointerOut(b.at('west'), { pointerType: 'mouse' });
    expect(b.onhover).toHaveBeenLastCalledWith(null);
  });

  it('get the focus when the page wants to show them', async () => {
    const b = board();
    await b.rerender({ ...b, focusSpace: 'islet' });
    expect(document.activeElement).toBe(b.at('islet'));
  });

  it('print names and marks unless the title does', () => {
    // in a window without a size nothing is readable, but marks are there
    expect(board().all('.marks > g')).toHaveLength(1);
    expect(board({ own: { marks: true } }).all('.marks')).toHaveLength(0);
  });
});

it('draws arrows of every kind, and leaves out those that lead nowhere', () => {
  const place = (space: string) => ({ space });
  const arrows: Arrow[] = [
    { key: 'm', kind: 'move', from: place('north'), to: place('east'), how: 'failed' },
    { key: 's', kind: 'support', from: place('west'), to: place('north'), onto: place('east') },
    { key: 'c', kind: 'convoy', from: place('south'), to: place('islet'), how: 'dotted' },
    { key: 'h', kind: 'hold', from: place('islet'), to: place('islet'), cls: 'seat-vert' },
    { key: 'x', kind: 'move', from: place('north'), to: place('atlantis') },
  ];
  const b = board({ arrows });
  expect(b.all('[data-arrow]').map((e) => e.getAttribute('data-arrow'))).toEqual(['m', 's', 'c', 'h']);
  expect(b.all('[data-arrow="m"] .cross')).toHaveLength(1);
  expect(b.all('[data-arrow="m"] .shaft')[0]!.getAttribute('stroke-dasharray')).toBeNull();
  expect(b.all('[data-arrow="c"] .shaft')[0]!.getAttribute('stroke-dasharray')).toBeTruthy();
  expect(b.all('[data-arrow="h"] .tip')[0]!.getAttribute('d')).toBe('');
});

describe('pieces', () => {
  const animate = vi.fn(() => ({ cancel: vi.fn() }));
  beforeEach(() => {
    animate.mockClear();
    SVGElement.prototype.animate = animate as unknown as Element['animate'];
  });
  const piece = createRawSnippet<[Piece]>((p) => ({ render: () => `<circle data-piece="${p().key}"></circle>` }));
  const at = (space: string): Piece[] => [{ key: 'army', space }];

  it('stand at their anchor and travel over the border', async () => {
    const b = board({ pieces: at('north'), piece, reduced: false });
    const group = () => b.all('[data-piece="army"]')[0]!.parentElement!;
    expect(group().getAttribute('transform')).toBe('translate(50 50) scale(1)');
    expect(animate).not.toHaveBeenCalled();
    await b.rerender({ ...b, pieces: at('east') });
    await tick();
    expect(group().getAttribute('transform')).toBe('translate(150 50) scale(1)');
    const [frames] = animate.mock.calls[0] as unknown as [{ transform: string }[]];
    expect(frames[0]!.transform).toBe('translate(50px, 50px) scale(1)');
    expect(frames.map((f) => f.transform)).toContain('translate(100px, 50px) scale(1)');
    expect(frames.at(-1)!.transform).toBe('translate(150px, 50px) scale(1)');
  });

  it('are simply there for who wants no motion', async () => {
    const b = board({ pieces: at('north'), piece, reduced: true });
    await b.rerender({ ...b, pieces: at('east') });
    await tick();
    expect(animate).not.toHaveBeenCalled();
  });
});
