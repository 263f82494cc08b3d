// Boards as the atlas writes them, and what is found out from their lines.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arrow, middleOf, ring } from '../src/board/arrows';
import { cut, pieces } from '../src/board/cut';
import { hub, nameOn, type Point } from '../src/board/drawing';
import { Outlines, rings } from '../src/board/outline';
import { parse } from '../src/board/parse';
import { ownersOf, realms } from '../src/board/realms';
import type { SpaceState } from '../src/board/states';
import { chain, journey, rounded, towards } from '../src/board/ways';
import { fileOf } from './boards';
import { island, islandFile } from './island';

describe('the file', () => {
  const board = island();

  it('is taken apart into layers, spaces and names', () => {
    expect([board.name, board.game, board.width, board.height]).toEqual(['island', 'test', 400, 200]);
    expect([...board.spaces.keys()]).toEqual(['north', 'east', 'west', 'south', 'islet']);
    expect(board.spaces.get('south')).toMatchObject({ cls: 'space land', passages: ['islet'], facts: {} });
    expect(board.spaces.get('north')?.passages).toEqual([]);
    expect(board.furniture).toContain('class="rose"');
    expect(board.ground).not.toContain('space-');
    expect(board.slots.size).toBe(0);
  });

  it('keeps the ids of two boards apart', () => {
    expect(board.defs).toContain('id="island-wave"');
    expect(board.ground).toContain('href="#island-wave"');
    expect(board.ground).toContain('url(#island-wave)');
    expect(board.marks).toContain('id="island-mark-north"');
  });

  it('has names in every language, English where one is missing', () => {
    expect(nameOn(board, 'north', 'it')).toBe('Il Nord');
    expect(board.labels[1]).toMatchObject({ key: 'ocean', at: null, curve: 'island-wave', cls: 'label sea-name' });
    expect(board.labels[1]?.lines.it).toEqual(['Ocean <&>']);
    expect(nameOn(board, 'islet', 'en')).toBe('islet');
  });

  it('is refused with a reason when something is missing', () => {
    expect(() => parse('<svg></svg>')).toThrow('this is no board: it lacks <metadata');
    expect(() => parse(islandFile().replace('<g id="borders">', ''))).toThrow(
      'this is no board: it lacks <g id="borders">',
    );
    expect(() => parse(islandFile().replace('space-islet', 'space-atlantis'))).toThrow(
      'board island: nothing is known of the space atlantis',
    );
  });
});

describe('outlines', () => {
  const outlines = new Outlines(island());

  it('are read from every kind of path data', () => {
    expect(rings('M1 2l3-4.5.5.5h2V9z')).toEqual([
      [
        [1, 2],
        [4, -2.5],
        [4.5, -2],
        [6.5, -2],
        [6.5, 9],
      ],
    ]);
    expect(rings('M0 0c1 1 2 2 3 0s1 1 2 2q9 9 1 1z M5,5L6,6')).toEqual([
      [
        [0, 0],
        [3, 0],
        [5, 2],
        [6, 3],
      ],
      [
        [5, 5],
        [6, 6],
      ],
    ]);
    expect(rings('m1 1 1 0zm5 5l1 1')).toEqual([
      [
        [1, 1],
        [2, 1],
      ],
      [
        [6, 6],
        [7, 7],
      ],
    ]);
  });

  it('tell who touches whom, whichever way round they are drawn', () => {
    expect(outlines.touching('north')).toEqual(new Set(['east', 'west']));
    expect(outlines.touching('islet')).toEqual(new Set());
    expect(outlines.border('north', 'east')).toEqual([[100, 50]]);
    expect(outlines.border('north', 'south')).toEqual([]);
  });

  it('give the part of a rim that is wanted, in one line', () => {
    expect(outlines.rim('north', () => true)).toBe('M0,0L100,0L100,100L0,100z');
    expect(outlines.rim('north', (other) => other === '')).toBe('M0,100L0,0L100,0');
    expect(outlines.rim('north', (other) => other === 'west')).toBe('M100,100L0,100');
    expect(outlines.rim('north', () => false)).toBe('');
  });
});

describe('long lines', () => {
  const zigzag = `M0 0${Array.from({ length: 800 }, (_, i) => `l5 ${i % 2 ? 3 : -3}`).join('')}z`;
  const corners = (list: string[]) => new Set(list.flatMap((d) => rings(d).flat()).map(String));

  it('are cut into fields without losing a corner or a side', () => {
    const cuts = pieces(zigzag);
    expect(cuts.length).toBeGreaterThan(8);
    expect(corners(cuts)).toEqual(corners([zigzag]));
    const sides = cuts.flatMap((d) => rings(d).map((r) => r.length - 1)).reduce((a, b) => a + b);
    expect(sides).toBe(801); // the one that closes it, too
  });

  it('keep curves whole', () => {
    expect(pieces('M1 1c1 1 2 2 3 3M2 2c1 1 2 2 3 3M900 1l1 1').sort()).toEqual([
      'M1 1c1 1 2 2 3 3M2 2c1 1 2 2 3 3',
      'M900 1l1 1',
    ]);
  });

  it('are cut only where that cannot be seen', () => {
    expect(cut(`<path class="waterline w1" d="${zigzag}"/>`, '')).toMatch(
      /^<g class="waterline w1"><path d="M[^"]*"\/><path/,
    );
    expect(cut('<use class="coast" href="#shore"/>', `<path id="shore" d="${zigzag}"/>`)).toMatch(
      /^<g class="coast"><path d="M/,
    );
    for (const tag of [
      `<path class="land" d="${zigzag}"/>`,
      '<path class="border" d="M0 0l1 1"/>',
      '<use class="land" href="#shore"/>',
    ])
      expect(cut(tag, `<path id="shore" d="${zigzag}"/>`)).toBe(tag);
  });
});

