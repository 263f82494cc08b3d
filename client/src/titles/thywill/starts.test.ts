// What is dealt for the atlas is what the box holds, and lies where the rules want it.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../../tests/boards';
import { factsOf } from '../../../tests/facts';
import { parse } from '../../board/drawing';
import StartPieces from './StartPieces.svelte';
import starts, { deal, enemyDeck, startOf, strengths, tileDecks } from './starts';

interface Tile {
  slug: string;
  types: string[];
  discount: number;
  influence: number;
}
interface Components {
  prussian: { tokens: number; track: number[] };
  slav: { tokens: number; track: number[] };
  saracen: { each: number; strength: number };
}
const count = (enemy: string, reward?: string) =>
  enemyDeck.filter((f) => f.enemy === enemy && (reward === undefined || f.reward === reward)).length;

describe('the box', () => {
  it('has the tiles of the data', () => {
    const tiles = factsOf<Record<'shield' | 'banner', Tile[]>>('thywill', 'tiles');
    for (const shape of ['shield', 'banner'] as const) {
      const bare = tiles[shape].map(({ slug, types, discount, influence }) => ({ slug, types, discount, influence }));
      expect(tileDecks[shape].map(({ shape: _, ...t }) => t)).toEqual(bare);
    }
  });
  it('has the enemies of the data', () => {
    const { prussian, slav, saracen } = factsOf<Components>('thywill', 'components');
    expect([count('prussian'), count('slav')]).toEqual([prussian.tokens - 1, slav.tokens - 1]);
    for (const reward of ['castle', 'church', 'farm', 'bank', 'troop'])
      expect([reward, count('saracen', reward)]).toEqual([reward, saracen.each]);
    expect(strengths).toEqual({ prussian: prussian.track[0], slav: slav.track[0], saracen: saracen.strength });
  });
});

describe.each([
  ['thywill-p2', 2],
  ['thywill-p34', 3],
  ['thywill-p34', 4],
])('%s for %i', (name, players) => {
  const drawing = parse(fileOf(name));
  const { regions, knights } = deal(drawing, players);
  const spaces = [...drawing.spaces.values()];

  it('puts enemies on the flags, and no token twice', () => {
    for (const s of spaces) expect([s.slug, regions.get(s.slug)?.enemy !== '']).toEqual([s.slug, s.facts.flag]);
    for (const foe of enemyDeck) {
      const dealt = [...regions.values()].filter((r) => r.enemy === foe.enemy && r.reward === foe.reward).length;
      expect(dealt).toBeLessThanOrEqual(count(foe.enemy, foe.reward));
    }
    expect(new Set([...regions.values()].map((r) => r.enemy)).size).toBe(4); // all three, and none
  });
  it('puts a tile of its shape on every space, and none twice', () => {
    for (const s of spaces) expect(regions.get(s.slug)?.tiles.map((t) => t.shape)).toEqual(s.facts.spaces);
    const slugs = [...regions.values()].flatMap((r) => r.tiles.map((t) => t.slug));
    expect(new Set(slugs).size).toBe(slugs.length);
  });
  it('puts one knight of each player on a start region of its own', () => {
    expect([...knights.values()]).toEqual(['blue', 'red', 'green', 'yellow'].slice(0, players));
    for (const slug of knights.keys()) expect(drawing.spaces.get(slug)?.facts.start).toBe(true);
    for (const space of spaces) {
      const props = { drawing, space, start: String(players), unit: 1 };
      expect(render(StartPieces, { props }).container.querySelectorAll('.knight')).toHaveLength(
        knights.has(space.slug) ? 1 : 0,
      );
    }
  });
  it('is offered, and is the same each time', () => {
    expect(starts.choices(drawing).map((c) => c.key)).toContain(String(players));
    expect(startOf(drawing, String(players))).toBe(startOf(drawing, String(players)));
  });
});
