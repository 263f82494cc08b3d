import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Guide } from '../src/contract';
import Coach from '../src/guide/Coach.svelte';

const say = () => '';
const guide: Guide = {
  marks: [
    { id: 'one', part: 'board', beside: ['#thing'], when: () => true, title: say, what: say, why: say, next: say },
  ],
  last: 'end',
};
const now = { view: {}, step: '', moves: [], selected: new Set<never>(), story: [], over: false };

let at = 100;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = '<div id="thing"></div>';
  const thing = document.getElementById('thing')!;
  thing.getBoundingClientRect = () => ({ left: at, top: 50, width: 20, height: 20, bottom: 70 }) as DOMRect;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ring = () => document.querySelector<HTMLElement>('.ring')?.style.left;

it('puts a ring around its thing, wherever that goes, and stays where it is itself', async () => {
  at = 100;
  render(Coach, { guide, table: 't', now, onpart: say, onend: say });
  await vi.advanceTimersByTimeAsync(250);
  expect(ring()).toBe('94px');
  at = 300;
  await vi.advanceTimersByTimeAsync(250);
  expect(ring()).toBe('294px');
  expect(screen.getByRole('dialog').style.left).toBe('');
});

it('keeps only its title where another part than its own is in sight', async () => {
  const words = { ...guide.marks[0]!, title: () => 'The map', what: () => 'Here you attack.' };
  const props = { guide: { ...guide, marks: [words] }, table: 't', now, onpart: say, onend: say };
  const { rerender } = render(Coach, { ...props, shown: 'hand' });
  expect(screen.getByRole('dialog').textContent).toContain('The map');
  expect(screen.getByRole('dialog').textContent).not.toContain('Here you attack.');
  await rerender({ ...props, shown: 'board' });
  expect(screen.getByRole('dialog').textContent).toContain('Here you attack.');
});

it('puts none around what lies in a part that is not shown', async () => {
  render(Coach, { guide, table: 't', now, onpart: say, onend: say });
  await vi.advanceTimersByTimeAsync(250);
  expect(ring()).toBeDefined();
  document.getElementById('thing')!.checkVisibility = () => false;
  await vi.advanceTimersByTimeAsync(250);
  expect(ring()).toBeUndefined();
});
