import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from '../board/parse';
import { lang, loadWords } from '../lib/lang.svelte';
import { arrows, slugs, states, troops } from './board';
import { most, sort, titleOf } from './files';
import { longest, pack, unpack } from './link';
import { armsOf, loadMap, type MapFile, maps, powersOf, stands } from './maps';
import { begin, isPick, modesOf, plain, point, targets } from './pointing';
import { adjustments, empty, movement, orderAt, ordered, owned, retreats, starting, tapped } from './position';
import { complaint, notation, reason } from './say';
import type { Case, Choice, Unit } from './types';
import { j, type Key, powerName } from './words';

const maker = JSON.stringify;
let classic: MapFile;
beforeAll(async () => {
  classic = await loadMap('classic');
  await Promise.all([loadWords('judge', 'en'), loadWords('judge', 'it')]);
  await lang.set('en');
});

const unit = (power: string, type: 'A' | 'F', at: string): Unit => ({ power, type, at });
const choice = (kind: Choice['kind'], at: string, more: Partial<Choice> = {}): Choice => ({
  power: 'France',
  order: [kind, at, more.other, more.to, more.via].join(' '),
  kind,
  type: 'A',
  at,
  ...more,
});

describe('maps', () => {
  it('are those of the adjudicator, and each has a board with all of its provinces', async () => {
    expect(maps[0]).toBe('classic');
    expect(maps.length).toBe(2);
    for (const name of maps) {
      const map = await loadMap(name);
      const drawn = slugs(parse(readFileSync(`../atlas/boards/${name}.svg`, 'utf8')));
      expect([...drawn.keys()].sort()).toEqual(Object.keys(map.provinces).sort());
      expect(j(`map-${name}` as Key)).toBeTruthy();
      for (const p of powersOf(map, [])) expect(powerName(p), p).not.toMatch(/^[A-Z]{2}$/);
    }
  });

  it('say where units can stand', () => {
    expect(stands(classic, 'stp', 'F')).toEqual(['stp/nc', 'stp/sc']);
    expect(stands(classic, 'stp', 'A')).toEqual(['stp']);
    expect(stands(classic, 'nth', 'A')).toEqual([]);
    expect(stands(classic, 'mun', 'F')).toEqual([]);
    expect(stands(classic, 'nowhere', 'A')).toEqual([]);
  });

  it('tell great powers apart by colour', () => {
    expect(new Set(classic.powers.map((p) => armsOf(classic, p).tincture)).size).toBe(7);
    expect(armsOf(classic, 'Atlantis')).toEqual({ tincture: undefined, cls: 'seat-minor', letter: 'A' });
    expect(powerName('Atlantis')).toBe('Atlantis');
  });
});

describe('placing', () => {
  it('puts a unit, moves a fleet from coast to coast, and takes it away', () => {
    let c = tapped(empty(), classic, 'stp', 'Russia', 'F');
    expect(c.units).toEqual([unit('Russia', 'F', 'stp/nc')]);
    c = tapped(c, classic, 'stp', 'Russia', 'F');
    expect(c.units).toEqual([unit('Russia', 'F', 'stp/sc')]);
    c = { ...c, orders: [{ power: 'Russia', order: 'F stp/sc - bot' }] };
    c = tapped(c, classic, 'stp', 'Russia', 'F');
    expect(c).toEqual(empty());
  });

  it('replaces the unit of another, and puts what can stand there', () => {
    const c = tapped({ ...empty(), units: [unit('France', 'A', 'bel')] }, classic, 'bel', 'England', 'F');
    expect(c.units).toEqual([unit('England', 'F', 'bel')]);
    expect(tapped(empty(), classic, 'nth', 'England', 'A').units).toEqual([unit('England', 'F', 'nth')]);
    expect(tapped(empty(), classic, 'mun', 'Germany', 'F').units).toEqual([unit('Germany', 'A', 'mun')]);
  });

  it('begins as the map says', () => expect(starting(classic).units.length).toBe(22));
});

