// All pieces at several sizes, to look at while drawing. Not part of the app:
//   npm run dev, then /src/titles/kings/pieces/harness/index.html?theme=dark&tinctures=safe&grey
// The board with its starting pieces is at /atlas/kings?start=5.
import '../../../../styles/tokens.css';
import '../../../../styles/base.css';
import { mount } from 'svelte';
import Harness from './Harness.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.dataset.tinctures = query.get('tinctures') ?? 'heraldic';
mount(Harness, { target: document.getElementById('app') as HTMLElement, props: { grey: query.has('grey') } });
