// The four games of the landing page. Those that the server has can be played.
import type { Key } from '../words';
import { api } from './api';
import type { Title } from './types';

export interface Game {
  slug: string;
  name: string;
  line: Key;
  players: string;
  /** how a first game is set up that explains itself */
  guided?: { players: number; options: Record<string, string>; seat?: string };
}

export const games: Game[] = [
  { slug: 'kingdoms', name: 'Crusader Kingdoms', line: 'line-kingdoms', players: '1–4' },
  {
    slug: 'thywill',
    name: 'Crusaders: Thy Will Be Done',
    line: 'line-thywill',
    players: '2–4',
    guided: { players: 2, options: { variant: 'learning' } },
  },
  {
    slug: 'cardinals',
    name: 'College of Cardinals',
    line: 'line-cardinals',
    players: '12',
    guided: { players: 12, options: {}, seat: 'anscarids' },
  },
  {
    slug: 'kings',
    name: 'Crusader Kings',
    line: 'line-kings',
    players: '1–5',
    guided: {
      players: 5,
      options: {
        frankish: 'postis',
        germanic: 'munitio',
        italian: 'amandum',
        iberian: 'aperio',
        'first-player': 'english',
      },
    },
  },
];

/** Bots by strength: the best is offered first. */
export function bestBot(bots: string[]): string {
  return ['search', 'planner', 'greedy'].find((b) => bots.includes(b)) ?? bots[0] ?? '';
}

/** Sets up a first game that explains itself, against bots that do not think far ahead; its address. */
export async function guidedTable(game: Game, title: Title): Promise<string> {
  const { players, options, seat } = game.guided!;
  const seats = (title.sizes.find((z) => z.players === players)?.seats ?? []).map((s) => s.slug);
  const mine = seat ?? seats[0]!;
  const bot = title.bots.includes('greedy') ? 'greedy' : bestBot(title.bots);
  const free = seats.filter((s) => s !== mine && (options[s] ?? 'person') === 'person'); // the rules play the rest
  const bots = Object.fromEntries(free.map((s) => [s, bot]));
  const t = await api.create({ title: game.slug, players, options, sit: [mine], bots });
  return `/table/${t.id}?guide`;
}
