// Which positions were solved. It is kept in this browser alone.
const key = 'outremer.practised';

export type Progress = Record<string, 'right' | 'wrong'>;

export function practised(): Progress {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Progress;
  } catch {
    return {}; // storage is off, or holds something else
  }
}

/** Notes down the last answer to a position. */
export function note(id: string, right: boolean): Progress {
  const all = { ...practised(), [id]: right ? ('right' as const) : ('wrong' as const) };
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // storage is off: then it is forgotten
  }
  return all;
}
