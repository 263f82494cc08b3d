// What the pieces show, and that nothing in the data lacks its picture.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../tests/facts';
import { charges } from '../../../ui/charges';
import { dynastyArms } from '../arms';
import { CrusaderArmy, FaithMark, faiths, MinorUnit, PapalArmy, Supply, signs, Unit, unitTypes } from './index';

interface Data {
  major: { slug: string; code: string }[];
  space: { religion?: string; unit?: string }[];
}
const data = factsOf<Data>('cardinals', 'map');
const arms = dynastyArms.capetians!;
const paths = (c: Element, cls: string) => [...c.querySelectorAll(`path.${cls}`)].map((p) => p.getAttribute('d'));
const placed = { size: 40, x: 100, y: 50 };

describe('every piece', () => {
  const all = [
    ...unitTypes.map((type) => () => render(Unit, { props: { type, arms, ...placed } })),
    ...unitTypes.map((type) => () => render(MinorUnit, { props: { type, faith: 'pagan', ...placed } })),
    () => render(CrusaderArmy, { props: { arms, ...placed } }),
    () => render(PapalArmy, { props: placed }),
    () => render(Supply, { props: { arms, ...placed } }),
    () => render(FaithMark, { props: { faith: 'orthodox', ...placed } }),
  ];

  it('stands around the point that it is given, as high as asked, and is silent', () => {
    for (const piece of all) {
      const svg = piece().container.querySelector('svg')!;
      const [width, height, x, y] = ['width', 'height', 'x', 'y'].map((name) => Number(svg.getAttribute(name)));
      expect(height).toBe(40);
      expect(x! + width! / 2).toBeCloseTo(100);
      expect(y! + height! / 2).toBeCloseTo(50);
      expect(svg.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('has its drawing in the namespace of SVG, and cuts nothing out', () => {
    for (const piece of all)
      for (const part of piece().container.querySelectorAll('svg *')) {
        expect(part.namespaceURI).toBe('http://www.w3.org/2000/svg');
        expect(part.hasAttribute('clip-path') || part.hasAttribute('opacity')).toBe(false);
      }
  });
});

describe('units', () => {
  it('tell dynasties by colour, by pattern and by the code of the orders', () => {
    const shown = Object.values(dynastyArms).map((a) => {
      const { container } = render(Unit, { props: { type: 'army', arms: a } });
      expect(container.querySelector(`.seat-${a.tincture}`)).toBeTruthy();
      return [a.tincture, paths(container, 'charge')[0], container.querySelector('text')?.textContent];
    });
    for (const i of [0, 1, 2]) expect(new Set(shown.map((s) => s[i])).size).toBe(12);
  });

  it('are shields as armies and ships as fleets', () => {
    const hulls = (type: 'army' | 'fleet') => paths(render(Unit, { props: { type, arms } }).container, 'hull');
    expect(hulls('army')).toHaveLength(0);
    expect(hulls('fleet')).toHaveLength(1);
  });

  it('stand on torn ground when they are dislodged', () => {
    for (const dislodged of [true, false])
      for (const piece of [
        render(Unit, { props: { type: 'fleet', arms, dislodged } }),
        render(MinorUnit, { props: { type: 'army', faith: 'islamic', dislodged } }),
        render(CrusaderArmy, { props: { arms, dislodged } }),
        render(PapalArmy, { props: { dislodged } }),
      ])
        expect(paths(piece.container, 'torn')).toHaveLength(dislodged ? 1 : 0);
  });

  it('of minor realms bear the sign of their faith, no code', () => {
    for (const faith of faiths) {
      const { container } = render(MinorUnit, { props: { type: 'army', faith } });
      expect([...container.querySelectorAll('path')].map((p) => p.getAttribute('d'))).toContain(signs[faith]);
      expect(container.querySelector('text')).toBeNull();
    }
    expect(new Set(Object.values(signs)).size).toBe(faiths.length);
  });

  it('of a crusade bear the cross and the code of who leads them', () => {
    const { container } = render(CrusaderArmy, { props: { arms } });
    expect(paths(container, 'charge')).toEqual([charges.cross]);
    expect(container.querySelector('text')?.textContent).toBe('CA');
  });
});

describe('supply centres', () => {
  it('show who controls them, and which city is holy', () => {
    const sign = (holy: boolean) => paths(render(Supply, { props: { arms: null, holy } }).container, 'sign')[0];
    expect(sign(true)).not.toBe(sign(false));
    expect(render(Supply, { props: { arms } }).container.querySelector('.seat-azure .ring')).toBeTruthy();
    expect(render(Supply, { props: { arms: null } }).container.querySelector('.free .ring')).toBeTruthy();
  });
});

describe('the data', () => {
  it('names no dynasty without arms, and the arms bear its code', () => {
    const codes = Object.fromEntries(data.major.map((m) => [m.slug, m.code]));
    expect(Object.fromEntries(Object.entries(dynastyArms).map(([slug, a]) => [slug, a.letter]))).toEqual(codes);
  });
  it('names no faith or unit without a picture', () => {
    expect(new Set(data.space.flatMap((s) => s.religion ?? []))).toEqual(new Set(faiths));
    expect(new Set(data.space.flatMap((s) => s.unit ?? []))).toEqual(new Set(unitTypes));
  });
});
