import { describe, expect, test } from 'vitest';
import { checks, codewords, format, qr } from '../src/lib/qr';

// The worked example of the standard's textbook: HELLO WORLD, version 1, level M.
test('the checks of a block are those of the worked example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(checks(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('a mask is named by the bits of the standard', () => {
  expect([0, 1, 5, 7].map((m) => format(m).toString(2))).toEqual([
    '101010000010010',
    '101000100100101',
    '100000011001110',
    '100101010100000',
  ]);
});

test('data is a mode, a length, the bytes, an end and padding', () => {
  expect(codewords(1, new TextEncoder().encode('Hi'))).toEqual([
    0x40, 0x24, 0x86, 0x90, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
  ]);
});

/** Reads a code of one block back, by the mask that it names. */
function read(grid: boolean[][]): string {
  const size = grid.length;
  const bits = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => Number(grid[y]![8])); // the last eight of the format
  const near = [7, 5, 4, 3, 2, 1, 0].map((x) => Number(grid[8]![x]));
  const code = [...bits, ...near].reduce((sum, bit, i) => sum | (bit << i), 0);
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((m) => format(m) === code);
  if (mask === undefined) throw new Error(`no such format: ${code.toString(2)}`);
  const flips = [
    (i: number, j: number) => (i + j) % 2 === 0,
    (i: number) => i % 2 === 0,
    (_: number, j: number) => j % 3 === 0,
    (i: number, j: number) => (i + j) % 3 === 0,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3) === 0,
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
    (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
  ];
  const last = size - 7;
  const taken = (i: number, j: number) =>
    (i < 9 && j < 9) ||
    (i < 9 && j >= size - 8) ||
    (i >= size - 8 && j < 9) ||
    i === 6 ||
    j === 6 ||
    (size > 21 && Math.abs(i - last) <= 2 && Math.abs(j - last) <= 2);
  let stream = '';
  let up = true;
  for (let j = size - 1; j > 0; j -= 2, up = !up) {
    if (j === 6) j--;
    for (let k = 0; k < size; k++) {
      const i = up ? size - 1 - k : k;
      for (const col of [j, j - 1]) if (!taken(i, col)) stream += Number(grid[i]![col] !== flips[mask]!(i, col));
    }
  }
  const length = Number.parseInt(stream.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, n) => Number.parseInt(stream.slice(12 + 8 * n, 20 + 8 * n), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('a code', () => {
  test.each(['Hi', 'https://a.example/x', 'Città di Gerusalemme, anno 1187'])('of %s reads back', (text) => {
    expect(read(qr(text))).toBe(text);
  });

  test.each([
    [14, 21],
    [15, 25],
    [106, 41],
    [107, 45],
    [122, 45],
    [123, 49],
    [213, 57],
  ])('of %i bytes has %i squares a side', (bytes, side) => {
    const grid = qr('x'.repeat(bytes));
    expect([grid.length, grid[0]?.length]).toEqual([side, side]);
  });

  test('that would be too long is refused', () => {
    expect(() => qr('x'.repeat(214))).toThrow('214 bytes');
  });

  // Version 7 is the first that carries its number: 000111 110010010100.
  test('from version 7 on says its version', () => {
    const grid = qr('x'.repeat(110));
    expect(grid.length).toBe(45);
    let bits = '';
    for (let i = 17; i >= 0; i--) bits += Number(grid[Math.floor(i / 3)]![34 + (i % 3)]);
    expect(bits).toBe('000111110010010100');
  });
});
