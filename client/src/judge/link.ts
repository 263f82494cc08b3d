// A position as a link: all of it stands behind the hash, which no server sees. Packed, since a forum cuts long links.
import { maps } from './maps';
import type { Case, Position } from './types';

/** characters of a packed position; browsers and forums take links at least as long */
export const longest = 6000;
/** bytes of a position; what a link unpacks to is read no further */
const largest = 64 * 1024;
/** how it is packed: should that ever change, old links can still be told */
const version = '1';

async function through(
  bytes: BlobPart,
  pipe: TransformStream<BufferSource, BufferSource>,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(pipe as ReadableWritablePair<Uint8Array, BufferSource>)
    .getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel().catch(() => {});
      throw new Error('too large');
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** A position packed; '' if it is too large for a link. */
export async function pack(p: Position): Promise<string> {
  const text = JSON.stringify(p);
  if (new TextEncoder().encode(text).length > largest) return '';
  const packed = await through(text, new CompressionStream('deflate-raw'), largest);
  const letters = btoa(String.fromCharCode(...packed));
  const data = version + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return data.length > longest ? '' : data;
}

/** A position unpacked; null if the link is damaged. */
export async function unpack(data: string): Promise<Position | null> {
  try {
    if (data.length > longest || !data.startsWith(version)) return null;
    const letters = atob(data.slice(version.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (c) => c.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'), largest);
    const p = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as Position;
    return maps.includes(p?.map) && isCase(p.case) ? p : null;
  } catch {
    return null;
  }
}

/** Has the form of a case; whether it makes sense the adjudicator says. */
export function isCase(c: unknown): c is Case {
  const { phase, units, orders } = (c ?? {}) as Partial<Case>;
  const all = (list: unknown, ...keys: string[]) =>
    Array.isArray(list) && list.every((x) => keys.every((k) => typeof x?.[k] === 'string'));
  return typeof phase === 'string' && all(units, 'power', 'type', 'at') && all(orders, 'power', 'order');
}
