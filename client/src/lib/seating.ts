// Who plays whom at a table that is being set up: one choice per seat, which becomes
// seats taken, bots, and options of the title that leave a seat to the game.
import { type Level, levelsOf } from './cast';
import type { NewTable, Option, Title } from './types';

/** 'me', 'invite', 'bot knight', or 'game cautious' for what the game itself plays */
export type Sitter = string;

/** The strongest bot there is. */
export const bestBot = (bots: string[]): string => levelsOf(bots).at(-1) ?? bots[0] ?? '';

/** The bot of a level, or the strongest there is. */
export const botOf = (bots: string[], level: Level): string => (bots.includes(level) ? level : bestBot(bots));

export const bot = (name: string): Sitter => `bot ${name}`;
export const game = (value: string): Sitter => `game ${value}`;

/** The option by which a seat is left to the game: it is called like the seat. */
export function seatOption(title: Title, seat: string): Option | undefined {
  return title.options.find((o) => o.slug === seat);
}

/** Options that are not about a single seat. */
export function tableOptions(title: Title, players: number): Option[] {
  const seats = title.sizes.find((z) => z.players === players)?.seats ?? [];
  return title.options.filter((o) => o.sizes.includes(players) && !seats.some((s) => s.slug === o.slug));
}

/** Everybody but one is a bot, or is invited, or is played by the game; or all sit around one screen. */
export type Company = 'bots' | 'people' | 'game' | 'around';

/** A strategy of the game's own for a seat: the value that leaves the choice to chance, or else the last. */
function ownValue(title: Title, seat: string): string | undefined {
  const values =
    seatOption(title, seat)
      ?.values.slice(1)
      .map((v) => v.slug) ?? [];
  return values.includes('random') ? 'random' : values.at(-1);
}

/** Whether the game can play seats of this title by itself. */
export const playsItself = (title: Title): boolean =>
  title.sizes.some((z) => z.seats.some((s) => ownValue(title, s.slug) !== undefined));

/** How many people can play: '2–4'. Seats that the game plays by itself need none. */
export function people(title: Title): string {
  const least = title.sizes.map((z) => z.players - z.seats.filter((s) => ownValue(title, s.slug) !== undefined).length);
  const [from, to] = [Math.max(1, Math.min(...least)), Math.max(...title.sizes.map((z) => z.players))];
  return from === to ? String(to) : `${from}–${to}`;
}

export function seatedWith(
  title: Title,
  players: number,
  me: string,
  company: Company,
  level: Level = 'legend',
): Record<string, Sitter> {
  const seats = title.sizes.find((z) => z.players === players)?.seats ?? [];
  const other = (seat: string): Sitter => {
    const own = ownValue(title, seat);
    if (company === 'game' && own) return game(own);
    if (company === 'around') return 'me';
    return company === 'people' ? 'invite' : bot(botOf(title.bots, level));
  };
  return Object.fromEntries(seats.map((s) => [s.slug, s.slug === me ? 'me' : other(s.slug)]));
}

/** What the server is asked for. */
export function seating(
  title: Title,
  sitters: Record<string, Sitter>,
): Required<Pick<NewTable, 'sit' | 'bots' | 'options'>> {
  const out = { sit: [] as string[], bots: {} as Record<string, string>, options: {} as Record<string, string> };
  for (const [seat, who] of Object.entries(sitters)) {
    const [kind, name = ''] = who.split(' ');
    if (who === 'me') out.sit.push(seat);
    else if (kind === 'bot') out.bots[seat] = name;
    else if (kind === 'game') out.options[seat] = name;
    const option = seatOption(title, seat);
    if (option && kind !== 'game') out.options[seat] = option.values[0]!.slug;
  }
  return out;
}
