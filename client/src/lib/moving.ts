// Moves a game that nobody else plays: from this browser to the server, or back. Each request can be repeated, so
// whatever breaks off is taken up again; the table that it leaves cannot be played on meanwhile.
import { post, postHere, problemOf } from './api';
import { around, keepAround } from './around';
import { isHere } from './host';
import type { MyTable, Parcel } from './types';

/** Resolves to the table that the game goes on at. */
export async function moveTable(table: MyTable): Promise<string> {
  const at = `/tables/${table.id}`;
  const parcel = await post<Parcel>(`${at}/depart`, undefined);
  let made: MyTable;
  try {
    made = await (isHere(table.id)
      ? post<MyTable>('/moved', parcel)
      : postHere<MyTable>(table.title, '/moved', parcel));
  } catch (e) {
    const { status } = problemOf(e);
    // Whoever refuses it for good has nothing of it: the game goes on where it is.
    if (status >= 400 && status < 500 && status !== 429) await post(`${at}/stay`, undefined);
    throw e;
  }
  keepAround(made.id, around(table.id));
  await post(`${at}/arrived`, { to: made.id });
  return made.id;
}
