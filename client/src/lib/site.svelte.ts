// What those who look after the site tell all visitors. It is asked for when the page opens, every
// minute while somebody looks, and when a change was refused because of it.
import type { components } from '../api/schema';
import { get } from './api';
import { lang } from './lang.svelte';

export type Site = components['schemas']['SiteDoc'];

const every = 60_000;
let known = $state.raw<Site | null>(null);

export const site = {
  get announcement(): string {
    return known?.announcement ?? '';
  },
  get readOnly(): boolean {
    return known?.read_only ?? false;
  },
  /** I look after the site */
  get warden(): boolean {
    return known?.warden ?? false;
  },
  get keeps(): Site['keeps'] | null {
    return known?.keeps ?? null;
  },
  async refresh(): Promise<void> {
    try {
      known = await get<Site>('/site');
    } catch {
      // what is known stays
    }
  },
};

/** Keeps asking, while somebody looks. */
export function watchSite(): () => void {
  void lang.current; // in the reader's language
  const ask = () => {
    if (document.visibilityState === 'visible') void site.refresh();
  };
  ask();
  const timer = setInterval(ask, every);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}
