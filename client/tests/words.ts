// Before every test: all words in both languages, which a page fetches as it needs them.
import { languages, loadWords } from '../src/lib/lang.svelte';

const groups = Object.keys(import.meta.glob('../src/gen/words/*-en.ts')).map(
  (path) => /([\w-]+)-en\.ts$/.exec(path)![1]!,
);
await Promise.all(groups.flatMap((group) => languages.map((to) => loadWords(group, to))));
