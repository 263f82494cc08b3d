// The guest, and the tables at which the guest sits.
import { notedGames, noteGames } from '../offline/engines';
import { w } from '../words';
import { api } from './api';
import { serverless } from './host';
import { type Lang, lang } from './lang.svelte';
import { toast } from './say.svelte';
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

/** The tables in this browser. Whoever had some and has none is told: the browser has cleared them. */
async function keptHere(): Promise<MyTable[]> {
  if (notedGames() === 0) return [];
  const list = await import('../offline/kept').then((k) => k.loadCards()).catch(() => []);
  if (list.length === 0) toast(w('offline-cleared'), 'bad');
  noteGames(list.length);
  return list;
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
    if (!serverless) name = (await api.me()).name;
  },
  async rename(next: string): Promise<void> {
    name = (await api.rename(next)).name;
  },
  async refresh(): Promise<void> {
    const want = lang.current;
    asked = want;
    const [list, here] = await Promise.all([serverless ? null : api.tables('mine').catch(() => null), keptHere()]);
    if ((list || here.length || serverless) && asked === want) tables = [...here, ...(list ?? [])];
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
  addEventListener('outremer-card', ask);
  return () => {
    removeEventListener('outremer-card', ask);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}
