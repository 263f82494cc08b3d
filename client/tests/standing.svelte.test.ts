import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { autoplay } from '../src/lib/autoplay.svelte';
import type { Desk } from '../src/lib/desk.svelte';
import type { Live } from '../src/lib/live.svelte';
import { setPref } from '../src/lib/prefs.svelte';
import Standing from '../src/table/Standing.svelte';

const liveWith = (standing: string, status = 'running') => ({
  seat: 'homs',
  busy: false,
  refusal: null,
  connection: 'live',
  state: { standing, table: { status, seats: [{ seat: 'homs' }] } },
  stand: vi.fn(async () => true),
});

function openedWith(standing: string, status?: string) {
  const live = liveWith(standing, status);
  const stop = $effect.root(() => autoplay({ live, ending: null } as unknown as Desk));
  flushSync();
  stop();
  return live.stand.mock.calls;
}

afterEach(() => setPref('forced', false));

it('asks the server for it where the player wants it everywhere and has not chosen here', () => {
  expect(openedWith('')).toEqual([]);
  setPref('forced', true);
  expect(openedWith('')).toEqual([['on']]);
  expect(openedWith('off')).toEqual([]);
  expect(openedWith('next')).toEqual([]);
  expect(openedWith('', 'over')).toEqual([]);
});

it('is switched at the table, and says what others can tell', async () => {
  const live = liveWith('');
  render(Standing, { live: live as unknown as Live });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ask me' }).checked).toBe(true);
  expect(screen.getByText(/tells the others that you had no choice/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: 'Always answer for me' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Answer for me until I have a choice' }));
  expect(live.stand.mock.calls).toEqual([['on'], ['next']]);
});
