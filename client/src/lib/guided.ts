// A first game that explains itself.
import type { Guided } from '../box';
import { api } from './api';
import { bestBot } from './seating';
import type { Title } from './types';

/** Sets one up, against the bots that its title asks for; its address. */
export async function guidedTable(
  title: Title,
  { players, options, seat, bot: wanted = 'squire', opening = {} }: Guided,
): Promise<string> {
  const seats = (title.sizes.find((z) => z.players === players)?.seats ?? []).map((s) => s.slug);
  const mine = seat ?? seats[0]!;
  const bot = title.bots.includes(wanted) ? wanted : bestBot(title.bots);
  const free = seats.filter((s) => s !== mine && (options[s] ?? 'person') === 'person'); // the rules play the rest
  const bots = Object.fromEntries(free.map((s) => [s, bot]));
  const first = Object.entries(opening).map(([s, lines]) => ({ seat: s, moves: lines.map((m) => m.split(' ')) }));
  const t = await api.create({ title: title.slug, players, options, sit: [mine], bots, opening: first }, 'alone');
  return `/table/${t.id}?guide`;
}
