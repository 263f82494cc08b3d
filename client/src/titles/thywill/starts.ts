// A board as it may be dealt: an enemy on every flag, a bonus tile on every space for one, the first knight of each player. The
// deal is always the same, so that pictures can be compared.
import type { Drawing, Space } from '../../board/drawing';
import type { RegionView, TileView } from '../../gen/thywill';
import { w } from '../../words';
import type { Starts } from '../starts';
import { colourArms } from './arms';
import { buildingTypes, type Enemy, type Reward } from './pieces';
import StartPieces from './StartPieces.svelte';
import StartTracks from './StartTracks.svelte';

interface Foe {
  enemy: Enemy;
  reward: Reward | '';
}
const times = (n: number, foe: Foe): Foe[] => Array.from({ length: n }, () => foe);
const rewards: Reward[] = [...buildingTypes, 'troop'];

/** The tokens that are dealt: one Prussian and one Slav mark the tracks. */
export const enemyDeck: Foe[] = [
  ...times(10, { enemy: 'prussian', reward: '' }),
  ...times(10, { enemy: 'slav', reward: '' }),
  ...rewards.flatMap((reward) => times(2, { enemy: 'saracen', reward })),
];
/** How strong an enemy is before the first of its kind falls. */
export const strengths: Record<Enemy, number> = { prussian: 3, slav: 3, saracen: 6 };

const tile = (shape: 'shield' | 'banner', types: string[], discount: number, influence: number): TileView => {
  const gains = [discount && `less-${discount}`, influence && `plus-${influence}`].filter(Boolean);
  return { slug: [...types, ...gains].join('-'), shape, types, discount, influence };
};
const pairs = buildingTypes.flatMap((a, i) => buildingTypes.slice(i + 1).map((b): string[] => [a, b]));

export const tileDecks: Record<'shield' | 'banner', TileView[]> = {
  shield: buildingTypes.flatMap((t) => [
    tile('shield', [t], 1, 1),
    tile('shield', [t], 2, 0),
    tile('shield', [t], 1, 0),
    tile('shield', [t], 0, 2),
  ]),
  banner: [
    ...pairs.map((types) => tile('banner', types, 1, 0)),
    ...pairs.map((types) => tile('banner', types, 0, 1)),
    tile('banner', ['castle', 'bank'], 1, 1),
    tile('banner', ['church', 'farm'], 1, 1),
  ],
};

/** A deck in an order that looks dealt: every seventh card, or every fifth where seven divides their number. */
function dealt<T>(deck: readonly T[]): T[] {
  const step = deck.length % 7 ? 7 : 5;
  return deck.map((_, i) => deck[(i * step) % deck.length]!);
}

/** What HexPieces draws of a region. */
type Dealt = Pick<RegionView, 'slug' | 'enemy' | 'reward' | 'strength' | 'tiles' | 'owner' | 'building' | 'level'>;
interface Start {
  regions: Map<string, Dealt>;
  /** region -> colour of the player whose knight stands there */
  knights: Map<string, string>;
}

export function deal(drawing: Drawing, players: number): Start {
  const foes = dealt(enemyDeck);
  const tiles = { shield: dealt(tileDecks.shield), banner: dealt(tileDecks.banner) };
  const spaces = [...drawing.spaces.values()];
  const regions = new Map(spaces.map((s) => [s.slug, region(s, foes, tiles)]));
  const firsts = spaces.filter((s) => s.facts.start).slice(0, players);
  return { regions, knights: new Map(firsts.map((s, i) => [s.slug, Object.keys(colourArms)[i]!])) };
}

/** Takes what it needs from the decks. */
function region(s: Space, foes: Foe[], tiles: typeof tileDecks): Dealt {
  const { flag, spaces } = s.facts as { flag: boolean; spaces: ('shield' | 'banner')[] };
  const foe = flag ? foes.shift() : undefined;
  return {
    slug: s.slug,
    enemy: foe?.enemy ?? '',
    reward: foe?.reward ?? '',
    strength: foe ? strengths[foe.enemy] : 0,
    tiles: spaces.map((shape) => tiles[shape].shift()!),
    owner: '',
    building: '',
    level: 0,
  };
}

/** One deal a board and number of players, for all spaces that are drawn. */
const deals = new Map<string, Start>();
export function startOf(drawing: Drawing, players: string): Start {
  const key = `${drawing.name} ${players}`;
  const known = deals.get(key) ?? deal(drawing, Number(players));
  deals.set(key, known);
  return known;
}

const starts: Starts = {
  choices: (drawing) =>
    (drawing.name === 'thywill-p2' ? [2] : [4, 3]).map((n) => ({ key: String(n), name: w('atlas-players', { n }) })),
  states: () => new Map(),
  Inside: StartPieces,
  Beside: StartTracks,
};

export default starts;
