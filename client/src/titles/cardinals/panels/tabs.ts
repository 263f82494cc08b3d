// The parts of the side panel, and which of them has something for the reader now.
import type { View } from '../../../gen/cardinals';
import { mine, moving } from './part';

export const tabs = ['dynasties', 'points', 'church', 'empire', 'crusade', 'centres', 'victory'] as const;
export type Tab = (typeof tabs)[number];

/** What a tab says beside its name: points to place, or that something is going on. */
export function noteOf(tab: Tab, view: View): string {
  const me = mine(view);
  switch (tab) {
    case 'points':
      return me && moving(view) && view.draft && view.draft.left > 0 ? String(view.draft.left) : '';
    case 'church':
      return me && me.excommunicated.length > 0 ? '!' : '';
    case 'crusade':
      return view.crusade ? '!' : '';
    default:
      return '';
  }
}

/** The tab that the arrow keys lead to. */
export function stepTab(from: Tab, key: string): Tab {
  const i = tabs.indexOf(from);
  const to: Record<string, number> = { ArrowRight: i + 1, ArrowLeft: i - 1, Home: 0, End: tabs.length - 1 };
  return tabs[((to[key] ?? i) + tabs.length) % tabs.length]!;
}
