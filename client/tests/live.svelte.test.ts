// Answers that come late: people around one screen change seats faster than some of them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from '../src/lib/live.svelte';
import type { Delta, MyTable, State } from '../src/lib/types';
import { until } from './until';

const seatsOf = (awaited: string) =>
  ['blue', 'red'].map((seat) => ({ seat, name: seat, held: true, awaited: seat === awaited, vacant: false }));

const stateOf = (seat: string, n: number, awaited: string, more: Partial<State> = {}): State =>
  ({
    table: { status: 'running', free: 0, seeking: [], seats: seatsOf(awaited) },
    seat,
    n,
    view: {},
    prompt: seat === awaited ? { id: n, kind: 'choose', must: true, step: 'place' } : null,
    moves: [],
    verbs: {},
    result: null,
    undo: { steps: 0, ask: false, request: null },
    ...more,
  }) as unknown as State;

const table = {
  title: 'thywill',
  mine: ['blue', 'red'],
  seats: seatsOf('blue'),
  facts: { hash: '' },
  now: 1,
} as unknown as MyTable;

/** A server that answers when the test says so: its streams by seat, and what was asked of it and not answered. */
class Server {
  streams = new Map<string, ReadableStreamDefaultController>();
  said: unknown = null;
  waiting: { path: string; answer: (body: unknown, status?: number) => void }[] = [];

  fetch = (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const path = pathname.split('/').slice(5).join('/');
    if (path === 'events') return Promise.resolve(this.stream(searchParams.get('seat') ?? 'blue', init));
    if (path === 'letters') return Promise.resolve(Response.json({ letters: [], read: [] }));
    if (path === '' && pathname.includes('/tables/')) return Promise.resolve(Response.json(table));
    if (path === '') return Promise.resolve(Response.json({ slug: 'thywill', lexicon: {} }));
    this.said = init.body ? JSON.parse(String(init.body)) : null;
    return new Promise((done) => {
      this.waiting.push({ path, answer: (body, status = 200) => done(Response.json(body, { status })) });
    });
  };

  private stream(seat: string, init: RequestInit): Response {
    const body = new ReadableStream({
      start: (c) => {
        this.streams.set(seat, c);
        init.signal?.addEventListener('abort', () => c.error(new Error('aborted')));
      },
    });
    return new Response(body);
  }

  /** The stream of a seat tells of a state. */
  tell(s: State): void {
    this.send(s.seat, s.n, { seat: s.seat, news: [], to: `v${s.n}`, state: s });
  }

  /** The stream of a seat tells of a change. */
  send(seat: string, n: number, delta: Delta): void {
    const frame = `id: ${n}.0\nevent: delta\ndata: ${JSON.stringify(delta)}\n\n`;
    this.streams.get(seat)!.enqueue(new TextEncoder().encode(frame));
  }

  /** Waits for a question, and returns how to answer it. */
  async asked(path: string): Promise<(body: unknown, status?: number) => void> {
    await until(() => expect(this.waiting.some((w) => w.path === path)).toBe(true));
    const i = this.waiting.findIndex((w) => w.path === path);
    return this.waiting.splice(i, 1)[0]!.answer;
  }
}

