import { describe, expect, it } from 'vitest';
import { botName, characterOf, charactersOf, levels, levelsOf, shortName } from '../src/lib/cast';

describe('the company', () => {
  it('has three characters of different style at every level', () => {
    for (const level of levels) {
      const styles = charactersOf(level).map((c) => characterOf(c)?.style);
      expect(new Set(styles).size).toBe(3);
      expect(styles).not.toContain(undefined);
    }
  });
  it('is named, with its level and style', () => {
    expect(botName('legend:kamil')).toBe('Al-Kamil (Legend, faithful)');
    expect(shortName('legend:kamil')).toBe('Al-Kamil');
    expect(botName('squire')).toBe('Squire');
  });
  it('shows names of old as the levels they were', () => {
    expect([botName('greedy'), botName('planner')]).toEqual(['Knight', 'Legend']);
    expect(characterOf('random')).toBeUndefined();
  });
  it('offers the levels that a title has, weakest first', () => {
    expect(levelsOf(['legend', 'random', 'knight', 'legend:kamil'])).toEqual(['knight', 'legend']);
  });
});
