// Board, hand, panel and stage with sample views, to look at while drawing. Not part of the app:
//   npm run dev, then /src/titles/kingdoms/harness/index.html?s=four-commit&theme=dark&lang=it&part=board
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import { mount } from 'svelte';
import { lang, loadWords } from '../../../lib/lang.svelte';
import Harness from './Harness.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
await loadWords('kingdoms');
await lang.set(query.get('lang') === 'it' ? 'it' : 'en');
mount(Harness, {
  target: document.getElementById('app') as HTMLElement,
  props: {
    sample: query.get('s') ?? 'solo-start',
    part: query.get('part') ?? '',
    still: query.has('still'),
    focus: query.get('focus') ?? '',
  },
});
