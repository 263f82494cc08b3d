// The first scenario is that of the data.
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../../tests/boards';
import { parse } from '../../board/drawing';
import { cultureArms } from './arms';
import StartPieces from './StartPieces.svelte';
import starts, { castles, holder, holdings } from './starts';

const data = (name: string) => readFileSync(`../games/kings/data/${name}.toml`, 'utf8');
const list = (text: string, key: string) =>
  [...(new RegExp(`^${key} = \\[(.*)\\]$`, 'm').exec(text)?.[1] ?? '').matchAll(/"([\w-]+)"/g)].map((m) => m[1]!);
const drawing = parse(fileOf('kings'));

describe('the start', () => {
  const cultures = Object.fromEntries(
    [...data('dynasties').matchAll(/slug = "([\w-]+)", culture = "(\w+)"/g)].map((m) => [m[1]!, m[2]!]),
  );
  const first = data('scenarios').split('[[scenario]]')[1]!;
  const dynasties = first.split('[[scenario.dynasty]]').slice(1);

  it('has the territories and castles of the first scenario', () => {
    const held = dynasties.map((d) => [cultures[/^slug = "([\w-]+)"/m.exec(d)![1]!], list(d, 'territories')]);
    expect(Object.fromEntries(held)).toEqual(holdings);
    expect(dynasties.flatMap((d) => list(d, 'castles'))).toEqual(castles);
  });

  it('puts a knight where somebody holds, a card of the culture elsewhere', () => {
    for (const space of drawing.spaces.values()) {
      const { container } = render(StartPieces, { props: { space, unit: 1 } });
      const by = holder(space.slug);
      const letter = cultureArms[by || (space.facts.culture as string)]?.letter;
      expect([space.slug, container.querySelector('text')?.textContent]).toEqual([space.slug, letter]);
      expect([space.slug, container.querySelector('.knight') !== null]).toEqual([space.slug, by !== '']);
      expect([space.slug, container.querySelector('.castle') !== null]).toEqual([space.slug, space.slug === 'paris']);
    }
  });

  it('colours what is held', () => {
    const states = starts.states(drawing, '5');
    expect(states.get('normandy')).toEqual({ owner: { tincture: 'gules' } });
    expect(states.get('burgundy')).toEqual({ owner: null });
    expect(states.size).toBe(34);
  });
});
