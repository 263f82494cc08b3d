import { describe, expect, it } from 'vitest';
import type { RegionView } from '../../gen/thywill';
import { reach } from './reach';

/** A row of regions, some with an enemy: 'a b! c'. */
function row(text: string): RegionView[] {
  const names = text.split(' ');
  const slug = (i: number) => names[i]?.replace('!', '');
  return names.map((n, i) => ({
    slug: slug(i)!,
    q: i,
    r: 0,
    flag: false,
    start: false,
    enemy: n.endsWith('!') ? 'slav' : '',
    reward: '',
    strength: 3,
    tiles: [],
    printed: [],
    owner: '',
    building: '',
    level: 0,
    borders: [slug(i - 1), slug(i + 1)].filter((x) => x !== undefined),
    leave: n.endsWith('!') ? 2 : 1,
    costs: [],
  }));
}

describe('reach', () => {
  it('adds up what it takes to leave', () => {
    const found = reach(row('a b! c d'), 'a', 4);
    expect([...found].map(([slug, way]) => [slug, way.points])).toEqual([
      ['b', 1],
      ['c', 3],
      ['d', 4],
    ]);
    expect(found.get('d')!.path).toEqual(['b', 'c', 'd']);
  });
  it('does not go farther than the points do, and never back to the start', () => {
    expect([...reach(row('a b! c'), 'a', 2).keys()]).toEqual(['b']);
    expect(reach(row('a! b'), 'a', 1).size).toBe(0);
  });
  it('takes the cheaper way round an enemy', () => {
    const regions = row('a b! c');
    const around = { ...regions[0]!, slug: 'x', borders: ['a', 'c'] };
    regions[0]!.borders.push('x');
    regions[2]!.borders.push('x');
    expect(reach([...regions, around], 'a', 3).get('c')).toEqual({ points: 2, path: ['x', 'c'] });
  });
});
