// The guest, and the tables at which the guest sits.
import { api } from './api';
import { type Lang, lang } from './lang.svelte';
import type { MyTable } from './types';

let name = $state('');
let tables = $state.raw<MyTable[] | null>(null);
let asked = '';
let introduced = false;

/** Tells the server which language and time zone the person has, if it does not know: messages go by them. */
async function introduce(): Promise<void> {
  if (introduced) return;
  introduced = true;
  const known = await api.me();
  const zone = known.zone ? '' : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const speaks = known.lang ? '' : lang.current;
  if (zone || speaks) await api.describe({ ...(zone ? { zone } : {}), ...(speaks ? { lang: speaks } : {}) });
}

export const me = {
  get name(): string {
    return name;
  },
  /** null until they are known */
  get tables(): MyTable[] | null {
    return tables;
  },
  /** tables that wait for the guest */
  get waiting(): MyTable[] {
    return (tables ?? []).filter((t) => t.you_act && t.status === 'running');
  },
  async load(): Promise<void> {
    name = (await api.me()).name;
  },
  async rename(next: string): Promise<void> {
    name = (await api.rename(next)).name;
  },
  async refresh(): Promise<void> {
    const want = lang.current;
    asked = want;
    const list = await api.tables('mine').catch(() => null);
    if (list && asked === want) tables = list;
    if (list?.length) await introduce().catch(() => {}); // who only looks is nobody to write to
  },
  /** The person chooses a language, here and for messages. */
  async speak(next: Lang): Promise<void> {
    await lang.set(next);
    if (tables?.length) await api.describe({ lang: next }).catch(() => {});
  },
};

/** Keeps the list fresh while the page is looked at; whoever calls this asks for it first. */
export function watchTables(): () => void {
  const ask = () => {
    if (!document.hidden) void me.refresh();
  };
  const timer = setInterval(ask, 30_000);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}
