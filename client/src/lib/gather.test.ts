import { describe, expect, it } from 'vitest';
import { folded, gather } from './gather';
import type { EventDoc } from './types';

const did = (event: string, card: string, seat = 'crusade'): EventDoc => ({
  event,
  seat,
  args: [card],
  text: `The crusade ${event} ${card}.`,
  spans: [
    { text: 'The crusade', sort: 'kingdom', slug: seat },
    { text: ` ${event} ` },
    { text: card, sort: 'card', slug: card },
    { text: '.' },
  ],
});
const die = (face: string): EventDoc => ({ ...did('die', face) });
const isDie = (e: EventDoc) => e.event === 'die';
const texts = (list: EventDoc[]) => list.map((e) => e.text);

describe('folded', () => {
  it('tells draws in a row as one', () => {
    const drew = ['Knights', 'Levies', 'Levies'].map((c) => did('draws', c));
    expect(texts(folded(drew, isDie))).toEqual(['The crusade draws Knights, Levies ×2.']);
  });
  it('leaves sentences apart that begin with what differs: their verb goes by it', () => {
    const left = (space: string): EventDoc => ({
      ...did('broke-away', space),
      text: `${space} breaks away.`,
      spans: [{ text: space, sort: 'space', slug: space }, { text: ' breaks away.' }],
    });
    const list = [left('Constance'), left('Frankfurt')];
    expect(folded(list, isDie)).toEqual(list);
  });
  it('leaves dice and what differs in more than one thing alone', () => {
    const other = { ...did('draws', 'Knights', 'antioch'), spans: [{ text: 'Antioch draws Knights.' }] };
    const list = [die('1'), die('2'), did('draws', 'Levies'), other];
    expect(folded(list, isDie)).toEqual(list);
  });
});

describe('gather', () => {
  const entry = (n: number, events: EventDoc[], mark = '') => ({ n, at: n, mark, gone: false, events });
  it('makes one entry of cards that a seat lays one by one, and leads to the last', () => {
    const list = gather([entry(1, [did('lays', 'Knights')]), entry(2, [did('lays', 'Levies')])], isDie);
    expect(list).toHaveLength(1);
    expect(list[0]!.n).toBe(2);
    expect(texts(list[0]!.events)).toHaveLength(2);
  });
  it('keeps apart what another did, or what was given unasked', () => {
    const mine = entry(1, [did('lays', 'Knights')]);
    expect(gather([mine, entry(2, [did('lays', 'Levies', 'antioch')])], isDie)).toHaveLength(2);
    expect(gather([mine, entry(2, [did('lays', 'Levies')], 'auto')], isDie)).toHaveLength(2);
  });
});
