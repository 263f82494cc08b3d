// People around one screen: what they are called, and whether they play with open hands. Only their screen needs to know.
export interface Around {
  /** by seat */
  names: Record<string, string>;
  open: boolean;
}

const key = (table: string): string => `outremer.around.${table}`;
const nobody: Around = { names: {}, open: false };

export function around(table: string): Around {
  try {
    return { ...nobody, ...(JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Partial<Around>) };
  } catch {
    return nobody;
  }
}

export function keepAround(table: string, kept: Around): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    // they are called by their seats, and hands are covered
  }
}