describe('orders', () => {
  const list = [
    choice('hold', 'par'),
    choice('move', 'par', { to: 'bur' }),
    choice('move', 'par', { to: 'pic' }),
    choice('move', 'par', { to: 'pic', via: true }),
    choice('support', 'par', { other: 'mar' }),
    choice('support', 'par', { other: 'mar', to: 'bur' }),
    choice('support', 'par', { other: 'bre', to: 'spa/nc' }),
    choice('support', 'par', { other: 'bre', to: 'spa/sc' }),
  ];

  it('are pointed out: where to, or whom to help and where to', () => {
    const pick = begin('par', list);
    expect([...targets(pick, list)]).toEqual(['bur', 'pic']);
    expect(point(pick, list, 'bur')).toBe(list[1]);
    const both = point(pick, list, 'pic')!;
    expect(isPick(both) && both.ask).toEqual([list[2], list[3]]);
    expect(point(pick, list, 'lon')).toBeNull();
    const helps = point({ ...pick, mode: 'support' }, list, 'mar')!;
    if (!isPick(helps)) throw new Error('the destination is still to be chosen');
    expect([...targets(helps, list)]).toEqual(['mar', 'bur']);
    expect(point(helps, list, 'mar')).toBe(list[4]);
    expect(point(helps, list, 'bur')).toBe(list[5]);
    const coasts = point({ ...helps, other: 'bre' }, list, 'spa')!;
    expect(isPick(coasts) && coasts.ask.length).toBe(2);
    expect(modesOf(list)).toEqual(['move', 'support']);
    expect(plain(list)).toEqual([list[0]]);
  });

  it('replace one another', () => {
    const c: Case = {
      ...empty(),
      orders: [
        { power: 'France', order: 'A par H' },
        { power: 'France', order: 'A mar H' },
      ],
    };
    expect(ordered(c, 'par', list[1]!).orders.map((o) => o.order)).toEqual(['A mar H', list[1]!.order]);
    expect(ordered(c, 'par', null).orders.map((o) => o.order)).toEqual(['A mar H']);
    expect(
      ['F stp/nc - bar', 'build F stp/nc', 'par - bur', 'remove A par'].map((order) => orderAt({ power: '', order })),
    ).toEqual(['stp', 'stp', 'par', 'par']);
  });

  it('lead on to retreats and to the next movement', () => {
    const fallen = { ...unit('Russia', 'A', 'pru'), dislodged_by: 'ber', attacker_from: 'ber' };
    const r = { units: [unit('Germany', 'A', 'pru')], dislodged: [fallen], contested: ['boh'] };
    expect(retreats(empty(), r)).toEqual({ ...empty('retreat'), ...r });
    expect(movement(empty('retreat'), r)).toEqual({ ...empty(), units: r.units });
  });

  it('lead on to builds: centres belong to who stands there, else to whom they belonged', () => {
    const r = { units: [unit('Germany', 'A', 'par'), unit('France', 'A', 'bur'), unit('Atlantis', 'F', 'bre')] };
    const c = adjustments(empty(), classic, r);
    expect(c.phase).toBe('adjustment');
    expect(c.supply_centers).toMatchObject({
      Germany: ['ber', 'kie', 'mun', 'par'],
      France: ['mar'],
      Turkey: ['ank', 'con', 'smy'],
    });
    const later = adjustments(movement(c, { units: [] }), classic, { units: [unit('Italy', 'A', 'mar')] });
    expect(later.supply_centers).toMatchObject({ Germany: ['ber', 'kie', 'mun', 'par'], France: [] });
    const given = owned(c, classic, 'bel', 'France');
    expect(given.supply_centers?.France).toEqual(['bel', 'mar']);
    expect(owned(given, classic, 'bel', 'France')).toEqual(c);
    expect(owned(given, classic, 'bel', 'Germany').supply_centers?.France).toEqual(['mar']);
    expect(owned(c, classic, 'bur', 'France')).toBe(c);
  });
});

