// Runs a program of Go in a worker.

import { restored } from './sums';

declare class Go {
  importObject: WebAssembly.Imports;
  run(i: WebAssembly.Instance): Promise<void>;
}

const runtime = import.meta.glob('../../engine/wasm_exec.js');

/** An engine's code. Its file is compressed by us, since a plain file server does not; unpacking takes long enough to do it once. */
export async function codeAt(address: string): Promise<Response> {
  const [kept] = await Promise.all([unpacked(address), ...Object.values(runtime).map((load) => load())]);
  if (kept) return kept;
  const [r, { XzReadableStream }] = await Promise.all([fetch(address), import('xz-decompress')]);
  if (!r.ok || !r.body) throw new Error(`${address}: ${r.status}`);
  const [now, later] = new XzReadableStream(r.body).pipeThrough(restored()).tee();
  void keepUnpacked(address, asCode(later));
  return asCode(now);
}

const asCode = (stream: ReadableStream): Response =>
  new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });

/** Where the service worker keeps files, which throws away those of earlier builds. There is none on insecure sites. */
const store = 'outremer';
const nameOf = (address: string): string => `${address}?unpacked`;

async function unpacked(address: string): Promise<Response | undefined> {
  return self.caches?.match(nameOf(address), { cacheName: store }).catch(() => undefined);
}

async function keepUnpacked(address: string, code: Response): Promise<void> {
  try {
    await (await caches.open(store)).put(nameOf(address), code);
  } catch {
    await code.body?.cancel().catch(() => {}); // no room, or no such store: it is unpacked again next time
  }
}

/** Runs an engine, which finds `worker` under that name; resolves when it has ended. */
export async function run(code: Response, worker: object): Promise<void> {
  const go = new (self as unknown as { Go: typeof Go }).Go();
  Object.assign(self, { worker });
  const { instance } = await WebAssembly.instantiateStreaming(code, go.importObject);
  await go.run(instance);
}
