import assert from 'node:assert/strict';
import test from 'node:test';
import { inradius, ringsIn } from './check.mjs';
import { enlarge, landTest } from './coast.mjs';
import { bows } from './curves.mjs';
import { contour, distances, fill, gridOver } from './field.mjs';
import { area, path } from './geometry.mjs';
import { grow, meetings, meshOver } from './growth.mjs';
import { place, placeItems, roomIn, setName, sheetOf, trial } from './packing.mjs';
import { facesAndRims } from './planar.mjs';
import { swell } from './swell.mjs';
import { breaks, sizeOf, widthOf } from './text.mjs';

const ring = (x, y, r) => [
  [x - r, y - r],
  [x + r, y - r],
  [x + r, y + r],
  [x - r, y + r],
];
const closed = (r) => [...r, r[0]];

test('land is within an odd number of rings, so a lake in it is none', () => {
  const dry = landTest([ring(0, 0, 10), ring(0, 0, 4)], 0.5);
  assert.equal(dry([7, 0]), true);
  assert.equal(dry([1, 1]), false);
  assert.equal(dry([11, 0]), false);
});

test('an island is enlarged around its point, others stay', () => {
  const [island, other] = enlarge([ring(0, 0, 1), ring(9, 9, 1)], [{ at: [0, 0], by: [2, 3] }]);
  assert.equal(area(island), 4 * 6);
  assert.deepEqual(other, ring(9, 9, 1));
});

test('a crowded place swells, the rim stays, and neighbours stay neighbours', () => {
  const warp = swell([0, 0, 100, 100], 5, ([x, y]) => (Math.hypot(x - 50, y - 50) < 12 ? 4 : 1), 60);
  const across = warp([60, 50])[0] - warp([40, 50])[0];
  assert.ok(across > 24, `20 became ${across}`);
  assert.ok(Math.abs(warp([0, 50])[0]) < 1e-9);
  const xs = Array.from({ length: 101 }, (_, i) => warp([i, 50])[0]);
  assert.ok(xs.every((x, i) => !i || x > xs[i - 1]));
});

test('territories grow to the middle between their sites, and further where the way is easy', () => {
  const mesh = meshOver(
    [0, 0, 100, 40],
    2,
    [
      [20, 20],
      [80, 20],
    ],
    7,
  );
  const starts = [
    { at: 0, owner: 0 },
    { at: 1, owner: 1 },
  ];
  const reach = (owner) =>
    Math.max(...mesh.points.filter((p, i) => owner[i] === 0 && Math.abs(p[1] - 20) < 5).map((p) => p[0]));
  assert.ok(Math.abs(reach(grow(mesh, starts, () => 1)) - 50) < 4);
  const dear = (i) => (mesh.points[i][0] > 40 ? 5 : 1);
  assert.ok(Math.abs(reach(grow(mesh, starts, dear)) - 58) < 4);
  const lines = meetings(
    mesh,
    grow(mesh, starts, () => 1),
  );
  assert.equal(lines.length, 1);
  assert.deepEqual([lines[0].left, lines[0].right].sort(), [0, 1]);
});

test('an island knows the face that it lies in', () => {
  const { faces, rims } = facesAndRims([
    { line: closed(ring(0, 0, 10)), tag: 1 },
    { line: closed(ring(0, 0, 3)), tag: 2 },
  ]);
  assert.equal(faces.length, 2);
  const island = rims.find((r) => r.area > -100);
  assert.equal(island.within.area, 400);
});

test('distances are exact and contours lie at their level', () => {
  const grid = gridOver([0, 0, 60, 60], 2);
  const dry = new Uint8Array(grid.nx * grid.ny);
  fill(grid, [ring(30, 30, 5)], (k) => (dry[k] = 1));
  const far = distances(grid, (k) => dry[k] === 1);
  assert.equal(far[15 * grid.nx + 0], 26);
  const lines = contour(grid, far, 10);
  assert.equal(lines.length, 1);
  for (const [x, y] of lines[0]) {
    const d = Math.hypot(Math.max(0, Math.abs(x - 30) - 4), Math.max(0, Math.abs(y - 30) - 4));
    assert.ok(Math.abs(d - 10) < 1.5, `${x} ${y}: ${d}`);
  }
});

