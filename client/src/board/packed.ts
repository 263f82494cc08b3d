// A site of plain files has its boards packed (scripts/pack.mjs): from many a web space files come as they lie there, and a
// board is five times as large as it need be.
const packed = import.meta.env.MODE === 'site';

export const packedAt = (address: string): string => (packed ? address.replace(/svg$/, 'board') : address);

/** The text of the board at an address. */
export async function boardAt(address: string): Promise<string> {
  const r = await fetch(address);
  if (!r.ok || !r.body) throw new Error(`${address}: ${r.status}`);
  return (packed ? new Response(r.body.pipeThrough(new DecompressionStream('gzip'))) : r).text();
}
