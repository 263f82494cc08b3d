// What the pieces show, and that nothing in the data lacks its picture.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../tests/facts';
import { charges } from '../../../ui/charges';
import { cultureArms } from '../arms';
import {
  CardMarker,
  Castle,
  DukeToken,
  dukes,
  FootSoldier,
  Knight,
  signs,
  Token,
  TraitToken,
  tokenKinds,
  traitSigns,
  Veil,
} from './index';

const arms = cultureArms.english!;
const texts = (c: Element) => [...c.querySelectorAll('text')].map((t) => t.textContent);
const path = (c: Element, cls: string) => c.querySelector(`path.${cls}`)?.getAttribute('d');
const placed = { size: 40, x: 100, y: 50 };

describe('every piece', () => {
  const all = [
    () => render(Knight, { props: { arms, mobilized: true, ...placed } }),
    () => render(FootSoldier, { props: { arms, ...placed } }),
    () => render(Castle, { props: { arms, ...placed } }),
    () => render(DukeToken, { props: { arms, duke: 'child', ...placed } }),
    () => render(CardMarker, { props: { arms, sex: 'female', ...placed } }),
    () => render(Token, { props: { kind: 'unrest', count: 2, ...placed } }),
    () => render(TraitToken, { props: { sign: 'critical', ...placed } }),
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

describe('troops', () => {
  it('tell dynasties by colour, by pattern and by letters', () => {
    const shown = Object.values(cultureArms).map((a) => {
      const { container } = render(Knight, { props: { arms: a } });
      expect(container.querySelector(`.seat-${a.tincture}`)).toBeTruthy();
      expect(path(container, 'charge')).toBe(charges[a.pattern]);
      return [a.tincture, a.pattern, texts(container)[0]];
    });
    for (const i of [0, 1, 2]) expect(new Set(shown.map((s) => s[i])).size).toBe(5);
  });
  it('raise the lance when their territory is Mobilized', () => {
    expect(path(render(Knight, { props: { arms } }).container, 'lance')).toBeUndefined();
    expect(path(render(Knight, { props: { arms, mobilized: true } }).container, 'lance')).toBeTruthy();
  });
  it('hang a banner from a castle that somebody holds', () => {
    expect(path(render(Castle, { props: { arms } }).container, 'banner')).toBeTruthy();
    expect(path(render(Castle, { props: { arms: null } }).container, 'banner')).toBeUndefined();
  });
});

describe('tokens', () => {
  it('tell Dukes by shape, and by their place if they have one', () => {
    const outlines = dukes.map((duke) => path(render(DukeToken, { props: { arms, duke } }).container, 'body'));
    expect(new Set(outlines).size).toBe(dukes.length);
    expect(texts(render(DukeToken, { props: { arms, duke: 'child', place: 2 } }).container)).toEqual(['2']);
    expect(texts(render(DukeToken, { props: { arms, duke: 'councilor' } }).container)).toEqual(['En']);
  });
  it('count only several', () => {
    expect(texts(render(Token, { props: { kind: 'unrest', count: 1 } }).container)).toEqual([]);
    expect(texts(render(Token, { props: { kind: 'unrest', count: 3 } }).container)).toEqual(['3']);
  });
  it('have each their own look, not by colour alone', () => {
    const look = (c: Element) => [...c.querySelectorAll('path')].map((p) => p.outerHTML).join();
    const tokens = tokenKinds.map((kind) => look(render(Token, { props: { kind } }).container));
    const traits = traitSigns.map((sign) => look(render(TraitToken, { props: { sign } }).container));
    expect(new Set(tokens).size).toBe(tokenKinds.length);
    expect(new Set(traits).size).toBe(traitSigns.length);
  });
});

describe('cards and veils', () => {
  it('show a Character only face up', () => {
    const card = (sex: 'male' | 'female' | null) => render(CardMarker, { props: { arms, sex } }).container;
    expect(path(card(null), 'sign')).toBeUndefined();
    expect(texts(card(null))).toEqual(['En']);
    expect(path(card('male'), 'sign')).not.toBe(path(card('female'), 'sign'));
    expect(card(null).querySelector('.down')).toBeTruthy();
    expect(card('male').querySelector('.down')).toBeNull();
  });
  it('cover the territory that is off-limits', () => {
    expect(
      render(Veil, { props: { d: 'M0 0h9v9z' } })
        .container.querySelector('path')
        ?.getAttribute('d'),
    ).toBe('M0 0h9v9z');
  });
});

describe('the data', () => {
  it('names no culture without arms', () => {
    const { culture } = factsOf<{ culture: { slug: string }[] }>('kings', 'map');
    expect(Object.keys(cultureArms)).toEqual(culture.map((c) => c.slug));
  });
  it('names no token of a territory without a sign', () => {
    const kinds = Object.keys(factsOf<{ supply: object }>('kings', 'components').supply);
    const pieces = ['knights', 'foot', 'castles', 'source']; // not tokens
    expect(kinds.filter((k) => !pieces.includes(k) && !(k in signs))).toEqual([]);
    expect(kinds).toContain('unrest');
  });
});
