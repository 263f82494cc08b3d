// Moves a game that nobody else plays: from this browser to the server, or back. Each request can be repeated, so
// whatever breaks off is taken up again; the table that it leaves cannot be played on meanwhile.
import { post, postHere, problemOf } from './api';
import { around, keepAround } from './around';
import { isHere } from './host';
import type { MyTable, Parcel } from './types';

/** Resolves to the table that the game goes on at. */
export async function moveTable(table: MyTable): Promise<string> {
  const parcel = await depart(table);
  let made: MyTable;
  try {
    made = await receive(table, parcel, !isHere(table.id));
  } catch (e) {
    const { status } = problemOf(e);
    // Whoever refuses it for good has nothing of it: the game goes on where it is.
    if (status >= 400 && status < 500 && status !== 429) await post(`/tables/${table.id}/stay`, undefined);
    throw e;
  }
  return arrive(table, made);
}

/** Goes on where the game is, with a copy: the other side may never answer, and may have the game all the same. */
export async function copyTable(table: MyTable): Promise<string> {
  return arrive(table, await receive(table, await depart(table), isHere(table.id)));
}

const depart = (table: MyTable) => post<Parcel>(`/tables/${table.id}/depart`, undefined);

const receive = (table: MyTable, parcel: Parcel, here: boolean) =>
  here ? postHere<MyTable>(table.title, '/moved', parcel) : post<MyTable>('/moved', parcel);

async function arrive(table: MyTable, made: MyTable): Promise<string> {
  keepAround(made.id, around(table.id));
  await post(`/tables/${table.id}/arrived`, { to: made.id });
  return made.id;
}
