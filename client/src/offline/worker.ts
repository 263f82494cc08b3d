// Runs the engine of a title: its tables, rules and bots, in a thread of their own. The page gets answers, as from a
// server, and nothing else; secrets stay here.
import { boardAt } from '../board/packed';
import type { MyTable } from '../lib/types';
import { keep, keepCard, load, type Row } from './kept';
import type { Answer, Ask } from './messages';
import { codeAt, run } from './wasm';

interface Engine {
  ask(method: string, address: string, headers: Headers, body: string, answer: Reply): void;
  follow(
    method: string,
    address: string,
    headers: Headers,
    body: string,
    answer: Reply,
    tell: (piece: string) => void,
    end: () => void,
  ): () => void;
}
type Headers = Record<string, string>;
type Reply = (status: number, kind: string, body: string) => void;

const page = self as unknown as { postMessage(a: Answer): void; onmessage: ((e: MessageEvent<Ask>) => void) | null };

let engine: Promise<Engine> | undefined;
/** why nothing is answered; '' if all is well */
let stopped = '';
const follows = new Map<number, () => void>();

page.onmessage = ({ data: m }) => {
  if (m.what === 'open') engine = begin(m);
  else if (m.what === 'close') follows.get(m.id)?.();
  else void answer(m);
};

async function answer(m: Extract<Ask, { what: 'ask' | 'follow' }>): Promise<void> {
  const reply: Reply = (status, kind, body) => page.postMessage({ what: 'answer', id: m.id, status, kind, body });
  try {
    lang = /[?&]lang=(\w+)/.exec(m.address)?.[1] ?? lang;
    const e = await engine!;
    if (stopped) throw new Error(stopped);
    if (m.what === 'ask') {
      e.ask(m.method, m.address, m.headers, m.body, reply);
      return;
    }
    const end = () => {
      follows.delete(m.id);
      page.postMessage({ what: 'end', id: m.id });
    };
    const tell = (piece: string) => page.postMessage({ what: 'piece', id: m.id, piece });
    follows.set(m.id, e.follow('GET', m.address, m.headers, '', reply, tell, end));
  } catch (err) {
    const key = stopped || 'engine';
    reply(key === 'elsewhere' ? 409 : 500, 'application/problem+json', JSON.stringify({ key, detail: String(err) }));
  }
}

function stop(why: string): void {
  stopped = why;
  for (const end of follows.values()) end();
}

/** How long a tab that is just being closed, or loaded again, may take to let its games go. */
const patience = 2000;

/** One tab at a time has the games of a title: two would write over each other. */
function alone(title: string, steal: boolean): Promise<void> {
  return new Promise((have, not) => {
    navigator.locks
      .request(`outremer ${title}`, steal ? { steal: true } : { signal: AbortSignal.timeout(patience) }, () => {
        have();
        return new Promise(() => {}); // until this worker ends, or another tab takes over
      })
      .catch((e) => {
        stop('elsewhere');
        not(e);
      });
  });
}

async function begin({
  title,
  engine: address,
  boards,
  keeps,
  steal,
  name,
  pause,
}: Extract<Ask, { what: 'open' }>): Promise<Engine> {
  if (keeps) await alone(title, steal);
  const had = keeps ? load(title) : [];
  const [rows, code] = await Promise.all([had, codeAt(address)]);
  return new Promise((ready, failed) => {
    run(code, {
      rows,
      build: address,
      name,
      pause,
      board: (which: string) => boardAt(boards[which] ?? ''),
      ready,
      failed: (why: string) => failed(new Error(why)),
      keep: (list: Row[]) => (keeps ? kept(title, list) : Promise.resolve()),
    }).then(() => stop('engine'), failed);
  });
}

let changed = new Set<string>();
let lang = 'en';

async function kept(title: string, list: Row[]): Promise<void> {
  if (stopped) throw new Error(stopped);
  await keep(title, list);
  const tables = list.filter(([shelf]) => shelf === 'tables').map(([, id]) => id);
  if (tables.length && !changed.size) setTimeout(() => void card(), 50);
  for (const id of tables) changed.add(id);
}

/** What lists show of the tables that have changed. */
async function card(): Promise<void> {
  const ids = changed;
  changed = new Set();
  const e = await engine!;
  for (const id of ids) {
    e.ask('GET', `/api/v1/tables/${id}?lang=${lang}`, {}, '', (status, _, body) => {
      if (status === 200)
        keepCard(JSON.parse(body) as MyTable).then(
          () => page.postMessage({ what: 'card' }),
          () => {},
        );
    });
  }
}
