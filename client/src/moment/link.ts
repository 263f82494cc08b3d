// A moment of a game as a link: the log, or where it is, with what the sender drew and wrote. All of it stands behind
// the hash, which browsers send to nobody.

/** What somebody drew on a board, by its spaces, and wrote beside it. */
export interface Marks {
  arrows: [from: string, to: string][];
  rings: string[];
  note: string;
}

/** A finished game travels as a whole, and so does one that begins from a position that was set up: at is the number of the moment. */
interface Whole extends Marks {
  log: string;
  at: number;
  /** who should find a move: whoever plays on takes this seat first */
  seat?: string;
}

/** Any other game stays where it is, and shows what all may know: at is the time of the moment. */
interface Elsewhere extends Marks {
  table: string;
  at: number;
}

export type Moment = Whole | Elsewhere;

/** Characters that a link may have: what most programs still pass on. */
export const longest = 30_000;
export const longestNote = 400;
const mostMarks = 24;
const mostText = 2_000_000; // of a link that was unpacked

/** Why a link shows nothing. */
export class BadLink extends Error {
  constructor(readonly why: 'broken' | 'newer') {
    super(why);
  }
}

const form = '1.';

/** What a moment is called behind the hash. */
export async function encode(m: Moment): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify('log' in m ? { ...m, log: slim(m.log) } : m));
  // With a checksum: programs that cut links are many.
  return form + toText(await through(bytes, new CompressionStream('deflate')));
}

export async function decode(text: string): Promise<Moment> {
  if (!/^\d+\./.test(text)) throw new BadLink('broken');
  if (!text.startsWith(form)) throw new BadLink('newer');
  let found: unknown;
  try {
    const bytes = await through(toBytes(text.slice(form.length)), new DecompressionStream('deflate'));
    found = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BadLink('broken');
  }
  if (!isMoment(found)) throw new BadLink('broken');
  return found;
}

/** A log without what follows from its secret: rolls, and the states that kept games have. */
const slim = (log: string): string => log.replace(/^ {2}(roll|state) .*\n/gm, '');

/** The title of the game that a log is about. */
export const titleOfLog = (log: string): string => /^game (\w+)$/m.exec(log)?.[1] ?? '';

/** Whether somebody has put together the position that the game of a log begins from. */
export const isSetUp = (log: string): boolean => /^arrange /m.test(log);

const isSpace = (s: unknown): s is string => typeof s === 'string' && /^[a-z0-9-]{1,48}$/.test(s);
const isList = <T>(list: unknown, of: (item: unknown) => item is T): list is T[] =>
  Array.isArray(list) && list.length <= mostMarks && list.every(of);
const isArrow = (a: unknown): a is [string, string] => isList(a, isSpace) && a.length === 2;

function isMoment(x: unknown): x is Moment {
  if (typeof x !== 'object' || x === null) return false;
  const m = x as Record<string, unknown>;
  const where = typeof m.log === 'string' ? m.log.startsWith('outremer ') : /^[a-z2-7]{26}$/.test(String(m.table));
  const when = Number.isSafeInteger(m.at) && (m.at as number) >= 0;
  const note = typeof m.note === 'string' && m.note.length <= longestNote;
  const who = m.seat === undefined || isSpace(m.seat);
  return where && when && note && who && isList(m.arrows, isArrow) && isList(m.rings, isSpace);
}

/** The same marks with one more, or without it if it was there. */
export function withArrow(m: Marks, from: string, to: string): Marks {
  const others = m.arrows.filter(([f, t]) => f !== from || t !== to);
  return {
    ...m,
    arrows: others.length < m.arrows.length ? others : [...others, [from, to] as [string, string]].slice(-mostMarks),
  };
}

export function withRing(m: Marks, space: string): Marks {
  const others = m.rings.filter((s) => s !== space);
  return { ...m, rings: others.length < m.rings.length ? others : [...others, space].slice(-mostMarks) };
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes as Uint8Array<ArrayBuffer>).then(() => writer.close());
  written.catch(() => {}); // the reader hears of it
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let r = await reader.read(); !r.done; r = await reader.read()) {
    size += r.value.length;
    if (size > mostText) throw new BadLink('broken');
    parts.push(r.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const p of parts) {
    whole.set(p, at);
    at += p.length;
  }
  return whole;
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const b of bytes) text += String.fromCharCode(b);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function toBytes(text: string): Uint8Array {
  if (!/^[\w-]+$/.test(text)) throw new BadLink('broken');
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
}
