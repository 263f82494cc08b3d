// What the pieces show, and that nothing in the data lacks its picture.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../tests/facts';
import type { Arms } from '../../../contract';
import {
  ActionToken,
  actions,
  BonusTile,
  Building,
  buildingTypes,
  EnemyToken,
  enemies,
  Icon,
  Influence,
  Knight,
  MajorityTile,
  OrderEmblem,
  orderArms,
  TroopToken,
} from './index';
import shapes from './shapes.json';

const red: Arms = { tincture: 'gules', pattern: 'cross', letter: 'R' };
const words = (c: Element) => [...c.querySelectorAll('text')].map((t) => t.textContent);

describe('every piece', () => {
  const all = [
    () => render(Knight, { props: { arms: red, size: 40, x: 100, y: 50 } }),
    () => render(EnemyToken, { props: { enemy: 'slav', size: 40, x: 100, y: 50 } }),
    () => render(BonusTile, { props: { types: ['farm'], discount: 1, influence: 0, size: 40, x: 100, y: 50 } }),
    () => render(Building, { props: { type: 'bank', level: 2, arms: red, size: 40, x: 100, y: 50 } }),
    () => render(TroopToken, { props: { level: 3, mustered: false, arms: red, size: 40, x: 100, y: 50 } }),
    () => render(ActionToken, { props: { size: 40, x: 100, y: 50 } }),
    () => render(Influence, { props: { value: 5, size: 40, x: 100, y: 50 } }),
    () => render(Icon, { props: { name: 'travel', size: 40, x: 100, y: 50 } }),
    () => render(OrderEmblem, { props: { order: 'templar', size: 40, x: 100, y: 50 } }),
    () => render(MajorityTile, { props: { enemy: 'slav', place: 1, points: 5, size: 40, x: 100, y: 50 } }),
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

  it('has its drawing in the namespace of SVG', () => {
    for (const piece of all)
      for (const part of piece().container.querySelectorAll('svg *'))
        expect(part.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });
});

describe('knight', () => {
  it('counts only several', () => {
    expect(words(render(Knight, { props: { arms: red, count: 1 } }).container)).toEqual(['R']);
    expect(words(render(Knight, { props: { arms: red, count: 3 } }).container)).toEqual(['R', '3']);
  });
  it('keeps the letter of its player when it is the black one', () => {
    const { container } = render(Knight, { props: { arms: red, black: true } });
    expect(container.querySelector('.seat-sable')).toBeTruthy();
    expect(container.querySelector('.seat-gules')).toBeNull();
    expect(words(container)).toEqual(['R']);
  });
});

describe('tokens and tiles', () => {
  it('tell enemies by shape, not by colour alone', () => {
    const outlines = enemies.map((enemy) =>
      render(EnemyToken, { props: { enemy } }).container.querySelector('.body')?.getAttribute('d'),
    );
    expect(new Set(outlines).size).toBe(enemies.length);
  });
  it('show what a Saracen guards', () => {
    for (const reward of [...buildingTypes, 'troop'] as const) {
      const { container } = render(EnemyToken, { props: { enemy: 'saracen', reward } });
      expect(container.querySelector('.fill')?.getAttribute('d')).toBe(shapes[reward].f);
    }
  });
  it('are shields for one type and banners for two, with all numbers', () => {
    const one = render(BonusTile, { props: { types: ['church'], discount: 1, influence: 1 } }).container;
    const two = render(BonusTile, { props: { types: ['church', 'farm'], discount: 0, influence: 2 } }).container;
    expect(words(one)).toEqual(['−1', '1']);
    expect(words(two)).toEqual(['2']);
    expect(one.querySelectorAll('.fill')).toHaveLength(1);
    expect(two.querySelectorAll('.fill')).toHaveLength(2);
    expect(one.querySelector('.body')?.getAttribute('d')).not.toBe(two.querySelector('.body')?.getAttribute('d'));
  });
  it('say the level in Roman numbers', () => {
    expect(words(render(Building, { props: { type: 'castle', level: 4, arms: red } }).container)).toEqual(['R', 'IV']);
    expect(words(render(Building, { props: { type: 'castle', level: 3, arms: null } }).container)).toEqual(['III']);
    expect(words(render(TroopToken, { props: { level: 5, mustered: false, cost: 7, arms: red } }).container)).toEqual([
      '7',
      'V',
    ]);
    expect(words(render(TroopToken, { props: { level: 5, mustered: true, cost: 7, arms: red } }).container)).toEqual([
      'V',
    ]);
  });
});

describe('the data', () => {
  it('names no order without arms, and no two look the same', () => {
    const slugs = factsOf<{ order: { slug: string }[] }>('thywill', 'orders').order.map((o) => o.slug);
    expect(slugs).toHaveLength(10);
    expect(Object.keys(orderArms).sort()).toEqual(slugs.sort());
    expect(new Set(Object.values(orderArms).map((a) => JSON.stringify(a))).size).toBe(10);
  });
  it('names no action or building without a silhouette', () => {
    const { wedge } = factsOf<{ wedge: { primary: string; added: string }[] }>('thywill', 'components');
    const wedges = wedge.flatMap((x) => [x.primary, x.added]);
    expect(new Set(wedges)).toEqual(new Set(actions));
    const { shield, banner } = factsOf<Record<'shield' | 'banner', { types: string[] }[]>>('thywill', 'tiles');
    const types = [...shield, ...banner].flatMap((t) => t.types);
    expect(new Set(types)).toEqual(new Set(buildingTypes));
    for (const name of [...wedges, ...types]) expect(shapes).toHaveProperty(name);
  });
});