test('names break at spaces and after hyphens, and are as wide as their letters', () => {
  assert.deepEqual(breaks('Banu-Hilal', 2), [['Banu-Hilal'], ['Banu-', 'Hilal']]);
  assert.ok(widthOf('Wwww', 10) > widthOf('iiii', 10) * 2);
  assert.deepEqual(sizeOf(['ab', 'abc'], 10)[0], widthOf('abc', 10));
  assert.deepEqual(setName({ en: 'East Sea', it: 'Mare' }, 10, 2).lines, { en: ['East', 'Sea'], it: ['Mare'] });
});

/** A space 100 wide and 60 high on a sheet of 120 x 80. */
function space() {
  const grid = gridOver([0, 0, 120, 80], 2);
  const owner = new Int32Array(grid.nx * grid.ny).fill(-1);
  fill(
    grid,
    [
      [
        [10, 10],
        [110, 10],
        [110, 70],
        [10, 70],
      ],
    ],
    (k) => (owner[k] = 0),
  );
  const sheet = sheetOf(grid, owner);
  const depth = ([x, y]) => Math.max(0, Math.min(x - 10, 110 - x, y - 10, 70 - y));
  return {
    room: roomIn(sheet, (k) => owner[k] === 0 && !sheet.taken[k], [10, 10, 110, 70]),
    depth,
    part: [10, 10, 110, 70],
    step: 4,
  };
}
const unit = { name: 'unit', size: [24, 24], beside: [0, 0.6] };

test('a name and pieces are placed within their space and apart', () => {
  const found = place(trial({ ...space(), items: [unit] }), { names: { en: 'Rome' }, sizes: [20, 10], spacing: 0 });
  const { label, anchors } = found;
  assert.equal(label.size, 20);
  const [dx, dy] = [Math.abs(label.at[0] - anchors.unit[0]), Math.abs(label.at[1] - anchors.unit[1])];
  assert.ok(dx >= (label.box[0] + 24) / 2 || dy >= (label.box[1] + 24) / 2);
  for (const [[x, y], [w, h]] of [
    [label.at, label.box],
    [anchors.unit, [24, 24]],
  ])
    assert.ok(x - w / 2 >= 10 && x + w / 2 <= 110 && y - h / 2 >= 10 && y + h / 2 <= 70);
});

test('what has no room is not placed', () => {
  const huge = { ...unit, size: [70, 70] };
  assert.equal(place(trial({ ...space(), items: [huge] }), { names: { en: 'Rome' }, sizes: [10], spacing: 0 }), null);
  assert.equal(placeItems(trial({ ...space(), items: [huge] })), null);
  assert.equal(
    place(trial({ ...space(), items: [unit] }), { names: { en: 'A very long name indeed' }, sizes: [30], spacing: 0 }),
    null,
  );
});

test('a bow keeps its letters in deep water', () => {
  const depth = ([x, y]) => Math.max(0, 30 - Math.abs(y - 50), 0) * (x > 0 && x < 300 ? 1 : 0);
  const [best] = bows({
    names: { en: 'East Sea' },
    size: 20,
    spacing: 0.1,
    depth,
    part: [0, 0, 300, 100],
    step: 10,
    middle: [150, 50],
  });
  assert.ok(best.line.every((p) => depth(p) >= 12));
  assert.deepEqual(
    bows({
      names: { en: 'East Sea' },
      size: 60,
      spacing: 0.1,
      depth,
      part: [0, 0, 300, 100],
      step: 10,
      middle: [150, 50],
    }),
    [],
  );
});

test('path data is read back as it was written', () => {
  const written = ring(10.3, 20.7, 5.2).map((p) => p.map((v) => Math.round(v * 10) / 10));
  assert.deepEqual(ringsIn(path(written, true)), [written]);
  assert.ok(Math.abs(inradius(path(ring(50, 50, 20), true)) - 20) < 0.5);
});
