// All pieces at several sizes, or a board full of them, to look at while drawing. Not part of the app:
//   npm run dev, then /src/titles/thywill/pieces/harness/index.html?theme=dark
//   …?board=p34&lang=it&full&zoom=0,0,400,300
import '../../../../styles/tokens.css';
import '../../../../styles/base.css';
import { mount } from 'svelte';
import { lang, loadWords } from '../../../../lib/lang.svelte';
import Harness from './Harness.svelte';
import Table from './Table.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
await loadWords('thywill');
await lang.set(query.get('lang') === 'it' ? 'it' : 'en');
const target = document.getElementById('app') as HTMLElement;
const side = query.get('board');
const zoom = (query.get('zoom')?.split(',').map(Number) ?? null) as [number, number, number, number] | null;
if (side) mount(Table, { target, props: { side, zoom, full: query.has('full') } });
else mount(Harness, { target });
