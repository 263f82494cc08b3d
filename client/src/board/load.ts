// All boards that the atlas drew, fetched when they are needed and kept.
import { pause } from '../lib/slices';
import type { Drawing } from './drawing';
import { urls } from './files';
import { boardAt } from './packed';
import { parse } from './parse';

/** Names of the boards: 'kingdoms-second-crusade'. */
export const boards: readonly string[] = [...urls.keys()].sort();

const kept = new Map<string, Promise<Drawing>>();
const here = new Map<string, Drawing>();

async function fetched(name: string, address: string): Promise<Drawing> {
  const url = urls.get(name) || address;
  if (!url) throw new Error(`there is no board ${name}`);
  const board = parse(await boardAt(url));
  here.set(name, board);
  await pause(); // whoever waits for it has something to do that should not be part of this task
  return board;
}

/** A board that was fetched already. */
export function loaded(name: string): Drawing | undefined {
  return here.get(name);
}

/** A board by its name; one that the client was built without is at the server's address. */
export function loadBoard(name: string, address = ''): Promise<Drawing> {
  let board = kept.get(name);
  if (!board) {
    board = fetched(name, address);
    kept.set(name, board);
    board.catch(() => kept.delete(name)); // the next one who asks may be luckier
  }
  return board;
}
