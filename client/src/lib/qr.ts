// QR codes by ISO/IEC 18004, as far as links need them: bytes, correction level M, versions 1 to 10.

/** By version: check codewords per block, then the data codewords of each block. */
const blocks: readonly (readonly [check: number, ...data: number[]])[] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = boolean[][];

/** The code of a text, row by row, true for dark, without its quiet margin of four. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const fits = ([, ...data]: readonly number[], i: number) =>
    data.reduce((a, b) => a + b) >= bytes.length + (i < 9 ? 2 : 3); // mode and length go before
  const version = 1 + blocks.findIndex(fits);
  if (version === 0) throw new Error(`too long for a code: ${bytes.length} bytes`);
  const bits = withChecks(version, codewords(version, bytes));
  const drawn = masks.map((_, mask) => draw(version, bits, mask));
  const costs = drawn.map(penalty);
  return drawn[costs.indexOf(Math.min(...costs))]!;
}

/** The data: mode, length, bytes, end, padding. */
export function codewords(version: number, bytes: Uint8Array): number[] {
  const [, ...sizes] = blocks[version - 1]!;
  const room = sizes.reduce((a, b) => a + b);
  let bits = `0100${binary(bytes.length, version < 10 ? 8 : 16)}`;
  for (const b of bytes) bits += binary(b, 8);
  bits += '0'.repeat(Math.min(4, room * 8 - bits.length));
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  const words = bits.match(/.{8}/g)!.map((w) => Number.parseInt(w, 2));
  for (let pad = 236; words.length < room; pad ^= 236 ^ 17) words.push(pad);
  return words;
}

const binary = (n: number, width: number): string => n.toString(2).padStart(width, '0');

/** Data and checks, a codeword of each block in turn, as bits. */
function withChecks(version: number, words: number[]): string {
  const [count, ...sizes] = blocks[version - 1]!;
  const starts = sizes.map((_, i) => sizes.slice(0, i).reduce((a, b) => a + b, 0));
  const data = sizes.map((n, i) => words.slice(starts[i], starts[i]! + n));
  const check = data.map((block) => checks(block, count));
  return [...inTurn(data), ...inTurn(check)].map((w) => binary(w, 8)).join('');
}

function inTurn(lists: number[][]): number[] {
  const out: number[] = [];
  for (let i = 0; i < Math.max(...lists.map((l) => l.length)); i++) {
    for (const list of lists) if (i < list.length) out.push(list[i]!);
  }
  return out;
}

/** A product in the field of 256 with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The Reed-Solomon checks of a block. */
export function checks(data: number[], count: number): number[] {
  const divisor = [...Array<number>(count - 1).fill(0), 1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    for (let j = 0; j < count; j++) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
  }
  const rest = Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((d, i) => {
      rest[i]! ^= times(d, factor);
    });
  }
  return rest;
}

/** A number with the rest of its division by a polynomial of this degree. */
function withRest(n: number, degree: number, polynomial: number): number {
  let rest = n;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return (n << degree) | rest;
}

/** The fifteen bits that name level M and the mask. */
export const format = (mask: number): number => withRest(mask, 10, 0x537) ^ 0x5412;

function draw(version: number, bits: string, mask: number): Grid {
  const size = 17 + 4 * version;
  const dark: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const x of [3, size - 4]) rings(set, x, 3, 4);
  rings(set, 3, size - 4, 4);
  for (const [x, y] of alignments(version)) rings(set, x, y, 2);
  label(set, size, version, format(mask));
  fill(dark, fixed, bits, masks[mask]!);
  return dark;
}

type Set = (x: number, y: number, on: boolean) => void;

/** A square of rings: the finder's is dark up to 1 and at 3, the smaller one's at 0 and 2. */
function rings(set: Set, x: number, y: number, reach: number) {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}

function alignments(version: number): [number, number][] {
  if (version === 1) return [];
  const last = 10 + 4 * version;
  const at = version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  const pairs = at.flatMap((x) => at.map((y): [number, number] => [x, y]));
  return pairs.filter(([x, y]) => !(x === 6 && y === 6) && !(x === 6 && y === last) && !(x === last && y === 6));
}

/** Format and version, twice each, for a reader that has lost a corner. */
function label(set: Set, size: number, version: number, code: number) {
  const on = (i: number) => ((code >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    const along = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    set(8, along, on(i));
    set(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, on(i));
  }
  set(8, size - 8, true);
  if (version < 7) return;
  const numbered = withRest(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const bit = ((numbered >> i) & 1) === 1;
    set(size - 11 + (i % 3), Math.floor(i / 3), bit);
    set(Math.floor(i / 3), size - 11 + (i % 3), bit);
  }
}

/** The bits in columns of two, up and down in turn, from the right. */
function fill(dark: Grid, fixed: Grid, bits: string, mask: (x: number, y: number) => boolean) {
  const size = dark.length;
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!fixed[y]![x]) dark[y]![x] = (bits[next++] === '1') !== mask(x, y);
      }
    }
  }
}

/** How hard a code is to read. */
function penalty(grid: Grid): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  const lines = [...grid, ...columns].map((line) => line.map(Number).join(''));
  let cost = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    cost += 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let y = 1; y < grid.length; y++) {
    for (let x = 1; x < grid.length; x++) {
      const on = grid[y]![x];
      if (on === grid[y - 1]![x] && on === grid[y]![x - 1] && on === grid[y - 1]![x - 1]) cost += 3;
    }
  }
  const share = grid.flat().filter(Boolean).length / grid.length ** 2;
  return cost + 10 * Math.floor(Math.abs(share * 20 - 10));
}
