// What the page says in the top bar, and what the bar can open on the page.
interface Bar {
  title: string;
  /** the title where there is little room, if it is a long one */
  brief: string;
  note: string;
  rules: (() => void) | null;
  keys: (() => void) | null;
}
export const bar = $state<Bar>({ title: '', brief: '', note: '', rules: null, keys: null });

export const windows = $state({ settings: false });