describe('Live', () => {
  let server: Server;
  let live: Live;
  const shows = (seat: string, n: number) => until(() => expect([live.state?.seat, live.state?.n]).toEqual([seat, n]));

  beforeEach(async () => {
    server = new Server();
    vi.stubGlobal('fetch', server.fetch);
    live = new Live('t');
    await until(() => expect(live.seat).toBe('blue'));
    server.tell(stateOf('blue', 1, 'blue'));
    await shows('blue', 1);
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
  });

  /** Blue plays; before the answer comes, the stream has told of it and Red looks at the page. */
  async function redSitsDown() {
    const played = live.play(['place']);
    const answer = await server.asked('moves');
    server.tell(stateOf('blue', 2, 'red'));
    await shows('blue', 2);
    live.sit('red');
    await until(() => expect(server.streams.has('red')).toBe(true));
    return { played, answer };
  }

  it('keeps the state of the seat that looks when the answer to the one before comes late', async () => {
    const { played, answer } = await redSitsDown();
    server.tell(stateOf('red', 2, 'red'));
    await shows('red', 2);
    answer(stateOf('blue', 2, 'red'));
    await played;
    expect(live.state).toMatchObject({ seat: 'red', prompt: { id: 2 } });
  });

  it('shows nothing of the seat before while the state of the next one is on its way', async () => {
    const { played, answer } = await redSitsDown();
    answer(stateOf('blue', 2, 'red'));
    await played;
    expect(live.state).toBeNull();
    server.tell(stateOf('red', 2, 'red'));
    await shows('red', 2);
  });

  it('does not tell the next seat why the one before was refused', async () => {
    const { played, answer } = await redSitsDown();
    answer({ status: 409, key: 'stale' }, 409);
    await played;
    expect(live.refusal).toBeNull();
  });

  it('drops a state that was asked for by the seat before', async () => {
    const refreshed = live.refresh();
    const answer = await server.asked('state');
    live.sit('red');
    answer(stateOf('blue', 1, 'blue'));
    await refreshed;
    expect(live.state).toBeNull();
  });

  it('keeps what the stream has brought since: it is as new as the answer, or newer', async () => {
    const played = live.play(['place']);
    const answer = await server.asked('moves');
    const request = { kind: 'undo', by: 'red', agreed: [], missing: ['blue'] };
    server.tell(stateOf('blue', 2, 'red', { undo: { steps: 0, ask: false, request } }));
    await shows('blue', 2);
    answer(stateOf('blue', 2, 'red'));
    await played;
    expect(live.state?.undo.request).toEqual(request);
  });

  const moved = (from: number, to: number): Delta => ({
    seat: 'blue',
    from: `v${from}`,
    to: `v${to}`,
    patch: [
      { op: 'replace', path: '/n', value: to },
      { op: 'add', path: `/view/${to}`, value: true },
    ],
  });

  it('patches what the stream has told', async () => {
    server.send('blue', 2, moved(1, 2));
    await shows('blue', 2);
    server.send('blue', 3, moved(2, 3));
    await shows('blue', 3);
    expect(live.state?.view).toEqual({ 2: true, 3: true });
  });

  it('says what it has, and patches it by the answer', async () => {
    const played = live.play(['place']);
    const answer = await server.asked('moves');
    expect(server.said).toMatchObject({ have: { blue: 'v1' } });
    answer({ deltas: [moved(1, 3)] });
    await played;
    expect(live.state?.view).toEqual({ 3: true });
    const answered = live.state;

    // The stream comes later, in smaller steps: nothing goes back, and what is the same stays the same.
    server.send('blue', 2, moved(1, 2));
    server.send('blue', 3, { ...moved(2, 3), patch: [] });
    server.send('blue', 4, moved(3, 4));
    await shows('blue', 4);
    expect(live.state?.view).toEqual({ 3: true, 4: true });
    expect(answered?.view).toEqual({ 3: true });
  });

  it('keeps the same state when the stream says what the answer has said', async () => {
    const played = live.play(['place']);
    (await server.asked('moves'))({ deltas: [moved(1, 2)] });
    await played;
    const { state } = live;
    server.send('blue', 2, { ...moved(1, 2), news: [{ n: 2, at: 5, kind: 'move', seat: 'blue', events: [] }] });
    await until(() => expect(live.news.length).toBe(1));
    expect(live.state).toBe(state);
  });

  it('takes the answer where the stream is slower', async () => {
    const played = live.play(['place']);
    const answer = await server.asked('moves');
    answer(stateOf('blue', 2, 'red'));
    expect(await played).toBe(true);
    await shows('blue', 2);
  });
});
