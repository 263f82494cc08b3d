// The four games of the landing page. Those that the server has can be played.
import type { Key } from '../words';

export interface Game {
  slug: string;
  name: string;
  line: Key;
  players: string;
}

export const games: Game[] = [
  { slug: 'kingdoms', name: 'Crusader Kingdoms', line: 'line-kingdoms', players: '1–4' },
  { slug: 'thywill', name: 'Crusaders: Thy Will Be Done', line: 'line-thywill', players: '2–4' },
  { slug: 'cardinals', name: 'College of Cardinals', line: 'line-cardinals', players: '12' },
  { slug: 'kings', name: 'Crusader Kings', line: 'line-kings', players: '1–5' },
];

/** Bots by strength: the best is offered first. */
export function bestBot(bots: string[]): string {
  return bots.find((b) => b === 'search') ?? bots.find((b) => b === 'greedy') ?? bots[0] ?? '';
}