describe('a link', () => {
  it('holds a whole position', async () => {
    for (const name of maps) {
      const p = { map: name, case: { ...starting(await loadMap(name)), title: 'Città – “één”' } };
      const data = await pack(p);
      expect(data).toMatch(/^1[\w-]+$/);
      expect(data.length).toBeLessThan(2000);
      expect(await unpack(data)).toEqual(p);
    }
  });

  it('that is damaged, cut off, of another kind or no position says so', async () => {
    const data = await pack({ map: 'classic', case: starting(classic) });
    for (const bad of [
      '',
      '1',
      `2${data.slice(1)}`,
      data.slice(0, -8),
      `1${data.slice(9)}`,
      '1%%%',
      'x'.repeat(longest + 1),
    ])
      expect(await unpack(bad), bad).toBeNull();
    const other = (p: unknown) => pack(p as { map: string; case: Case });
    expect(await unpack(await other({ map: 'mars', case: empty() }))).toBeNull();
    expect(await unpack(await other({ map: 'classic' }))).toBeNull();
    expect(await unpack(await other(null))).toBeNull();
    expect(await unpack(await other({ map: 'classic', case: { ...empty(), units: [{ at: 7 }] } }))).toBeNull();
  });

  it('has its limits: none for what is too large, and what unpacks to too much is not read', async () => {
    const noise = Array.from({ length: 900 }, (_, i) => Math.sin(i).toString(36)).join('');
    expect(await pack({ map: 'classic', case: { ...empty(), title: noise } })).toBe('');
    expect(await pack({ map: 'classic', case: { ...empty(), title: 'a'.repeat(70_000) } })).toBe('');
    const zeros = new Blob([' '.repeat(400_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bomb = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64url');
    expect(bomb.length).toBeLessThan(longest);
    expect(await unpack(`1${bomb}`)).toBeNull();
  });
});

describe('a text from elsewhere', () => {
  it('is lines, or cases', () => {
    expect(sort('France:\nA par H')).toEqual({ lines: 'France:\nA par H' });
    const one = { phase: 'movement', units: [] };
    expect(sort(maker({ cases: [one, one] }))).toEqual({ cases: [one, one] });
    expect(sort(` ${maker(one)}`)).toEqual({ cases: [one] });
  });

  it('that is neither is refused with the reason', () => {
    expect(sort('  ')).toEqual({ wrong: 'import-empty' });
    expect(sort('{"cases": [')).toEqual({ wrong: 'import-not-json' });
    expect(sort('{"cases": 7}')).toEqual({ wrong: 'import-not-cases' });
    expect(sort('[]')).toEqual({ wrong: 'import-not-cases' });
    expect(sort('x'.repeat(most * 1024 + 1))).toEqual({ wrong: 'import-large' });
  });

  it('names its cases', () => {
    expect(titleOf({ id: '6.A.1', title: 'x' }, 0)).toBe('6.A.1 x');
    expect(titleOf(null, 2)).toBe('3');
  });
});

describe('what is said', () => {
  const name = (p: string) => p.toUpperCase();

  it('has a sentence for each cause of the adjudicator', () => {
    const source = readFileSync('../diplomacy/cause.go', 'utf8');
    const names = /var causeNames = \[\.\.\.\]string\{([^}]*)\}/.exec(source)![1]!.match(/[a-z-]+/g)!;
    expect(names.length).toBeGreaterThan(50);
    for (const cause of names) {
      const said = reason(`${cause} by=mun strength=1 against=2`, name);
      expect(said, cause).toBeTruthy();
      expect(said, cause).not.toMatch(/[{}]/);
    }
  });

  it('names who is to blame, and by how much', () => {
    expect(reason('standoff by=mun strength=1 against=2', name)).toContain('from MUN');
    expect(reason('entered strength=1 against=0', name)).toBe('Nobody is in the way.');
    expect(reason('entered by=pru strength=2 against=1', name)).toBe('It prevails over PRU, 2 against 1.');
    expect(reason('held by=pru strength=1 against=1 ignored=1', name)).toContain('1 support.');
  });

  it('writes orders in the usual way', () => {
    expect(notation(choice('support', 'par', { other: 'mar', to: 'bur' }), name)).toBe('A PAR S MAR – BUR');
    expect(notation(choice('move', 'lon', { to: 'bel', via: true }), name)).toBe('A LON – BEL (by convoy)');
    expect(notation(choice('build', 'par'), name)).toBe('Build: A PAR');
  });

  it('names line, order and what is wrong', () => {
    expect(complaint({ line: 3, text: 'A par', problem: 'incomplete', want: 'order' })).toBe(
      'Line 3, “A par”: It ends where what the unit does should follow.',
    );
    expect(complaint({ line: 1, text: 'F spa(nc', problem: 'incomplete', want: ')' })).toContain('a closing bracket');
  });
});

describe('the board', () => {
  it('shows units, dislodged ones, orders and homes', () => {
    const drawing = parse(readFileSync('../atlas/boards/classic.svg', 'utf8'));
    const slug = slugs(drawing);
    const c: Case = {
      ...empty(),
      units: [unit('Russia', 'F', 'stp/nc'), unit('Germany', 'A', 'pru')],
      dislodged: [unit('Russia', 'A', 'pru')],
    };
    expect(troops(c, slug).map((t) => `${t.space} ${t.anchor}`)).toEqual(['stp unit-nc', 'pru unit', 'pru dislodged']);
    const [sails, flees, helps] = arrows(c, classic, slug, [
      choice('move', 'stp', { to: 'bar', result: 'fails' }),
      choice('move', 'pru', { to: 'lvn' }),
      choice('support', 'lvn', { other: 'stp' }),
    ]);
    expect(sails).toMatchObject({ from: { space: 'stp', anchor: 'unit-nc' }, how: 'failed' });
    expect(flees).toMatchObject({ from: { space: 'pru', anchor: 'dislodged' }, how: 'solid' });
    expect(helps).toMatchObject({ kind: 'support', to: { space: 'stp', anchor: 'unit-nc' } });
    const looks = states(c, classic, slug, { picked: ['pru'], targets: new Set(['lvn']), label: (p) => p });
    expect(looks.get('pru')).toMatchObject({ pressed: true, open: false });
    expect(looks.get('lvn')?.open).toBe(true);
    expect(looks.get('par')?.owner?.tincture).toBe(armsOf(classic, 'France').tincture);
    const held = states({ ...c, supply_centers: { Italy: ['par'] } }, classic, slug, {
      picked: [],
      targets: new Set(),
      label: (p) => p,
    });
    expect(held.get('par')?.owner?.tincture).toBe(armsOf(classic, 'Italy').tincture);
    expect(held.get('mar')?.owner).toBeUndefined();
  });
});
