// What the page says in the top bar, and what the bar can open on the page.
interface Bar {
  title: string;
  note: string;
  rules: (() => void) | null;
  keys: (() => void) | null;
}
export const bar = $state<Bar>({ title: '', note: '', rules: null, keys: null });

export const windows = $state({ settings: false });
