// Drafts that were kept by name, in this browser: for one seat of one table, and the turn that they are for.
const key = (table: string, seat: string): string => `outremer.sandbox.${table}.${seat}`;

export type Drafts = Record<string, string>;

export function keptDrafts(table: string, seat: string, turn: string): Drafts {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table, seat)) ?? 'null') as {
      turn?: string;
      drafts?: Drafts;
    } | null;
    return kept?.turn === turn && kept.drafts ? kept.drafts : {};
  } catch {
    return {};
  }
}

export function keepDrafts(table: string, seat: string, turn: string, drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length > 0) localStorage.setItem(key(table, seat), JSON.stringify({ turn, drafts }));
    else localStorage.removeItem(key(table, seat));
  } catch {
    // they last as long as the page
  }
}
