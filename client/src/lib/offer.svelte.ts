// The games that can be played here, in the reader's language. What the last visit knew stands in until the server has
// answered, so that the first page need not wait for it.
import { api, problemOf } from './api';
import { lang } from './lang.svelte';
import { sayProblem } from './problems';
import { toast } from './say.svelte';
import type { Title } from './types';

const key = (): string => `outremer.titles.${lang.current}`;

function kept(): Title[] | null {
  try {
    return JSON.parse(localStorage.getItem(key()) ?? 'null') as Title[] | null;
  } catch {
    return null;
  }
}

function keep(list: Title[]): void {
  try {
    localStorage.setItem(key(), JSON.stringify(list));
  } catch {
    // asked for again next time
  }
}

let titles = $state.raw<Title[] | null>(kept());
let failed = $state(false);

export const offer = {
  /** null: not known yet */
  get titles(): Title[] | null {
    return titles;
  },
  /** Nothing more is waited for: they are known, or could not be had. */
  get settled(): boolean {
    return titles !== null || failed;
  },
  title(slug: string): Title | undefined {
    return titles?.find((t) => t.slug === slug);
  },
  /** Asks the server, in the reader's language. */
  async load(): Promise<void> {
    const asked = lang.current;
    const before = kept();
    if (before) titles = before;
    try {
      const list = await api.titles();
      if (asked !== lang.current) return;
      titles = list;
      keep(list);
    } catch (e) {
      failed = true;
      toast(sayProblem(problemOf(e)), 'bad');
    }
  },
};
