import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import { dismiss, said, toast } from '../src/lib/say.svelte';
import Toasts from '../src/ui/Toasts.svelte';

it('lays each new toast over whatever window is open, and leaves it there when another goes', async () => {
  const show = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
  HTMLElement.prototype.showPopover = show;
  render(Toasts);
  toast('one');
  await tick();
  toast('two');
  await tick();
  expect(show).toHaveBeenCalledTimes(2);
  dismiss(said.toasts[0]!.id);
  await tick();
  expect(show).toHaveBeenCalledTimes(2);
});
