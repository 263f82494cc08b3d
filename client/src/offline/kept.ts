// What the games of this browser are kept in: IndexedDB. Rows are the engine's own; cards are what a list of tables
// shows of each, so that no engine has to be loaded for it.
import type { MyTable } from '../lib/types';

/** shelf, item, value; null removes it */
export type Row = [shelf: string, item: string, value: string | null];

const rows = 'rows';
const cards = 'cards';

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const asked = indexedDB.open('outremer', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(rows); // by title, shelf and item
      asked.result.createObjectStore(cards); // by table
    };
    asked.onsuccess = () => {
      asked.result.onclose = () => {
        opened = undefined; // the browser has taken it away
      };
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error);
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });

/** Resolves when everything is written, and rejects if nothing is. */
const written = (t: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    t.oncomplete = () => done();
    t.onabort = () => failed(t.error);
  });

/** All rows of a title. */
export async function load(title: string): Promise<Row[]> {
  const shelf = (await open()).transaction(rows).objectStore(rows);
  const range = IDBKeyRange.bound([title], [title, []]);
  const [keys, values] = await Promise.all([answered(shelf.getAllKeys(range)), answered(shelf.getAll(range))]);
  return keys.map((key, i) => {
    const [, on, item] = key as [string, string, string];
    return [on, item, values[i] as string];
  });
}

export async function keep(title: string, list: Row[]): Promise<void> {
  const t = (await open()).transaction(rows, 'readwrite', { durability: 'strict' });
  const shelf = t.objectStore(rows);
  const done = written(t);
  try {
    for (const [on, item, value] of list) {
      if (value === null) shelf.delete([title, on, item]);
      else shelf.put(value, [title, on, item]);
    }
  } catch (e) {
    t.abort(); // all of it, or nothing
    await done.catch(() => {});
    throw e;
  }
  await done;
}

export async function keepCard(table: MyTable): Promise<void> {
  const t = (await open()).transaction(cards, 'readwrite');
  t.objectStore(cards).put(table, table.id);
  await written(t);
}

/** The tables of this browser; none if it keeps nothing for us. */
export async function loadCards(): Promise<MyTable[]> {
  return (await answered((await open()).transaction(cards).objectStore(cards).getAll())) as MyTable[];
}

/** Throws a table away for good. */
export async function drop(title: string, id: string): Promise<void> {
  const t = (await open()).transaction([rows, cards], 'readwrite');
  const shelf = t.objectStore(rows);
  for (const on of ['records/', 'letters/', 'marks/']) {
    shelf.delete(IDBKeyRange.bound([title, on + id], [title, on + id, []]));
  }
  for (const on of ['tables', 'bookmarks']) shelf.delete([title, on, id]);
  t.objectStore(cards).delete(id);
  await written(t);
}
