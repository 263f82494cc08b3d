import assert from 'node:assert/strict';
import fs from 'node:fs';
import { describe, test } from 'node:test';
import zlib from 'node:zlib';
import { problemsOf, svg } from '../lib/board.mjs';
import * as g from '../lib/geometry.mjs';
import { draw } from './draw.mjs';
import { hexHeight, hexWidth } from './hexes.mjs';
import { labelBox } from './names.mjs';
import { blanks, regions } from './places.mjs';
import { facts, planeOf } from './plane.mjs';

/** Corners of a path as the file has it: one point, then steps. */
function ringOf(d) {
  const [, start, steps] = /^M([^l]+)l(.*)z$/.exec(d);
  const numbers = (s) => s.match(/-?\d*\.?\d+/g).map(Number);
  const ring = [numbers(start)];
  const moves = numbers(steps);
  for (let i = 0; i < moves.length; i += 2) {
    const [x, y] = ring.at(-1);
    ring.push([Math.round((x + moves[i]) * 10) / 10, Math.round((y + moves[i + 1]) * 10) / 10]);
  }
  return ring;
}
const box = ([x, y], [w, h]) => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
const corners = ([x0, y0, x1, y1]) => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const meet = (a, b) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** The line of a name along a curve, and its length. */
function along({ curve }, defs) {
  const line = ringOf(`${new RegExp(`id="${curve}" d="([^"]*)"`).exec(defs)[1]}z`);
  return { line, long: line.reduce((sum, p, i) => sum + (i ? g.distance(line[i - 1], p) : 0), 0) };
}
/** What a label covers: one box, or many small ones along its curve. */
function covered(l, defs) {
  if (!l.curve) return [labelBox(l)];
  return g.resample(along(l, defs).line, l.size).map(([x, y]) => box([x, y], [l.size, l.size * 1.3]));
}

