// The story cut into scenes.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../contract';
import { type CheckLine, interrupts, lasts, scenesOf } from './scenes';

const ev = (event: string, seat = '', ...args: string[]): GameEvent => ({
  event,
  ...(seat ? { seat } : {}),
  args,
  text: `${event} ${args.join(' ')}`,
  spans: [],
});
const check = (seat: string, ...draws: [trait: string, sofar: number][]) => [
  ev('tested', seat, 'incite', '1', '1', 'toulouse'),
  ...draws.map(([trait, n]) => ev('drew-trait', seat, trait, String(n))),
];

describe('scenes', () => {
  it('begin with a card that is revealed, and hold all that came of it', () => {
    const scenes = scenesOf([
      ev('revealed', 'italian', 'cradle-bells'),
      ev('tactic', 'italian', 'munitio', 'realm', 'build', '1'),
      ev('built', 'italian', 'apulia'),
      ev('struck', 'italian', 'cradle-bells', 'iberian'),
      ev('born', 'iberian', 'mayor', 'brave'),
      ev('revealed', 'iberian', 'locusts'),
      ev('missed', 'iberian', 'locusts'),
    ]);
    expect(scenes.map((s) => [s.kind, s.seat, s.card, s.lines.map((l) => l.kind)])).toEqual([
      ['card', 'italian', 'cradle-bells', ['text', 'text', 'strike', 'text']],
      ['card', 'iberian', 'locusts', ['strike']],
    ]);
    expect(scenes[1]!.lines[0]).toMatchObject({ target: '' });
    expect([scenes[0]!.from, scenes[0]!.to, scenes[1]!.from]).toEqual([0, 5, 5]);
  });

  it('count every trait that was drawn, and turn one around that was sacrificed', () => {
    const [scene] = scenesOf([
      ev('revealed', 'italian', 'duel'),
      ...check('italian'),
      ev('invested', 'italian', 'incite', '2', 'toulouse'),
      ev('sabotaged', 'english', '1'),
      ev('sabotaged', 'frankish', '1'),
      ...check('italian', ['honest', 0], ['clever', 1]).slice(1),
      ev('sacrificed', 'italian', 'clever'),
      ev('checked', 'italian', 'incite', '0', '1'),
    ]);
    const line = scene!.lines[0] as CheckLine;
    expect(line.draws).toEqual([
      { trait: 'honest', hit: false, sacrificed: false },
      { trait: 'clever', hit: false, sacrificed: true },
    ]);
    expect([line.gold, line.pool, line.won, scene!.lines.length]).toEqual([2, 2, false, 1]);
  });

  it('leave a check open that goes on', () => {
    const [scene] = scenesOf([ev('revealed', 'italian', 'duel'), ...check('italian')]);
    expect((scene!.lines[0] as CheckLine).won).toBeUndefined();
  });

  it('tell the business of each family by itself, with the answer of the other', () => {
    const scenes = scenesOf([
      ev('round-began', '', '1'),
      ev('preferred', 'italian', 'munitio', 'marry-child'),
      ev('proposed', 'italian', 'a', 'b', '1', 'italian'),
      ev('preferred', 'iberian', 'aperio', 'consent'),
      ev('refused', 'iberian', 'italian', 'a', 'b'),
      ev('courted', 'iberian', 'c', 'd', 'wales', 'none'),
    ]);
    expect(scenes.map((s) => [s.kind, s.seat, s.lines.length])).toEqual([
      ['course', '', 1],
      ['family', 'italian', 3],
      ['family', 'iberian', 2],
    ]);
  });

  it('say nothing of what nobody needs to be told', () => {
    const story = [ev('crowned', 'english', 'x', 'founder'), ev('took-cards', 'english', 'war', '2'), ev('held-back')];
    expect(scenesOf(story)).toEqual([]);
    expect(scenesOf([ev('round-began', '', '1'), ev('crowned', 'english', 'x', 'eldest-son')])).toHaveLength(1);
  });

  it('last longer the more there is to read', () => {
    const [short] = scenesOf([ev('revealed', 'italian', 'duel')]);
    const [long] = scenesOf([ev('revealed', 'italian', 'duel'), ...check('italian', ['honest', 0]), ev('marked')]);
    expect(lasts(long!)).toBeGreaterThan(lasts(short!));
  });

  it('go on after a reaction', () => {
    expect(interrupts('sabotage')).toBe(true);
    expect(interrupts('plot')).toBe(false);
  });
});
