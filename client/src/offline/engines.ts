// Which engines there are. What runs them is fetched when one is needed.

const files = import.meta.glob('../../engine/*.engine', { query: '?url', import: 'default', eager: true }) as Record<
  string,
  string
>;
const engines = new Map(Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.engine$/g, ''), url]));

/** Where the adjudicator is, which plays no title; '' if this site was built without it. */
export const judgeFile: string =
  Object.values(
    import.meta.glob('../../engine/judge/*.engine', { query: '?url', import: 'default', eager: true }) as Record<
      string,
      string
    >,
  )[0] ?? '';

/** Whether a title can be played without a server. */
export const hasEngine = (title: string): boolean => engines.has(title);

/** The titles that can be played without a server. */
export const engineTitles = (): string[] => [...engines.keys()];

/** Where the engines are, for whoever keeps them for later. */
export const engineFiles = (): string[] => [...engines.values(), judgeFile].filter(Boolean);

/** The title of a table that lives in a browser: its id ends with it. '' for a table of a server. */
export const titleHere = (id: string): string => /^[a-z2-7]{26}-([a-z]+)$/.exec(id)?.[1] ?? '';

const shown = new Set<string>();

/** Notes that a table is only to be looked at: its engine keeps nothing, and needs no tab for itself. */
export const noteShown = (table: string): void => void shown.add(table);

export const isShown = (table: string): boolean => shown.has(table);

/** Where the engine of a title is. */
export const engineFile = (title: string): string => engines.get(title) ?? '';

const mark = 'outremer.offline';

/** Remembers, outside of what they are kept in, how many games are here: should the browser clear them, we can say so. */
export function noteGames(n: number): void {
  try {
    localStorage.setItem(mark, String(n));
  } catch {
    // then nothing will be said
  }
}

/** How many games were here when we last looked. */
export function notedGames(): number {
  try {
    return Number(localStorage.getItem(mark) ?? 0);
  } catch {
    return 0;
  }
}
