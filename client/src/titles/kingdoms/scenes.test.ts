import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../contract';
import { scenesOf } from './scenes';

const e = (event: string, ...args: string[]): GameEvent => ({
  event,
  args,
  text: `${event} ${args.join(' ')}`.trim(),
  spans: [],
});

describe('scenes', () => {
  it('tells a fight whose attack was declared in an earlier move', () => {
    const [s, ...more] = scenesOf(
      [
        e('held-back'),
        e('revealed', 'c-troop-3', 'attack'),
        e('revealed', 'm-leader', 'defence'),
        e('die', 'attack', '4'),
        e('die', 'attack', '2'),
        e('die', 'attack', '6'),
        e('die', 'defence', '3'),
        e('die', 'defence', '1'),
        e('raised', 'defence', '3', '4'),
        e('counted', '2', '1'),
        e('conquered', 'homs', 'damascus'),
        e('lost', 'c-troop-3'),
      ],
      { region: 'homs', by: 'antioch' },
    );
    expect(more).toEqual([]);
    expect(s).toMatchObject({
      kind: 'fight',
      region: 'homs',
      by: 'antioch',
      hits: [2, 1],
      lines: ['conquered homs damascus'],
    });
    expect(s!.cards).toEqual({ attack: ['c-troop-3'], defence: ['m-leader'] });
    expect(s!.dice.get('attack')!.map((d) => d.face)).toEqual([4, 2, 6]);
    expect(s!.dice.get('defence')).toEqual([
      { face: 4, raised: 3 },
      { face: 1, raised: 0 },
    ]);
  });

  it('shows only the dice that stand after a second roll', () => {
    const [s] = scenesOf(
      [e('die', 'attack', '1'), e('rerolled', 'attack'), e('die', 'attack', '5'), e('counted', '1', '0')],
      null,
    );
    expect(s!.dice.get('attack')!.map((d) => d.face)).toEqual([5]);
  });

  it('parts a card of the Muslims from the fight that it leads to', () => {
    const all = scenesOf(
      [
        e('passed'),
        e('muslim-card', 'm-troop-3'),
        e('army', '5'),
        e('die', 'activation', '1'),
        e('marched', 'edessa'),
        e('attacked', 'edessa', 'crusade'),
        e('die', 'attack', '4'),
        e('die', 'defence', '5'),
        e('counted', '1', '1'),
        e('repelled', 'edessa'),
      ],
      null,
    );
    expect(all.map((s) => s.kind)).toEqual(['muslims', 'fight']);
    expect(all[0]).toMatchObject({ card: 'm-troop-3', lines: ['marched edessa'] });
    expect(all[1]).toMatchObject({ region: 'edessa', hits: [1, 1], lines: ['repelled edessa'] });
  });

  it('has nothing to show for moves without dice', () => {
    expect(scenesOf([e('played', 'c-settlers'), e('garrisoned', 'acre')], null)).toEqual([]);
    expect(scenesOf([e('committed', 'c-troop-2')], { region: 'acre', by: 'antioch' })).toEqual([]);
  });

  it('tells a raid', () => {
    const [s] = scenesOf([e('incursion', 'aleppo', 'c-troop-1'), e('die', 'incursion', '2'), e('failed')], null);
    expect(s).toMatchObject({ kind: 'raid', card: 'c-troop-1', lines: ['failed'] });
  });
});
