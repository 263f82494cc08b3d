// The engines of this browser, as hosts: each is a title with its bots, in a worker. They are loaded when a table of
// theirs is first asked for.
import { urls } from '../board/files';
import type { Host } from '../lib/types';
import { w } from '../words';
import { engineFile, notedGames, noteGames } from './engines';
import { drop } from './kept';
import type { Answer, Ask } from './messages';
import { keepFile } from './pages';
import { awaited } from './rest';

/** How long a bot waits before it moves, in milliseconds, so that people can follow; tests do not need to. */
const pause = (): number => Number(sessionStorage.getItem('outremer.pause') ?? 600);

interface Waiting {
  answer(status: number, kind: string, body: string): void;
  piece(text: string): void;
  end(): void;
}

class Engine implements Host {
  private worker: Worker;
  private waiting = new Map<number, Waiting>();
  private last = 0;
  /** It has been fetched, or never will be. */
  private begun = () => {};

  constructor(
    private title: string,
    private keeps: boolean,
    steal: boolean,
  ) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data: m }: MessageEvent<Answer>) => {
      this.begun();
      if (m.what === 'card') carded();
      else if (m.what === 'answer') this.waiting.get(m.id)?.answer(m.status, m.kind, m.body);
      else if (m.what === 'piece') this.waiting.get(m.id)?.piece(m.piece);
      else this.waiting.get(m.id)?.end();
    };
    this.worker.onerror = () => this.close();
    const whole = (address: string) => new URL(address, document.baseURI).href;
    const engine = whole(engineFile(title));
    const boards = Object.fromEntries([...urls].map(([name, url]) => [name, whole(url)]));
    void keepFile(engine);
    awaited(
      new Promise<void>((done) => {
        this.begun = done;
      }),
    );
    this.say({ what: 'open', title, engine, boards, keeps, steal, name: w('you'), pause: pause() });
  }

  private say(m: Ask): void {
    this.worker.postMessage(m);
  }

  /** Ends it. Whoever asks for the title again gets another one. */
  close(): void {
    const name = nameOf(this.title, this.keeps);
    if (running.get(name) === this) running.delete(name);
    this.worker.terminate();
    this.begun();
    for (const w of this.waiting.values()) w.end();
  }

  fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = init.headers as Record<string, string> | undefined;
    if (headers?.Accept === 'text/event-stream') return this.follow(address, init.signal ?? undefined);
    const id = ++this.last;
    return new Promise((done, failed) => {
      this.waiting.set(id, {
        answer: (status, kind, body) => {
          this.waiting.delete(id);
          if (status === 409 && body.includes('"elsewhere"')) this.close();
          done(new Response(status === 204 ? null : body, { status, headers: { 'Content-Type': kind } }));
        },
        piece: () => {},
        end: () => failed(new Error('the engine has ended')),
      });
      const body = typeof init.body === 'string' ? init.body : '';
      this.say({ what: 'ask', id, method: init.method ?? 'GET', address, headers: headers ?? {}, body });
    });
  }

  private follow(address: string, signal?: AbortSignal): Promise<Response> {
    const id = ++this.last;
    return new Promise((done) => {
      let pieces: ReadableStreamDefaultController<Uint8Array>;
      const encoder = new TextEncoder();
      const stream = new ReadableStream<Uint8Array>({
        start: (c) => {
          pieces = c;
        },
        cancel: () => this.say({ what: 'close', id }),
      });
      const end = () => {
        if (!this.waiting.delete(id)) return;
        try {
          pieces.close();
        } catch {
          // whoever read it has gone
        }
      };
      this.waiting.set(id, {
        answer: (status, kind, body) => {
          if (status !== 200) this.waiting.delete(id);
          done(new Response(status === 200 ? stream : body, { status, headers: { 'Content-Type': kind } }));
        },
        piece: (text) => pieces.enqueue(encoder.encode(text)),
        end,
      });
      signal?.addEventListener('abort', () => {
        this.say({ what: 'close', id });
        end();
      });
      this.say({ what: 'follow', id, address, headers: {} });
    });
  }
}

/** A table is in the list of those that are kept. */
function carded(): void {
  noteGames(Math.max(1, notedGames()));
  dispatchEvent(new Event('outremer-card'));
}

const running = new Map<string, Engine>();
const nameOf = (title: string, keeps: boolean): string => `${title} ${keeps}`;

/** The engine of a title: the one with this browser's games, or one for games that are only looked at. */
export function engineOf(title: string, keeps: boolean): Host {
  let engine = running.get(nameOf(title, keeps));
  if (!engine) {
    engine = new Engine(title, keeps, false);
    running.set(nameOf(title, keeps), engine);
    if (keeps) void navigator.storage?.persist?.().catch(() => {}); // so that the browser does not clear it for room
  }
  return engine;
}

/** Deletes a table for good. Rejects if another tab has the games of its title: it would write the table again. */
export async function forget(title: string, id: string): Promise<void> {
  running.get(nameOf(title, true))?.close();
  await navigator.locks.request(`outremer ${title}`, { signal: AbortSignal.timeout(2000) }, () => drop(title, id));
  localStorage.removeItem(`outremer.around.${id}`);
  noteGames(Math.max(0, notedGames() - 1));
}

/** Takes the games of a title over from another tab. */
export function takeOver(title: string): void {
  running.get(nameOf(title, true))?.close();
  running.set(nameOf(title, true), new Engine(title, true, true));
}
