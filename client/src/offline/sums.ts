// Puts back the numbers that cmd/pack has replaced by their differences, so that an engine weighs less; differences.go says which.

const call = [0x24, 0x00, 0x20, 0x01, 0x42];
const stored = [0x37, 0x03, 0x00];
const unwound = [0x23, 0x00, 0x21, 0x01, 0x0d];
const ended = [0x0b];
const target = [0x41];
const jump = [0x21, 0x00, 0x0c];

/** No more bytes than this are looked at from any one on. */
const longest = 13;

/** The highest number in so many bytes, less some bits: there are seven in each. */
const highest = (bytes: number, less = 0): number => (1 << (7 * bytes - less)) - 1;
const blockBits = 16;

class Sums {
  private fn = 0;
  private block = 0;
  private depth = 0;

  /** Puts numbers back, from the first byte on, and returns how many bytes are as they were: unless it is the last, a piece may end within a number. */
  restore(code: Uint8Array, last: boolean): number {
    const until = last ? code.length : code.length - longest + 1;
    let at = 0;
    while (at < until) {
      at += (begins(code, at) && this.step(code, at)) || 1;
    }
    return at;
  }

  private step(code: Uint8Array, at: number): number {
    switch (code[at]) {
      case call[0]: {
        const n = number(code, at, call, 5, stored);
        if (n < 3) return 0;
        this.returns(code, at + call.length, n);
        return call.length + n + stored.length;
      }
      case unwound[0]: {
        const n = number(code, at, unwound, 3, ended);
        if (n === 0) return 0;
        this.depth = swap(code, at + unwound.length, n, this.depth);
        return unwound.length + n + ended.length;
      }
      default: {
        const n = number(code, at, target, 3, jump);
        const far = 1 + n + jump.length;
        const m = n && number(code, at + far, [], 3, []);
        if (m === 0) return 0;
        swap(code, at + 1, n, this.block);
        this.depth = swap(code, at + far, m, this.depth);
        return far + m;
      }
    }
  }

  /** A place has up to 35 bits, more than bits can be counted with here: so the last byte, which belongs to the function, goes by itself. */
  private returns(code: Uint8Array, at: number, size: number): void {
    const low = get(code, at, Math.min(size, 4));
    const high = size > 4 ? get(code, at + 4, 1) : 0;
    const block = low & 0xffff;
    const fn = (this.fn - ((low >>> blockBits) | (high << 12))) & highest(size, blockBits);
    this.block = fn === this.fn ? (this.block - block) & 0xffff : block;
    this.fn = fn;
    put(code, at, Math.min(size, 4), (this.fn << blockBits) | this.block);
    if (size > 4) put(code, at + 4, 1, this.fn >>> 12);
  }
}

/** A quick look: most bytes begin nothing. */
function begins(code: Uint8Array, at: number): boolean {
  switch (code[at]) {
    case 0x24:
      return code[at + 4] === 0x42;
    case 0x23:
      return code[at + 4] === 0x0d;
    case 0x41:
      return code[at + 2] === 0x21 || code[at + 3] === 0x21 || code[at + 4] === 0x21;
    default:
      return false;
  }
}

function swap(code: Uint8Array, at: number, size: number, last: number): number {
  const n = (last - get(code, at, size)) & highest(size);
  put(code, at, size, n);
  return n;
}

/** How many bytes a number has that stands between others; 0 if there is none of so many at most. */
function number(code: Uint8Array, at: number, before: number[], most: number, after: number[]): number {
  if (!stands(code, at, before)) return 0;
  const from = at + before.length;
  for (let n = 1; n <= most && from + n <= code.length; n++) {
    if ((code[from + n - 1] ?? 0) < 0x80) return stands(code, from + n, after) ? n : 0;
  }
  return 0;
}

function stands(code: Uint8Array, at: number, what: number[]): boolean {
  for (let i = 0; i < what.length; i++) if (code[at + i] !== what[i]) return false;
  return true;
}

function get(code: Uint8Array, at: number, size: number): number {
  let n = 0;
  for (let i = 0; i < size; i++) n |= ((code[at + i] ?? 0) & 0x7f) << (7 * i);
  return n;
}

function put(code: Uint8Array, at: number, size: number, n: number): void {
  for (let i = 0; i < size; i++) code[at + i] = ((code[at + i] ?? 0) & 0x80) | ((n >>> (7 * i)) & 0x7f);
}

/** A stream of packed code becomes one of code. */
export function restored(): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>> {
  const sums = new Sums();
  let rest = new Uint8Array();
  return new TransformStream({
    transform(piece, out) {
      const code = new Uint8Array(rest.length + piece.length);
      code.set(rest);
      code.set(piece, rest.length);
      const done = sums.restore(code, false);
      out.enqueue(code.subarray(0, done));
      rest = code.slice(done);
    },
    flush(out) {
      sums.restore(rest, true);
      out.enqueue(rest);
    },
  });
}
