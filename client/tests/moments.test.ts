import { describe, expect, it } from 'vitest';
import type { GameEvent, MomentHooks } from '../src/contract';
import { scenesOf, soundsOf } from '../src/lib/moments';
import { moments as cardinals } from '../src/titles/cardinals/moments';
import { moments as kingdoms } from '../src/titles/kingdoms/moments';
import { moments as kings } from '../src/titles/kings/moments';

const event = (slug: string, seat = '', ...args: string[]): GameEvent => ({
  event: slug,
  seat,
  args,
  text: `${slug} ${seat}`,
  spans: [],
});
const shown = (hooks: MomentHooks, seat: string, ...events: GameEvent[]) =>
  scenesOf(events, hooks, seat).map((s) => `${s.picture} ${s.seat}`);

describe('the moments that matter', () => {
  it('are three at most: the reader’s own and the gravest, in the order of the story', () => {
    const taken = ['a', 'b', 'c', 'd'].map((place) => event('controlled', 'york', place));
    expect(shown(cardinals, 'york', ...taken, event('elected'), event('crowned', 'kiev'))).toEqual([
      'castle york',
      'keys ',
      'crown kiev',
    ]);
  });
  it('are the reader’s captures, not those of others', () => {
    expect(shown(cardinals, 'york', event('controlled', 'kiev', 'a'))).toEqual([]);
  });
  it('are captures without a fight: dice have a stage of their own', () => {
    const won = event('conquered', 'antioch', 'homs');
    expect(shown(kingdoms, 'antioch', won)).toEqual(['castle antioch']);
    expect(shown(kingdoms, 'antioch', event('die', '', 'attack', '5'), won)).toEqual([]);
  });
  it('are coronations, but not those of the founders', () => {
    expect(shown(kings, 'iberian', event('crowned', 'iberian', 'who', 'founder'))).toEqual([]);
    expect(shown(kings, 'iberian', event('crowned', 'iberian', 'who', 'eldest-son'))).toEqual(['crown iberian']);
  });
});

it('a sound is heard once, however many dice fall', () => {
  expect(soundsOf([event('die'), event('die'), event('played')], kingdoms)).toEqual(['dice', 'cards']);
});
