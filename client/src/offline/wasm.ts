// Runs a program of Go in a worker.

declare class Go {
  importObject: WebAssembly.Imports;
  run(i: WebAssembly.Instance): Promise<void>;
}

const runtime = import.meta.glob('../../engine/wasm_exec.js');

/** An engine's code. Its file is compressed by us, since a plain file server does not: unless one on the way has unpacked it. */
export async function codeAt(address: string): Promise<Response> {
  const [r] = await Promise.all([fetch(address), ...Object.values(runtime).map((load) => load())]);
  if (!r.ok || !r.body) throw new Error(`${address}: ${r.status}`);
  const [look, all] = r.body.tee();
  const first = (await look.getReader().read()).value?.[0];
  const code = first === 0x1f ? all.pipeThrough(new DecompressionStream('gzip')) : all;
  return new Response(code, { headers: { 'Content-Type': 'application/wasm' } });
}

/** Runs an engine, which finds `worker` under that name; resolves when it has ended. */
export async function run(code: Response, worker: object): Promise<void> {
  const go = new (self as unknown as { Go: typeof Go }).Go();
  Object.assign(self, { worker });
  const { instance } = await WebAssembly.instantiateStreaming(code, go.importObject);
  await go.run(instance);
}
