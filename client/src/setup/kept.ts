// The position that somebody is putting together, which outlives a reload and another language, but not the tab.
import type { Placed } from '../lib/types';

const key = (title: string): string => `outremer.setup.${title}`;

export function keptPosition(title: string): Placed | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(title)) ?? 'null') as Placed | null;
  } catch {
    return null;
  }
}

export function keepPosition(title: string, p: Placed): void {
  try {
    sessionStorage.setItem(key(title), JSON.stringify(p));
  } catch {
    // then a reload begins anew
  }
}
