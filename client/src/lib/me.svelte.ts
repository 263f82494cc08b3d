// The guest, and the tables at which the guest sits.
import { api } from './api';
import { lang } from './lang.svelte';
import type { MyTable } from './types';

let name = $state('');
let tables = $state.raw<MyTable[] | null>(null);
let asked = '';

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
