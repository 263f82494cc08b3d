// Requests to the host of a table. Every answer that is not a success is thrown as a Refusal.
import { hasEngine, noteShown } from '../offline/engines';
import { keepPagesLater } from '../offline/pages';
import { ask, askHere, base, serverless } from './host';
import { lang } from './lang.svelte';
import type {
  About,
  CatchUp,
  Deltas,
  Exercise,
  Hint,
  Invitation,
  Made,
  Mail,
  Me,
  MyTable,
  News,
  NewTable,
  Pacts,
  Past,
  Placed,
  Plea,
  Position,
  Presence,
  Problem,
  Provenance,
  Regard,
  Report,
  RuleSection,
  SetUp,
  Shown,
  Standing,
  Start,
  State,
  Study,
  Title,
  Turn,
  Verdict,
} from './types';

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text ?? problem.detail ?? problem.key);
  }
}

/** The key of the problem when there was no answer at all. */
export const unreachable = 'unreachable';

export function problemOf(e: unknown): Problem {
  return e instanceof Refusal ? e.problem : { status: 0, key: 'internal', detail: String(e) };
}

type Query = Record<string, string | number | undefined>;

export function address(path: string, query: Query = {}): string {
  const q = new URLSearchParams({ lang: lang.current });
  for (const [k, v] of Object.entries(query)) if (v !== undefined && v !== '') q.set(k, String(v));
  return `${base}${path}?${q}`;
}

/** What a failed answer says, or a problem of our own if it says nothing. */
export async function readProblem(r: Response): Promise<Problem> {
  try {
    const p = (await r.json()) as Problem;
    if (p && typeof p.key === 'string') return { ...p, status: r.status };
  } catch {
    // a proxy's page, for example
  }
  return { status: r.status, key: r.status >= 500 ? unreachable : 'bad-request', detail: r.statusText };
}

/** Keys of requests to make something that had no answer: asked again, the server makes it once. */
const unanswered = new Map<string, string>();

/** What this person adds to the luck of a table, so that no server decides it alone; the same when it is asked again. */
const added = new Map<string, string>();

function addTo(wish: string): string {
  const luck = added.get(wish) ?? newKey();
  added.set(wish, luck);
  return luck;
}

/** 16 random bytes. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
}

/** title: that of the engine that is to answer, keeps: which one of it; '' for the host of the address */
async function call<T>(
  method: string,
  path: string,
  query?: Query,
  body?: unknown,
  title = '',
  keeps = true,
): Promise<T> {
  const headers: Record<string, string> = {};
  const text = body === undefined ? undefined : JSON.stringify(body);
  if (text !== undefined) headers['Content-Type'] = 'application/json';
  const wish = `${path} ${text}`;
  if (method === 'POST' && /^\/tables(\/[^/]+\/letters)?$/.test(path)) {
    headers['Idempotency-Key'] = unanswered.get(wish) ?? newKey();
    unanswered.set(wish, headers['Idempotency-Key']);
  }
  let r: Response;
  try {
    const init = { method, headers, ...(text === undefined ? {} : { body: text }) };
    r = await (title ? askHere(title, keeps, address(path, query), init) : ask(address(path, query), init));
  } catch {
    throw new Refusal({ status: 0, key: unreachable });
  }
  if (r.status < 500) unanswered.delete(wish);
  if (!r.ok) throw new Refusal(await readProblem(r));
  return (r.status === 204 ? undefined : await r.json()) as T;
}

export const get = <T>(path: string, query?: Query) => call<T>('GET', path, query);
export const put = <T>(path: string, body: unknown) => call<T>('PUT', path, {}, body);
export const patch = <T>(path: string, body: unknown) => call<T>('PATCH', path, {}, body);
export const remove = <T>(path: string) => call<T>('DELETE', path);
export const post = <T>(path: string, body: unknown) => call<T>('POST', path, {}, body);
/** Asks the engine of a title in this browser. */
export const postHere = <T>(title: string, path: string, body: unknown) => call<T>('POST', path, {}, body, title);

/** A letter to be sent: words, an offer, or the answer to one. */
export interface Outgoing {
  to?: string[];
  text?: string;
  offer?: string[];
  re?: number;
  answer?: string;
}

/** Where a new table shall live: at the server, in this browser, or, if nobody else plays, wherever is possible. */
export type Where = 'there' | 'here' | 'alone';

async function create(wished: NewTable, where: Where): Promise<MyTable> {
  const wish = JSON.stringify(wished);
  const made = await createAt({ ...wished, entropy: addTo(wish) }, where);
  added.delete(wish);
  return made;
}

async function createAt(t: NewTable, where: Where): Promise<MyTable> {
  const createHere = () => {
    void keepPagesLater().catch(() => {}); // the game can go on without them, but not begin again
    return call<MyTable>('POST', '/tables', {}, t, t.title);
  };
  if (serverless || where === 'here') return createHere();
  try {
    return await post<MyTable>('/tables', t);
  } catch (e) {
    if (where === 'alone' && hasEngine(t.title) && problemOf(e).key === unreachable) return createHere();
    throw e;
  }
}

