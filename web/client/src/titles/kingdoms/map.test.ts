// The drawing says what the data says: regions share a border exactly when they are
// connected, and what stands in a region lies within it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a plain script, without types
import { parseToml } from '../../../../../atlas/lib/toml.mjs';
import { map } from './map';
import type { Point } from './maptypes';

const boards = ['board-first-third-crusades', 'board-second-crusade'];
const read = (name: string) => parseToml(readFileSync(`../../games/kingdoms/data/${name}.toml`, 'utf8'));
const pair = (a: string, b: string) => [a, b].sort().join('/');

/** Points of path data as draw.mjs writes it: M, then l with relative pairs. */
function points(d: string): Point[][] {
  return d
    .split('M')
    .slice(1)
    .map((part) => {
      const n = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      let [x, y] = [n[0]!, n[1]!];
      const line: Point[] = [[x, y]];
      for (let i = 2; i + 1 < n.length; i += 2) {
        x += n[i]!;
        y += n[i + 1]!;
        line.push([Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
      }
      return line;
    });
}
function length(d: string): number {
  return points(d).reduce(
    (sum, line) => sum + line.slice(1).reduce((s, p, i) => s + Math.hypot(p[0] - line[i]![0], p[1] - line[i]![1]), 0),
    0,
  );
}
function inside(ring: Point[], [x, y]: Point): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [p, q] = [ring[i]!, ring[j]!];
    if (p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]) odd = !odd;
  }
  return odd;
}
const rings = new Map(map.regions.map((r) => [r.slug as string, points(r.d)]));

describe.each(boards)('%s', (name) => {
  const board = read(name) as { region: { slug: string }[]; connection: { a: string; b: string }[] };
  const meant = new Set(board.connection.map((c) => pair(c.a, c.b)));

  it('has the regions of the data', () => {
    expect(map.regions.map((r) => r.slug).sort()).toEqual(board.region.map((r) => r.slug).sort());
  });

  it('draws a border between two regions exactly when they are connected', () => {
    const drawn = map.borders.filter((b) => rings.has(b.a) && rings.has(b.b));
    expect(new Set(drawn.map((b) => pair(b.a, b.b)))).toEqual(meant);
    for (const b of drawn) expect(length(b.d), `${b.a}/${b.b}`).toBeGreaterThan(14);
  });

  it('keeps apart what is not connected, even at a point', () => {
    // The outlines themselves, not the list of borders: any two that touch share points.
    const touching = new Set<string>();
    const at = new Map<string, Set<string>>();
    for (const [slug, parts] of rings)
      for (const p of parts.flat()) {
        const key = `${Math.round(p[0])},${Math.round(p[1])}`;
        if (!at.has(key)) at.set(key, new Set());
        at.get(key)!.add(slug);
      }
    for (const slugs of at.values()) for (const a of slugs) for (const b of slugs) if (a < b) touching.add(pair(a, b));
    expect(touching).toEqual(meant);
  });

  it('names the neighbours of each region', () => {
    for (const r of map.regions) for (const n of r.neighbours) expect(meant.has(pair(r.slug, n))).toBe(true);
    expect(map.regions.reduce((n, r) => n + r.neighbours.length, 0)).toBe(2 * meant.size);
  });
});

describe('map', () => {
  it('draws every region in one piece, around its pieces', () => {
    for (const r of map.regions) {
      const ring = rings.get(r.slug)!;
      expect(ring.length, r.slug).toBe(1);
      for (const p of [r.castle, r.shield, r.garrison, r.points]) expect(inside(ring[0]!, p), r.slug).toBe(true);
    }
  });

  it('is small', () => {
    expect(readFileSync('src/titles/kingdoms/map.ts').length).toBeLessThan(120 * 1024);
  });
});