for (const side of ['p34', 'p2']) {
  const board = draw(side);
  const data = facts(`board-${side}`);
  const spaces = Object.entries(board.spaces);
  const scale = Math.min(1000 / board.fit[2], 760 / board.fit[3]);

  describe(board.name, () => {
    test('hexes share a side on the drawing exactly when they are one step apart in the data', () => {
      const at = new Map(data.region.map((h) => [h.slug, h]));
      const drawn = new Map(spaces.map(([slug, s]) => [slug, new Set(ringOf(s.d).map(String))]));
      for (const [a, s] of spaces)
        for (const [b] of spaces) {
          if (a === b) continue;
          const [dq, dr] = [at.get(a).q - at.get(b).q, at.get(a).r - at.get(b).r];
          const apart = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
          const common = [...drawn.get(a)].filter((p) => drawn.get(b).has(p)).length;
          assert.equal(
            common === 2,
            apart === 1,
            `${a} and ${b} have ${common} corners in common, ${apart} steps apart`,
          );
          assert.equal(s.neighbours.includes(b), apart === 1, `${a} lists ${b}`);
        }
      assert.deepEqual(problemsOf(board), []);
    });

    test('every region of the data is a space, and no blank hex is', () => {
      assert.deepEqual(spaces.map(([slug]) => slug).sort(), data.region.map((h) => h.slug).sort());
    });

    test('what stands in a hex lies within it, and nothing lies on anything else, in any language', () => {
      const things = spaces.flatMap(([slug, s]) =>
        Object.entries(s.anchors).map(([name, at]) => ({
          name: `${slug} ${name}`,
          boxes: [box(at, s.sizes[name])],
          ring: ringOf(s.d),
        })),
      );
      const tracks = Object.entries(board.slots).map(([name, { at, size }]) => ({ name, boxes: [box(at, size)] }));
      const labels = board.labels.map((l) => ({
        name: `label ${l.space}`,
        boxes: covered(l, board.defs),
        ring: board.spaces[l.space] && ringOf(board.spaces[l.space].d),
      }));
      const all = [...things, ...tracks, ...labels];
      for (const { name, boxes, ring } of all)
        if (ring)
          assert.ok(
            boxes.flatMap(corners).every((p) => g.inside(ring, p)),
            `${name} leaves its hex`,
          );
      all.forEach((a, i) => {
        for (const b of all.slice(i + 1))
          assert.ok(!a.boxes.some((x) => b.boxes.some((y) => meet(x, y))), `${a.name} is on ${b.name}`);
      });
    });

    test('names along curves are shorter than their curve and run into no hex', () => {
      for (const l of board.labels.filter((l) => l.curve)) {
        const [left, , right] = labelBox({ ...l, at: [0, 0] });
        assert.ok(right - left < along(l, board.defs).long, `${l.space} is too long`);
        const points = covered(l, board.defs).flatMap(corners);
        for (const [slug, s] of spaces)
          assert.ok(!points.some((p) => g.inside(ringOf(s.d), p)), `${l.space} runs into ${slug}`);
        const [x0, y0, x1, y1] = planeOf(side).frame;
        const within = points.filter(([x, y]) => x > x0 && x < x1 && y > y0 && y < y1).length;
        assert.ok(within === 0 || within === points.length, `${l.space} runs through the frame`);
      }
    });

    test('names can be read and hexes be touched', () => {
      for (const l of board.labels.filter((l) => board.spaces[l.space] || blanks[l.space]))
        assert.ok(l.size * scale >= 9, `${l.space} is ${(l.size * scale).toFixed(1)} px high`);
      const small = Math.min(hexWidth, hexHeight) * (360 / board.fit[2]);
      assert.ok(small >= 24, `a hex is ${small.toFixed(0)} px wide on a small telephone`);
    });

    test('what the data says is printed', () => {
      const marks = (slug) => new RegExp(`<g id="mark-${slug}".*`).exec(board.marks)[0];
      const count = (text, what) => text.split(what).length - 1;
      for (const r of data.region) {
        const m = marks(r.slug);
        assert.equal(count(m, 'flag-mark'), r.flag ? 1 : 0, r.slug);
        assert.equal(count(m, 'start-mark'), r.start ? 1 : 0, r.slug);
        for (const shape of ['shield', 'banner'])
          assert.equal(count(m, `tile-${shape}`), (r.spaces ?? []).filter((s) => s === shape).length, r.slug);
        const less = Object.entries(r.discount ?? {});
        assert.equal(count(m, 'class="discount"'), less.length, r.slug);
        for (const [type, by] of less) assert.match(m, new RegExp(`glyph-${type}"[^>]*/><text[^>]*>−${by}<`), r.slug);
      }
      for (const enemy of ['prussian', 'slav']) {
        const steps = new RegExp(`class="track ${enemy}">(.*?)<circle`).exec(board.marks)[1];
        assert.deepEqual(
          [...steps.matchAll(/>(\d+)<\/text>/g)].map((m) => Number(m[1])),
          facts('components')[enemy].track,
        );
      }
    });

    test('towns lie at their hexes, and the map is nowhere folded', () => {
      const plane = planeOf(side);
      for (const h of data.region) {
        const [p, m] = [plane.flat(regions[h.slug].at), plane.middle(h)];
        const off = g.distance(p, m);
        assert.ok(off < hexHeight / 2, `${h.slug} is ${off.toFixed(0)} from its middle`);
      }
      for (let lon = -20; lon < 60; lon++)
        for (let lat = 20; lat < 70; lat++) {
          const [p, e, n] = [
            [lon, lat],
            [lon + 0.1, lat],
            [lon, lat + 0.1],
          ].map(plane.flat);
          const turned = (e[0] - p[0]) * (n[1] - p[1]) - (e[1] - p[1]) * (n[0] - p[0]);
          assert.ok(turned < 0, `folded at ${lon}, ${lat}`);
        }
    });

    test('the committed file is what this draws, and small', () => {
      const text = svg(board);
      assert.equal(fs.readFileSync(new URL(`../boards/${board.name}.svg`, import.meta.url), 'utf8'), text);
      const packed = zlib.gzipSync(text).length;
      assert.ok(packed < 250 * 1024, `${(packed / 1024).toFixed(0)} KiB`);
    });
  });
}