describe('realms', () => {
  const board = island();
  const held = (owners: Record<string, SpaceState['owner']>) =>
    realms(
      board,
      ownersOf([...board.spaces.values()], new Map(Object.entries(owners).map(([s, owner]) => [s, { owner }]))),
    );

  it('are washed where they meet others, not between their own spaces', () => {
    const { washes, lines } = held({ north: { tincture: 'gules' }, east: { tincture: 'gules' }, west: null });
    expect(washes.map((w) => [w.slug, w.tincture, w.hatch])).toEqual([
      ['north', 'gules', 'gules'],
      ['east', 'gules', 'gules'],
    ]);
    expect(washes[0]?.rim).toBe('M100,100L0,100L0,0L100,0');
    expect(lines).toBe('M100,100L0,100'); // between north and west; nothing is said of south
  });

  it('part two owners of one colour by their lines', () => {
    const { lines } = held({ north: { tincture: 'gules' }, east: { tincture: 'gules', hatch: 'buff' } });
    expect(lines).toBe('M100,100L100,0');
  });
});

describe('ways', () => {
  const board = island();

  it('go over neighbours and passages', () => {
    expect(chain(board, 'north', 'islet').length).toBe(4);
    expect(chain(board, 'north', 'north')).toEqual(['north']);
  });

  it('cross the border where it is least out of the way, and passages straight', () => {
    expect(journey(board, { space: 'north', at: [50, 50] }, { space: 'east', at: [150, 60] })).toEqual([
      [50, 50],
      [100, 50],
      [150, 60],
    ]);
    expect(journey(board, { space: 'south', at: [150, 150] }, { space: 'islet', at: [350, 150] })).toEqual([
      [150, 150],
      [350, 150],
    ]);
  });

  it('are rounded through all their points', () => {
    const points: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    const round = rounded(points, 4);
    for (const p of points) expect(round).toContainEqual(p);
    expect(round).toHaveLength(9);
  });

  it('lead with the arrow keys to the neighbour there, else to what lies there', () => {
    expect(towards(board, 'north', [1, 0])).toBe('east');
    expect(towards(board, 'north', [0, 1])).toBe('west');
    expect(towards(board, 'south', [1, 0])).toBe('islet');
    expect(towards(board, 'east', [1, 0])).toBe('islet'); // no neighbour, but there
    expect(towards(board, 'north', [0, -1])).toBe('north');
  });
});

describe('arrows', () => {
  it('there and back do not lie on each other', () => {
    const [a, b]: Point[] = [
      [0, 0],
      [100, 0],
    ] as Point[];
    const [there, back] = [middleOf(a!, b!), middleOf(b!, a!)];
    expect(Math.hypot(there[0] - back[0], there[1] - back[1])).toBeGreaterThan(14);
    expect(arrow(a!, b!, { from: 10, to: 10 }, 8).line).not.toBe(arrow(b!, a!, { from: 10, to: 10 }, 8).line);
  });

  it('end short of what stands there, and have no head where none is wanted', () => {
    const { head, line } = arrow([0, 0], [100, 0], { from: 20, to: 20 }, 10);
    const [[tip]] = rings(head) as [Point[]];
    expect(Math.hypot(100 - tip![0], tip![1])).toBeCloseTo(20, 0);
    const [[start]] = rings(line) as [Point[]];
    expect(Math.hypot(start![0], start![1])).toBeCloseTo(20, 0);
    expect(arrow([0, 0], [100, 0], { from: 0, to: 0 }, 0).head).toBe('');
    expect(arrow([5, 5], [5, 5], { from: 1, to: 1 }, 4).line).not.toContain('NaN');
    expect(ring([5, 5], 3)).toBe('M2 5a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z');
  });
});

const boards = readdirSync('../atlas/boards').filter((f) => f.endsWith('.svg'));

describe.each(boards.map((f) => f.replace('.svg', '')))('board %s', (name) => {
  const board = parse(fileOf(name));

  it('holds what its name says', () => {
    expect(board.name).toBe(name);
    expect(name.startsWith(board.game)).toBe(true);
    expect(board.spaces.size).toBeGreaterThan(0);
    for (const n of [...board.fit, board.width, board.height]) expect(Number.isFinite(n)).toBe(true);
  });

  it('names every space in both languages', () => {
    const unnamed = [...board.spaces.keys()].filter(
      (s) => !board.labels.some((l) => l.key === s && l.lines.en[0] && l.lines.it[0]),
    );
    expect(unnamed).toEqual([]);
  });

  it('has places for pieces on the sheet', () => {
    for (const s of board.spaces.values()) {
      const [x, y] = hub(s);
      expect([s.slug, x > 0 && y > 0 && x < board.width && y < board.height]).toEqual([s.slug, true]);
    }
  });

  it('brings no style of its own', () => {
    const text = fileOf(name);
    expect(text).not.toMatch(/\s(style|fill|stroke|onclick)="(?!url\()|<(style|script|image|foreignObject)/);
  });

  it('can be walked with the arrow keys from any space to any other', () => {
    const [first] = board.spaces.keys();
    const seen = new Set([first!]);
    for (const slug of seen)
      for (const d of [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
      ] as Point[])
        seen.add(towards(board, slug, d));
    expect([...board.spaces.keys()].filter((s) => !seen.has(s))).toEqual([]);
  });
});