/** A part of a bundle that is checked for itself. */
export type Part = 'sum' | 'setup' | 'rules' | 'facts' | 'program' | 'seal' | 'added' | 'end';

/** What an engine finds out about a log. */
export interface Check {
  ok: boolean;
  title: string;
  records: number;
  sealed: string;
  /** the secret is there, and its hash is the one that was published */
  secret: boolean;
  over: boolean;
  fault?: string;
  /** the record that differs */
  at?: number;
  /** the version that played last */
  program?: string;
  /** what players added to the luck, by the names of their seats */
  added: { seat: string; text: string }[];
  /** of a bundle: its parts, and what does not fit the log */
  parts: { part: Part; fault?: string }[];
  rolls: { n: number; seat: string; move: string; stream: string; values: number[]; same: boolean }[];
}

export const api = {
  about: () => get<About>('/about'),
  titles: () => get<Title[]>('/titles'),
  /** a title as it is played with these facts, '' for those of new tables; the page has no use for its rules */
  title: (slug: string, facts = '') => get<Title>(`/titles/${slug}`, { facts, rules: 'false' }),
  /** How a game begins. */
  start: (slug: string, players: number, options: Record<string, string> = {}, facts = '') =>
    get<Start>(`/titles/${slug}/start`, {
      players,
      facts,
      options: Object.entries(options)
        .map((o) => o.join('='))
        .join(),
    }),
  /** Starts the engine of a title, so that a game in this browser can begin at once. */
  prepare: (slug: string) => call<Title>('GET', `/titles/${slug}`, { rules: 'false' }, undefined, slug),
  facts: (slug: string, facts: string) => get<Provenance>(`/titles/${slug}/facts`, { facts }),
  rules: (slug: string) => get<RuleSection[]>(`/titles/${slug}/rules`),
  me: () => get<Me>('/me'),
  rename: (name: string) => patch<Me>('/me', { name }),
  describe: (me: { lang?: string; zone?: string }) => patch<Me>('/me', me),
  tables: (list: 'mine' | 'open' | 'live' | 'wanted' | 'followed') => get<MyTable[]>('/tables', { list }),
  table: (id: string) => get<MyTable>(`/tables/${id}`),
  create,
  /** whether a log is true, roll by roll; the engine of its title says so, in this browser */
  check: (title: string, log: string) => call<Check>('POST', '/check', {}, { log }, title),
  /** makes a table of a log, in this browser */
  fromLog: (title: string, log: string, name: string) => call<MyTable>('POST', '/logs', {}, { log, name }, title),
  /** makes a table of a log that is only looked at: it is gone with the page */
  async lookAt(title: string, log: string): Promise<MyTable> {
    const table = await call<MyTable>('POST', '/logs', {}, { log }, title, false);
    noteShown(table.id);
    return table;
  },
  /** makes a table that goes on from a moment of a log, against bots, in this browser */
  playOn: (title: string, log: string, at: number, seat: string) =>
    call<MyTable>('POST', '/play-on', {}, { log, at, seat }, title),
  /** the lines that a position of a title can be put together from */
  setUps: (title: string) => call<SetUp[]>('GET', `/titles/${title}/set-up`, {}, undefined, title, false),
  /** a game that begins from a position */
  placed: (title: string, position: Placed) => call<Made>('POST', '/positions', {}, position, title, false),
  /** the position that a log begins from, as a seat sees it */
  seen: (title: string, log: string, seat: string) =>
    call<Made>('POST', '/positions/seen', {}, { log, seat }, title, false),
  report: (id: string, n: number, seat: string, why: string) =>
    post<void>(`/tables/${id}/letters/${n}/report`, { seat, why }),
  invitation: (id: string, invite: string) => post<Invitation>(`/tables/${id}/invitation`, { invite }),
  join: (id: string, body: { invite?: string; seat?: string; wishes?: string[] }) =>
    post<MyTable>(`/tables/${id}/join`, { ...body, entropy: newKey() }),
  leave: (id: string, seat: string) => post<MyTable>(`/tables/${id}/leave`, { seat }),
  wish: (id: string, wishes: string[]) => call<MyTable>('PUT', `/tables/${id}/wishes`, {}, { wishes }),
  putOut: (id: string, who: { seat?: string; place?: number }) => post<MyTable>(`/tables/${id}/put-out`, who),
  close: (id: string) => post<MyTable>(`/tables/${id}/close`, {}),
  /** a new invitation for a seat; in a running game a vote for somebody new */
  reinvite: (id: string, seat: string) => post<MyTable>(`/tables/${id}/invitations`, { seat }),
  again: (id: string, seats: 'same' | 'rotated' | 'lot') => post<MyTable>(`/tables/${id}/again`, { seats }),
  /** puts a bot into a free seat before the start; '' takes it out again */
  engage: (id: string, seat: string, bot: string) =>
    post<MyTable>(`/tables/${id}/bots`, { seat, ...(bot ? { bot } : {}) }),
  pause: (id: string, seat: string, want: boolean) => post<MyTable>(`/tables/${id}/pause`, { seat, want }),
  /** an answer to what somebody asked for; false closes the request */
  answer: (id: string, seat: string, kind: Plea, agree: boolean) =>
    post<MyTable>(`/tables/${id}/requests/answer`, { seat, kind, agree }),
  end: (id: string, seat: string, kind: 'draw' | 'concession', to?: string) =>
    post<MyTable>(`/tables/${id}/ending`, { seat, kind, ...(to ? { to } : {}) }),
  askPause: (id: string) => post<MyTable>(`/tables/${id}/ask-pause`, {}),
  presence: (id: string) => get<Presence[]>(`/tables/${id}/presence`),
  shown: () => get<Shown>('/me/presence'),
  show: (to: Shown['to']) => put<void>('/me/presence', { to }),
  moreTime: (id: string, seat: string, seconds: number) => post<MyTable>(`/tables/${id}/more-time`, { seat, seconds }),
  /** 0 days: back again */
  vacation: (id: string, seat: string, days: number) => post<MyTable>(`/tables/${id}/vacation`, { seat, days }),
  offer: (id: string, seat: string, want: boolean) => post<MyTable>(`/tables/${id}/offer`, { seat, want }),
  substitute: (id: string, seat: string) => post<MyTable>(`/tables/${id}/take-over`, { seat }),
  follow: (id: string, follow: boolean) => post<MyTable>(`/tables/${id}/follow`, { follow }),
  cover: (id: string, seat: string, bot: string) => post<MyTable>(`/tables/${id}/cover`, { seat, bot }),
  uncover: (id: string, seat: string) => post<MyTable>(`/tables/${id}/uncover`, { seat }),
  state: (id: string, seat: string) => get<State>(`/tables/${id}/state`, { seat }),
  news: (id: string, seat: string, after: number) => get<News[]>(`/tables/${id}/news`, { seat, after }),
  letters: (id: string, seat: string, after: number) => get<Mail>(`/tables/${id}/letters`, { seat, after }),
  write: (id: string, seat: string, letter: Outgoing) => post<void>(`/tables/${id}/letters`, { ...letter, seat }),
  markRead: (id: string, seat: string, circle: string[], n: number) =>
    post<void>(`/tables/${id}/letters/read`, { seat, circle, n }),
  pacts: (id: string, seat: string, other: string) => get<Pacts>(`/tables/${id}/pacts`, { seat, with: other }),
  /** have: the version of the state that the answer shall change; without it the answer is the whole state */
  play: (id: string, seat: string, prompt: number, move: string[], have?: string) =>
    post<State | Deltas>(`/tables/${id}/moves`, { seat, prompt, move, ...(have ? { have: { [seat]: have } } : {}) }),
  /** resolves if the move is legal; else the Refusal has rule and sentence */
  explain: (id: string, seat: string, move: string[]) =>
    post<State>(`/tables/${id}/moves`, { seat, move, dry_run: true }),
  /** what the master would do; nothing is played */
  hint: (id: string, seat: string) => post<Hint>(`/tables/${id}/hint`, { seat }),
  /** what the master found out about a finished game, and the request to find it out */
  study: (id: string, seat: string) => get<Study>(`/tables/${id}/study`, { seat }),
  askStudy: (id: string) => post<void>(`/tables/${id}/study`, {}),
  /** positions to practise on */
  exercises: () => get<Exercise[]>('/practice'),
  exercise: (id: string) => get<Position>(`/practice/${id}`),
  answerExercise: (id: string, move: string[]) => post<Verdict>(`/practice/${id}`, { move }),
  undo: (id: string, seat: string) => post<State>(`/tables/${id}/undo`, { seat }),
  restart: (id: string, seat: string) => post<State>(`/tables/${id}/restart`, { seat }),
  askUndo: (id: string, seat: string) => post<State>(`/tables/${id}/undo-request`, { seat }),
  stand: (id: string, seat: string, want: Standing) => post<State>(`/tables/${id}/standing`, { seat, want }),
  adopt: (id: string, seat: string, agree: boolean) => post<State>(`/tables/${id}/adopt`, { seat, agree }),
  catchUp: (id: string, seat: string) => get<CatchUp>(`/tables/${id}/catch-up`, { seat }),
  notes: (id: string) => get<{ text: string }>(`/tables/${id}/notes`),
  putNotes: (id: string, text: string) => call<void>('PUT', `/tables/${id}/notes`, {}, { text }),
  regards: (id: string) => get<{ seat: string; regard: Regard }[]>(`/tables/${id}/regards`),
  regard: (id: string, seat: string, regard: Regard) => post<void>(`/tables/${id}/regards`, { seat, regard }),
  past: (id: string, seat: string, n: number) => get<Past>(`/tables/${id}/history/${n}`, { seat }),
  turns: (id: string) => get<Turn[]>(`/tables/${id}/turns`),
  turn: (id: string, n: number) => get<Report>(`/tables/${id}/turns/${n}`),
  turnFile: (id: string, n: number, kind: 'txt' | 'svg') => address(`/tables/${id}/turns/${n}.${kind}`),
  logAddress: (id: string) => `${base}/tables/${id}/log`,
  bundleAddress: (id: string) => `${base}/tables/${id}/bundle`,
};
