// What a side is like, for those who choose one: where it begins, and how hard it is.
import type { Drawing } from '../board/drawing';
import { loadBoard } from '../board/load';
import { api } from '../lib/api';
import { lang } from '../lib/lang.svelte';
import type { Size, Title } from '../lib/types';
import { arms, startsOf } from '../titles';

export interface Sides {
  drawing: Drawing;
  /** spaces that a seat begins with */
  realm(seat: string): string[];
  /** its realm and how hard it is, in a few words */
  word(seat: string): string;
}

const kept = new Map<string, Promise<Sides | null>>();

/** null where all sides are alike. */
export function sidesOf(title: Title, size: Size): Promise<Sides | null> {
  const key = `${title.slug} ${size.players} ${lang.current}`;
  let sides = kept.get(key);
  if (!sides) {
    sides = find(title.slug, size).catch(() => null); // a side can be chosen without them
    kept.set(key, sides);
  }
  return sides;
}

async function find(slug: string, { board, players }: Size): Promise<Sides | null> {
  const starts = await startsOf(board);
  const word = starts?.side;
  if (!starts || !word) return null;
  const [drawing, start] = await Promise.all([loadBoard(board), api.start(slug, players, starts.options)]);
  const states = [...starts.states(start.view, drawing)];
  const realm = (seat: string) => {
    const own = arms(slug, seat).tincture;
    return states.filter(([, s]) => s.owner?.tincture === own).map(([space]) => space);
  };
  return { drawing, realm, word };
}
