// The company of computer players: who they are, by the names that tables keep.
import { type Key, w } from '../words';

export const levels = ['squire', 'knight', 'baron', 'legend'] as const;
export type Level = (typeof levels)[number];
export type Style = 'bold' | 'cautious' | 'faithful';

export interface Character {
  level: Level;
  /** empty: any of the level */
  name: string;
  style?: Style;
}

const styles: Style[] = ['bold', 'cautious', 'faithful'];
// By level, in the order of the styles.
const names: Record<Level, string[]> = {
  squire: ['odo', 'agnes', 'hamo'],
  knight: ['tancred', 'mabel', 'usama'],
  baron: ['bohemond', 'sibylla', 'balian'],
  legend: ['baybars', 'melisende', 'kamil'],
};
// Names that levels had once.
const former: Record<string, Level> = { greedy: 'knight', planner: 'legend', search: 'legend' };

/** Who plays under a bot's name; nothing for a bot without a character. */
export function characterOf(bot: string): Character | undefined {
  const [first = '', name = ''] = bot.split(':');
  const level = former[first] ?? levels.find((l) => l === first);
  if (!level) return undefined;
  const style = styles[names[level].indexOf(name)];
  return style ? { level, name, style } : { level, name: '' };
}

/** The levels that a title offers. */
export const levelsOf = (bots: string[]): Level[] => levels.filter((l) => bots.includes(l));

/** The names of a level's characters, as tables keep them. */
export const charactersOf = (level: Level): string[] => names[level].map((n) => `${level}:${n}`);

export const levelName = (level: Level): string => w(`level-${level}`);

/** A character in words: 'Odo'; a level without one by its own name. */
export function shortName(bot: string): string {
  const c = characterOf(bot);
  if (!c) return bot === 'random' ? w('bot-random') : bot === 'vacant' ? w('bot-vacant') : bot;
  return c.name ? w(`name-${c.name}` as Key) : levelName(c.level);
}

/** The same with what kind of player it is: 'Odo (Squire, bold)'. */
export function botName(bot: string): string {
  const c = characterOf(bot);
  return c?.style ? `${shortName(bot)} (${levelName(c.level)}, ${w(`style-${c.style}`)})` : shortName(bot);
}
