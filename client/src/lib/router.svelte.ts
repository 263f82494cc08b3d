// Addresses of the pages, over the browser's history.
import { serverless } from './host';

/** Pages about the person, not about games. */
const personal = ['me', 'device', 'mail', 'privacy', 'admin'] as const;
type Personal = (typeof personal)[number];

export interface Route {
  page:
    | 'home'
    | 'new'
    | 'tables'
    | 'table'
    | 'result'
    | 'chronicle'
    | 'join'
    | 'about'
    | 'log'
    | 'judge'
    | 'setup'
    | 'moment'
    | 'embed'
    | 'atlas'
    | 'practice'
    | 'people'
    | 'regards'
    | Personal
    | 'missing';
  id: string;
  query: URLSearchParams;
  path: string;
  /** what stands behind a hash of its own, and is sent to no server */
  fragment: string;
}

export function parse(path: string, search = '', hash = ''): Route {
  const query = new URLSearchParams(search);
  const [, first = '', id = '', more = '', extra] = path.replace(/\/+$/, '').split('/');
  const route = (page: Route['page']): Route => ({
    page,
    id: decodeURIComponent(id),
    query,
    path,
    fragment: hash.slice(1),
  });
  if (extra !== undefined) return route('missing');
  if (!first) return route('home');
  if (first === 'new' && !more) return route('new');
  if (first === 'tables' && !id) return route('tables');
  if (first === 'about' && !id) return route('about');
  if (first === 'log' && !id) return route('log');
  if (first === 'judge' && !id) return route('judge');
  if (first === 'setup' && !more) return route('setup');
  if (first === 'moment' && !more) return route('moment');
  if (first === 'embed' && !id) return route('embed');
  if (first === 'people' && id && !more) return route('people');
  if (first === 'me' && id === 'regards' && !more) return route('regards');
  const own = personal.find((p) => p === first);
  if (own && !id) return route(own);
  if (first === 'atlas' && !more) return route('atlas');
  if (first === 'practice' && !more) return route('practice');
  if (first === 'join' && id && !more) return route('join');
  if (first === 'table' && id && !more) return route('table');
  if (first === 'table' && id && (more === 'result' || more === 'chronicle')) return route(more);
  return route('missing');
}

/** A site of plain files has one page: the address of ours stands behind a hash. */
function address(): URL {
  return serverless ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href);
}

/** An address of ours, for others. */
export function link(to: string): string {
  return serverless ? `${location.href.split('#')[0]}#${to}` : location.origin + to;
}

function read(): Route {
  const { pathname, search, hash } = address();
  return parse(pathname, search, hash);
}

let current = $state.raw<Route>(read());

export const router = {
  get route(): Route {
    return current;
  },
};

function follow(): void {
  const next = read();
  const moved = next.path !== current.path;
  current = next;
  if (moved) scrollTo(0, 0);
}

export function go(to: string, how: { replace?: boolean } = {}): void {
  const { pathname, search } = address();
  if (to === pathname + search) return;
  history[how.replace ? 'replaceState' : 'pushState'](null, '', serverless ? `#${to}` : to);
  follow();
}

/** Changes a part of the query without a new page. */
export function setQuery(changes: Record<string, string | null>, how: { replace?: boolean } = { replace: true }): void {
  const { pathname, search } = address();
  const q = new URLSearchParams(search);
  for (const [k, v] of Object.entries(changes)) {
    if (v === null) q.delete(k);
    else q.set(k, v);
  }
  const text = q.toString();
  go(pathname + (text ? `?${text}` : ''), how);
}

/** Makes links of this site change the page without a reload. */
export function startRouter(): () => void {
  const click = (e: MouseEvent) => {
    const a = (e.target as Element | null)?.closest?.('a');
    if (!a || e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    if (a.target || a.hasAttribute('download') || a.origin !== location.origin) return;
    const to = a.getAttribute('href') ?? '';
    if (serverless && /^#?\//.test(to)) {
      e.preventDefault();
      go(to.replace('#', ''));
      return;
    }
    if (/^\/(api|plain|static)(\/|$)/.test(a.pathname) || a.hash) return; // an invitation stands behind a hash, so that no server log has it
    e.preventDefault();
    go(a.pathname + a.search);
  };
  // Where addresses stand behind a hash, a link gets its own when somebody reaches for it: to open it elsewhere.
  const reach = (e: Event) => {
    const a = (e.target as Element | null)?.closest?.('a');
    const to = a?.getAttribute('href') ?? '';
    if (to.startsWith('/')) a?.setAttribute('href', `#${to}`);
  };
  addEventListener('popstate', follow);
  document.addEventListener('click', click);
  if (serverless) for (const how of ['pointerover', 'focusin']) document.addEventListener(how, reach);
  return () => {
    removeEventListener('popstate', follow);
    document.removeEventListener('click', click);
    for (const how of ['pointerover', 'focusin']) document.removeEventListener(how, reach);
  };
}
