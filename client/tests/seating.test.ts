import { describe, expect, it } from 'vitest';
import { playsItself, seatedWith, seating, tableOptions } from '../src/lib/seating';
import type { Title } from '../src/lib/types';

const named = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: slug }));
const option = (slug: string, ...values: string[]) => ({
  slug,
  name: slug,
  detail: '',
  values: named(...values),
  sizes: [3],
  outside: false,
});
const title = {
  slug: 'x',
  bots: ['knight', 'legend', 'random'],
  sizes: [{ players: 3, setting: '', seats: named('north', 'south', 'west') }],
  options: [
    option('goal', 'alone', 'together'),
    option('south', 'person', 'absent', 'random', 'bold'),
    option('west', 'person', 'absent', 'random', 'bold'),
  ],
} as unknown as Title;
const plain = { ...title, options: [option('goal', 'alone')] } as Title;

describe('seating', () => {
  it('makes seats, bots and options of one choice per seat', () => {
    expect(seating(title, { north: 'me', south: 'bot knight', west: 'game absent' })).toEqual({
      sit: ['north'],
      bots: { south: 'knight' },
      options: { south: 'person', west: 'absent' },
    });
    expect(seating(title, { north: 'invite', south: 'me', west: 'invite' })).toEqual({
      sit: ['south'],
      bots: {},
      options: { south: 'person', west: 'person' },
    });
    expect(seating(plain, { north: 'me', south: 'invite' }).options).toEqual({});
  });
  it('fills the other seats', () => {
    expect(seatedWith(title, 3, 'south', 'bots')).toEqual({ north: 'bot legend', south: 'me', west: 'bot legend' });
    expect(seatedWith(title, 3, 'south', 'people')).toEqual({ north: 'invite', south: 'me', west: 'invite' });
    // A seat that the game cannot play gets a bot.
    expect(seatedWith(title, 3, 'south', 'game')).toEqual({ north: 'bot legend', south: 'me', west: 'game random' });
  });
  it('keeps options of seats out of those of the table', () => {
    expect(tableOptions(title, 3).map((o) => o.slug)).toEqual(['goal']);
    expect(tableOptions(title, 2)).toEqual([]);
    expect([playsItself(title), playsItself(plain)]).toEqual([true, false]);
  });
});
