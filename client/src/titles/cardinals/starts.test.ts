// The board of Early 1170 is that of the data.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../../tests/boards';
import { factsOf as read } from '../../../tests/facts';
import { parse } from '../../board/drawing';
import { dynastyArms } from './arms';
import StartPieces from './StartPieces.svelte';
import starts, { factsOf } from './starts';

interface Row {
  slug: string;
  supply?: boolean;
  religion?: string;
  owner?: string;
  minor?: string;
  sphere?: string;
  unit?: string;
}
const { space: rows } = read<{ space: Row[] }>('cardinals', 'map');
const drawing = parse(fileOf('cardinals'));
const inside = (slug: string) =>
  render(StartPieces, { props: { space: drawing.spaces.get(slug)!, unit: 1 } }).container;

describe('the start', () => {
  it('has the facts of the data', () => {
    for (const { slug, supply, religion, owner, minor, sphere, unit } of rows) {
      const facts = factsOf(drawing.spaces.get(slug)!);
      expect([slug, facts.supply, facts.religion, facts.owner, facts.minor, facts.sphere, facts.unit]).toEqual([
        slug,
        supply,
        religion,
        owner,
        minor,
        sphere,
        unit,
      ]);
    }
  });

  it('puts a unit on each of the sixty supply centres, and nowhere else', () => {
    const manned = rows.filter((r) => inside(r.slug).querySelector('.army, .fleet, .papal')).map((r) => r.slug);
    expect(manned).toEqual(rows.filter((r) => r.supply).map((r) => r.slug));
    expect(manned).toHaveLength(60);
  });

  it('puts the type, the code or the faith there that the data says', () => {
    for (const r of rows.filter((row) => row.unit && row.slug !== 'rome')) {
      const container = inside(r.slug);
      expect([r.slug, container.querySelector(`.${r.unit}`) !== null]).toEqual([r.slug, true]);
      const code = r.owner ? dynastyArms[r.owner]?.letter : undefined;
      expect([r.slug, container.querySelector('text')?.textContent]).toEqual([r.slug, code]);
    }
    expect(inside('rome').querySelector('.papal')).toBeTruthy();
  });

  it('colours what a dynasty controls or has about it, nothing else', () => {
    const states = starts.states(drawing, '12');
    for (const r of rows) {
      const by = r.owner ?? r.sphere;
      expect([r.slug, states.get(r.slug)?.owner?.tincture]).toEqual([r.slug, by && dynastyArms[by]?.tincture]);
    }
  });

  it('makes units larger only where names cannot be read', () => {
    expect(starts.size!(0.57)).toBe(1);
    expect(starts.size!(0.17)).toBeGreaterThan(1.5);
    expect(starts.size!(0.01)).toBe(1.8);
  });
});
