// The committed boards of provinces, read back from their files: what a player and the client rely on.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import zlib from 'node:zlib';
import { parse as parseToml } from 'smol-toml';
import { exceptions as cardinalsExceptions } from './cardinals/eye.mjs';
import { exceptions as classicExceptions } from './classic/eye.mjs';
import { exceptions as kingsExceptions } from './kings/eye.mjs';
import { borderProblems, contacts, letterProblems, overlapProblems, ringsIn, touchProblems } from './lib/check.mjs';
import { area, inside } from './lib/geometry.mjs';

const read = (path) => fs.readFileSync(new URL(path, import.meta.url), 'utf8');
const boards = {
  cardinals: { exceptions: cardinalsExceptions, least: { contact: 4 } },
  kings: { exceptions: kingsExceptions, least: { contact: 20 } },
  classic: { exceptions: classicExceptions, least: { contact: 8 } },
};

/** A board as the file has it. */
function boardOf(name) {
  const svg = read(`./boards/${name}.svg`);
  const plain = (s) =>
    s
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&amp;/g, '&');
  const facts = JSON.parse(plain(/<metadata id="facts">(.*?)<\/metadata>/s.exec(svg)[1]));
  const attribute = (tag, n) => new RegExp(`\\s${n}="([^"]*)"`).exec(tag)?.[1];
  for (const [tag] of svg.matchAll(/<path id="space-[^>]*>/g))
    facts.spaces[attribute(tag, 'id').slice(6)].d = attribute(tag, 'd');
  const classes = Object.fromEntries(
    [...svg.matchAll(/<text id="label-([^"]*)" class="([^"]*)"/g)].map((m) => [m[1], m[2]]),
  );
  const labels = Object.entries(facts.labels).map(([space, l]) => ({ space, class: classes[space], ...l }));
  return { svg, ...facts, labels, defs: /<defs>(.*?)<\/defs>/s.exec(svg)[1], ...boards[name] };
}
const facts = (title) => parseToml(read(`../games/${title}/data/map.toml`));
const pairs = (list) => [...new Set(list.map((e) => [e.a, e.b].sort().join('/')))].sort();
/** Pairs that both spaces know of. */
const pairsOf = (spaces, field) => {
  const known = (a, b) => spaces[a]?.[field]?.includes(b);
  const all = Object.entries(spaces).flatMap(([a, s]) => (s[field] ?? []).map((b) => [a, b]));
  return [...new Set(all.filter(([a, b]) => known(b, a)).map((p) => p.sort().join('/')))].sort();
};

for (const name of Object.keys(boards)) {
  const board = boardOf(name);

  test(`${name}: spaces share a border exactly when the data connects them`, () => {
    assert.deepEqual(borderProblems(board), []);
  });
  test(`${name}: nothing stands on another`, () => assert.deepEqual(overlapProblems(board), []));
  test(`${name}: names can be read when the whole board is shown`, () => assert.deepEqual(letterProblems(board), []));
  test(`${name}: every space can be touched`, () => assert.deepEqual(touchProblems(board), []));

  test(`${name}: the file is small, has no colours and no text of one language only`, () => {
    assert.ok(zlib.gzipSync(board.svg, { level: 9 }).length < 250_000);
    assert.doesNotMatch(board.svg, /#[0-9a-f]{6}|rgb\(|\sstyle=|\sstroke="|\sfill="(?!url\()/i);
    for (const l of board.labels)
      for (const lang of ['en', 'it']) assert.ok(l.lines[lang]?.join(''), `${l.space} in ${lang}`);
  });

  test(`${name}: no two spaces lie on one another`, () => {
    for (const [slug, s] of Object.entries(board.spaces)) {
      const [x, y] = s.middle;
      const holders = Object.entries(board.spaces).filter(
        ([, o]) => ringsIn(o.d).filter((r) => inside(r, [x, y])).length % 2 === 1,
      );
      assert.ok(holders.length <= 1, `${slug}: ${holders.map(([h]) => h)}`);
    }
  });

  test(`${name}: land and water fill the frame without gaps or crumbs`, () => {
    for (const [slug, s] of Object.entries(board.spaces))
      for (const ring of ringsIn(s.d)) assert.ok(Math.abs(area(ring)) > 8, `${slug} has a crumb of ${area(ring)}`);
  });
}

test('cardinals: the board has what the data has', () => {
  const { space, edge } = facts('cardinals');
  const { spaces } = boardOf('cardinals');
  assert.deepEqual(Object.keys(spaces).sort(), space.map((s) => s.slug).sort());
  assert.deepEqual(pairsOf(spaces, 'neighbours'), pairs(edge.filter((e) => !e.arrow)));
  assert.deepEqual(
    pairsOf(spaces, 'passages'),
    pairs(edge.filter((e) => e.arrow)).filter((p) => !pairs(edge.filter((e) => !e.arrow)).includes(p)),
  );
  for (const s of space) {
    const wanted = ['unit', 'dislodged', ...(s.supply ? ['supply'] : []), ...(s.coasts ?? []).map((c) => `unit-${c}`)];
    assert.deepEqual(Object.keys(spaces[s.slug].anchors).sort(), wanted.sort(), s.slug);
  }
});

test('cardinals: a fleet on a named coast stands in a sea of that coast', () => {
  const { space, edge } = facts('cardinals');
  const { spaces } = boardOf('cardinals');
  for (const s of space)
    for (const coast of s.coasts ?? []) {
      const seas = edge.flatMap((e) => [
        e.a === s.slug && e['a-coast'] === coast && e.b,
        e.b === s.slug && e['b-coast'] === coast && e.a,
      ]);
      const at = spaces[s.slug].anchors[`unit-${coast}`];
      const holder = Object.entries(spaces).find(
        ([, o]) => ringsIn(o.d).filter((r) => inside(r, at)).length % 2 === 1,
      )?.[0];
      assert.ok(seas.includes(holder), `${coast} of ${s.slug} lies in ${holder}`);
    }
});

test('kings: the board has what the data has', () => {
  const { territory, connection } = facts('kings');
  const { spaces } = boardOf('kings');
  assert.deepEqual(Object.keys(spaces).sort(), territory.map((t) => t.slug).sort());
  assert.deepEqual(pairsOf(spaces, 'neighbours'), pairs(connection.filter((c) => c.way === 'land')));
  assert.deepEqual(pairsOf(spaces, 'passages'), pairs(connection.filter((c) => c.way === 'sea')));
  for (const t of territory)
    assert.deepEqual(Object.keys(spaces[t.slug].anchors).sort(), ['card', 'castle', 'duke', 'foot', 'knight', 'token']);
});

test('classic: the board has what the adjudicator has, and a fleet on a named coast stands in a sea of that coast', () => {
  const { provinces } = JSON.parse(read('../diplomacy/maps/classic.json'));
  const { spaces } = boardOf('classic');
  assert.deepEqual(Object.keys(spaces).sort(), Object.keys(provinces).sort());
  for (const [slug, p] of Object.entries(provinces)) {
    const sailing = Array.isArray(p.fleet) ? p.fleet : Object.values(p.fleet).flat();
    const near = new Set([...p.army, ...sailing].map((to) => to.split('/')[0]));
    assert.deepEqual(spaces[slug].neighbours, [...near].sort(), slug);
    const wanted = ['unit', 'dislodged', ...(p.supply_center ? ['supply'] : []), ...(p.coasts ?? []).map((c) => `unit-${c}`)];
    assert.deepEqual(Object.keys(spaces[slug].anchors).sort(), wanted.sort(), slug);
    for (const c of p.coasts ?? []) {
      const at = spaces[slug].anchors[`unit-${c}`];
      const holder = Object.keys(spaces).find((o) => ringsIn(spaces[o].d).filter((r) => inside(r, at)).length % 2 === 1);
      assert.ok(p.fleet[c].includes(holder), `${c} of ${slug} lies in ${holder}`);
    }
  }
});

test('a border that is not in the data is found, and so is a missing one', () => {
  const square = (x) => `M${x} 0l10 0 0 10-10 0z`;
  const spaces = {
    a: { d: square(0), neighbours: [], anchors: {} },
    b: { d: square(10), neighbours: ['c'], anchors: {} },
    c: { d: square(30), neighbours: ['b'], anchors: {} },
  };
  assert.deepEqual([...contacts(spaces)], [['a/b', 10]]);
  assert.equal(borderProblems({ spaces, exceptions: {}, least: { contact: 4 } }).length, 2);
});
