// The drawing says what the data says: regions share a border exactly when they are
// connected, and what stands in a region lies within it.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../../tests/boards';
import { factsOf } from '../../../tests/facts';
import type { Point } from '../../board/drawing';
import { Outlines, rings } from '../../board/outline';
import { parse } from '../../board/parse';

interface Data {
  region: { slug: string; defence: number; number?: number; points?: number }[];
  connection: { a: string; b: string }[];
}
const pair = (a: string, b: string) => [a, b].sort().join('/');

function inside(ring: Point[], [x, y]: Point): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [p, q] = [ring[i]!, ring[j]!];
    if (p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]) odd = !odd;
  }
  return odd;
}

describe.each(['first-third-crusades', 'second-crusade'])('%s', (name) => {
  const data = factsOf<Data>('kingdoms', `board-${name}`);
  const text = fileOf(`kingdoms-${name}`);
  const map = parse(text);
  const outlines = new Outlines(map);
  const spaces = [...map.spaces.values()];
  const meant = new Set(data.connection.map((c) => pair(c.a, c.b)));

  it('has the regions of the data, with their values', () => {
    expect([...map.spaces.keys()].sort()).toEqual(data.region.map((r) => r.slug).sort());
    for (const r of data.region) {
      const { defence, number, points } = map.spaces.get(r.slug)!.facts;
      expect([r.slug, defence, number, points]).toEqual([r.slug, r.defence, r.number, r.points]);
    }
  });

  it('draws a border between two regions exactly when they are connected', () => {
    const drawn = spaces.flatMap((s) => [...outlines.touching(s.slug)].map((n) => pair(s.slug, n)));
    expect(new Set(drawn)).toEqual(meant);
    for (const c of data.connection) expect(outlines.border(c.a, c.b).length, pair(c.a, c.b)).toBeGreaterThan(6);
  });

  it('keeps apart what is not connected, even at a point', () => {
    const at = new Map<string, Set<string>>();
    for (const { slug, d } of spaces)
      for (const p of rings(d).flat()) {
        const key = p.map(Math.round).join();
        if (!at.has(key)) at.set(key, new Set());
        at.get(key)!.add(slug);
      }
    const touching = [...at.values()].flatMap((here) =>
      [...here].flatMap((a) => [...here].filter((b) => a < b).map((b) => pair(a, b))),
    );
    expect(new Set(touching)).toEqual(meant);
  });

  it('names the neighbours of each region', () => {
    for (const s of spaces) for (const n of s.neighbours) expect(meant.has(pair(s.slug, n))).toBe(true);
    expect(spaces.reduce((n, s) => n + s.neighbours.length, 0)).toBe(2 * meant.size);
  });

  it('draws every region in one piece, around its pieces', () => {
    for (const s of spaces) {
      const [ring, ...more] = rings(s.d);
      expect(more, s.slug).toEqual([]);
      for (const a of ['castle', 'shield', 'garrison', 'points', 'number'])
        expect(inside(ring!, s.anchors[a]!), `${a} of ${s.slug}`).toBe(true);
    }
  });

  it('prints names in both languages, and values', () => {
    expect(map.labels.find((l) => l.key === 'jerusalem')?.lines).toEqual({ en: ['Jerusalem'], it: ['Gerusalemme'] });
    for (const { slug, defence, points } of data.region) {
      const mark = new RegExp(`<g id="kingdoms-${name}-mark-${slug}">.*`).exec(map.marks)?.[0] ?? '';
      expect(mark, slug).toContain(`>${defence}</text>`);
      expect(mark.includes('class="points"'), slug).toBe(points !== undefined);
    }
  });

  it('is small', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(60 * 1024);
  });
});
