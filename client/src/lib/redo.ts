// What was taken back and can be played again: own steps, as long as nobody did anything else since. An undo that others had
// to agree to is not among them: dice were rolled or something was seen.
import type { News } from './types';

/** The move to play again next; null if there is none. It follows from the news alone, so a page that was loaded anew knows it too. */
export function redoable(news: News[], seat: string): string[] | null {
  const by = new Map(news.map((n) => [n.n, n]));
  let taken: string[][] = []; // the last one is next
  for (const n of news) {
    if (n.kind === 'undo') {
      const steps = (n.removed ?? []).map((i) => by.get(i)).filter((x) => x !== undefined);
      const own = n.seat === seat && n.mark !== 'agreed' && steps.every((x) => x.seat === seat);
      taken = own ? [...taken, ...movesOf(steps)] : [];
    } else if (n.kind === 'move' && n.mark !== 'auto') {
      const again = n.seat === seat && same(n.move, taken.at(-1));
      taken = again ? taken.slice(0, -1) : [];
    }
  }
  return taken.at(-1) ?? null;
}

/** Newest first, whatever the order in which they are told. */
const movesOf = (steps: News[]): string[][] =>
  [...steps].sort((a, b) => b.n - a.n).flatMap((n) => (n.move && n.mark !== 'auto' ? [n.move] : []));

export const same = (a: string[] | undefined, b: string[] | undefined): boolean =>
  !!a && !!b && a.length === b.length && a.every((word, i) => word === b[i]);
