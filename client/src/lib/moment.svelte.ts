// The address carries the moment that is looked at.
import { onMount, untrack } from 'svelte';
import type { Desk } from './desk.svelte';
import { router, setQuery } from './router.svelte';

const inAddress = (): number | null => {
  const at = router.route.query.get('at');
  return at !== null && /^\d+$/.test(at) ? Number(at) : null;
};

/** Keeps desk and address together; to be called while a component is made. */
export function followAddress(desk: Desk): void {
  onMount(() => {
    const at = inAddress();
    if (at !== null) desk.goto(at);
  });
  $effect(() => {
    setQuery({ at: desk.at === null ? null : String(desk.at) });
  });
  // Back and forward of the browser.
  $effect(() => {
    const at = inAddress();
    untrack(() => {
      if (at !== desk.at) desk.goto(at);
    });
  });
}
