// Titles are found by their folders. What stands on the box (box.ts) is always there; the title itself (index.ts) is
// loaded when a table of it is opened. A title without a folder is played on the generic face.
import type { Box, Guided, Hero, Starts } from '../box';
import type { Arms, TitleModule } from '../contract';
import { type Lang, loadWords } from '../lib/lang.svelte';

const modules = import.meta.glob<{ default: TitleModule }>('./*/index.ts');
const found = import.meta.glob<{ default: Box }>('./*/box.ts', { eager: true });
const boxes = new Map(Object.entries(found).map(([path, m]) => [path.split('/')[1]!, m.default]));

export async function loadTitle(slug: string): Promise<TitleModule> {
  const face = `./${slug}/index.ts` in modules ? slug : 'generic';
  const [module] = await Promise.all([modules[`./${face}/index.ts`]!(), loadWords(face)]);
  return module.default;
}

export const boxOf = (slug: string): Box | undefined => boxes.get(slug);

export const guidedGame = (slug: string): Guided | undefined => boxes.get(slug)?.guided;

/** The title that has such a board, if it has a box. */
const titleWith = (board: string): string => [...boxes].find(([, b]) => board in b.boards)?.[0] ?? '';
const ownerOf = (board: string): Box | undefined => boxes.get(titleWith(board));

/** What a board is called; '' if no box names it. */
export const boardName = (board: string, lang: Lang): string => ownerOf(board)?.boards[board]?.[lang] ?? '';

export async function startsOf(board: string): Promise<Starts | null> {
  const load = ownerOf(board)?.starts;
  if (!load) return null;
  const [starts] = await Promise.all([load(), loadWords(titleWith(board))]);
  return starts.default;
}

/** What is painted behind the name of the site. */
export const hero = (): Hero | undefined => [...boxes.values()].find((b) => b.hero)?.hero;

const spare: Pick<Arms, 'tincture' | 'pattern'>[] = [
  { tincture: 'gules', pattern: 'cross' },
  { tincture: 'azure', pattern: 'bend' },
  { tincture: 'or', pattern: 'chevron' },
  { tincture: 'vert', pattern: 'pale' },
  { tincture: 'purpure', pattern: 'saltire' },
  { tincture: 'tenne', pattern: 'fess' },
  { tincture: 'sable', pattern: 'lozengy' },
  { tincture: 'argent', pattern: 'paly' },
];

/** Seats that are called after their colour have it. */
const plain: Record<string, number> = {
  red: 0,
  blue: 1,
  yellow: 2,
  green: 3,
  purple: 4,
  orange: 5,
  black: 6,
  white: 7,
};

/**
 * The arms of a seat or power: colour, pattern and letters, so that nobody is told apart by colour alone. For one that
 * no box knows, arms that are at least its own.
 */
export function arms(title: string, slug: string): Arms {
  const known = boxes.get(title)?.arms[slug];
  if (known) return known;
  let sum = 0;
  for (const c of slug) sum = (sum * 31 + c.charCodeAt(0)) % 997;
  const letter = (slug[0] ?? '?').toUpperCase() + (slug[1] ?? '');
  return { ...spare[plain[slug] ?? sum % spare.length]!, letter };
}
