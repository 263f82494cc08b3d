import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/contract';
import { tidings } from '../src/lib/herald';
import type { News } from '../src/lib/types';

const event = (slug: string, seat = '', ...args: string[]): GameEvent => ({
  event: slug,
  seat,
  args,
  text: `${slug} ${seat} ${args.join(' ')}`.trim(),
  spans: [],
});
const news = (n: number, ...events: GameEvent[]) => ({ n, at: n, kind: 'move', seat: '', events }) as unknown as News;
const weights: Record<string, number> = { taken: 1, died: 2, moved: 0 };
const told = (list: News[], retell?: (e: GameEvent) => string) =>
  tidings({
    news: list,
    kinds: new Map([['taken', ['space']]]),
    weigh: (e) => weights[e] ?? 0,
    seat: 'york',
    seats: 'house',
    closes: (e) => e.event === 'turn',
    ...(retell ? { retell } : {}),
  });

describe('the herald', () => {
  it('says nothing before a turn is over', () => {
    expect(told([news(1, event('taken', 'york', 'paris'))])).toBeNull();
  });
  it('says nothing of a turn that brought nothing of note', () => {
    expect(told([news(1, event('moved', 'york')), news(2, event('turn', '', '1'))])).toBeNull();
  });
  it('tells what weighs of the last turn alone, to the reader first', () => {
    const t = told([
      news(1, event('died', 'york'), event('turn', '', '1')),
      news(2, event('moved', 'york'), event('taken', 'kent', 'paris'), event('taken', 'york', 'acre')),
      news(3, event('turn', '', '2')),
      news(4, event('died', 'york')),
    ])!;
    expect(t.yours.map((x) => x.text)).toEqual(['taken york acre']);
    expect(t.rest.map((x) => [x.text, x.n, x.things])).toEqual([['taken kent paris', 2, ['space:paris']]]);
  });
  it('tells a loss in the words of the one who loses', () => {
    const lost = (e: GameEvent) => (e.args[0] === 'paris' ? 'You lose Paris.' : '');
    const t = told([news(1, event('taken', 'kent', 'paris')), news(2, event('turn', '', '1'))], lost)!;
    expect([t.yours.map((x) => x.text), t.rest]).toEqual([['You lose Paris.'], []]);
  });
  it('keeps the gravest where there are many, in their order', () => {
    const many = Array.from({ length: 8 }, (_, i) => event('taken', 'kent', `s${i}`));
    const t = told([news(1, event('died', 'kent'), ...many), news(2, event('turn', '', '1'))])!;
    expect(t.rest.length).toBe(6);
    expect(t.rest[0]!.text).toBe('died kent');
  });
});
