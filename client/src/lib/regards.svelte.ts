// How the player deals with the others at a table: whom they have muted or blocked.
import { api } from './api';
import type { Regard } from './types';

let table = '';
let known = $state.raw<Record<string, Regard>>({});

export const regards = {
  /** '' for as with anybody */
  of: (seat: string): Regard => known[seat] ?? '',
  /** Asks for those of a table, once. */
  async load(id: string): Promise<void> {
    if (table === id) return;
    table = id;
    known = {};
    const list = await api.regards(id).catch(() => []);
    known = Object.fromEntries(list.map((r) => [r.seat, r.regard]));
  },
  async set(id: string, seat: string, regard: Regard): Promise<void> {
    await api.regard(id, seat, regard);
    known = { ...known, [seat]: regard };
  },
};
