// A turn out of its events: orders, outcomes, causes, scenes, and what the map shows of them.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../contract';
import type { View } from '../../gen/cardinals';
import { draftArrows, sceneArrows, sceneTroops, troopsOf } from './map';
import { arrives, lastMoves, routeOf, scenesOf, turnsOf } from './tale';
import { theatre } from './theatre.svelte';

const event = (line: string): GameEvent => {
  const [seat, kind = '', ...args] = line.split(' ');
  return { event: kind, ...(seat === '-' ? {} : { seat: seat! }), args, text: line, spans: [{ text: line }] };
};
const story = [
  'capetians moved army paris burgundy',
  'capetians result paris succeeds entered none',
  'capetians strength paris 2 0',
  'capetians supported-move fleet bruges paris burgundy',
  'capetians result bruges succeeds given paris',
  'hohenstaufens moved army constance burgundy',
  'hohenstaufens result constance fails standoff paris',
  'hohenstaufens strength constance 1 2',
  'hohenstaufens supported army nuremberg constance',
  'hohenstaufens result nuremberg fails cut-by-attack prague',
  'komnenos ferried army nicosia crete',
  'komnenos result nicosia succeeds entered none',
  'komnenos convoyed fleet cilician-sea nicosia crete',
  'komnenos result cilician-sea succeeds given nicosia',
  '- moved army erzurum chaldia',
  '- result erzurum void would-enter-freely none',
  '- held fleet rome-wc',
  '- dislodged rome pisa',
  '- destroyed fleet rome-wc',
  'capetians bid hold brittany 1 none',
  '- turn mid 1170',
  'capetians retreated army paris anjou',
  '- turn late 1170',
  'zengids sealed',
].map(event);
const turn = lastMoves(story)!;
const at = (space: string) => turn.deeds.find((d) => d.space === space)!;

describe('turns', () => {
  it('are cut where the story says so, the first before all', () => {
    expect(turnsOf(story).map((t) => [t.season, t.year, t.deeds.length, t.rest.length])).toEqual([
      ['early', 1170, 8, 1],
      ['mid', 1170, 0, 1],
      ['late', 1170, 0, 1],
    ]);
    expect(lastMoves([])).toBeNull();
  });
  it('give every unit its order, its outcome and the cause', () => {
    expect(at('constance')).toMatchObject({
      owner: 'hohenstaufens',
      kind: 'move',
      to: 'burgundy',
      outcome: 'fails',
      cause: 'standoff',
      by: 'paris',
    });
    expect(at('constance').strength).toEqual({ own: 1, against: 2 });
    expect(at('bruges')).toMatchObject({ type: 'fleet', kind: 'support-move', from: 'paris', to: 'burgundy' });
    expect(at('rome')).toMatchObject({
      place: 'rome-wc',
      owner: '',
      kind: 'hold',
      outcome: 'succeeds',
      dislodged: true,
      destroyed: true,
    });
    expect(at('paris').said).toHaveLength(3);
    expect(at('paris').by).toBe('');
  });
});

describe('scenes', () => {
  const scenes = scenesOf(turn);
  it('open all orders, cut supports, tell each fight, and then move', () => {
    expect(scenes.map((s) => `${s.kind} ${s.at}`.trim())).toEqual([
      'orders',
      'cut',
      'contest burgundy',
      'contest rome',
      'moves',
      'end',
    ]);
    expect(scenes[2]!.deeds.map((d) => d.space)).toEqual(['paris', 'constance', 'bruges']);
  });
  it('leave units where they were until they move', () => {
    const view = {
      units: [{ space: 'burgundy', owner: 'capetians', faith: 'catholic', crusader: true }],
      dislodged: [],
    } as unknown as View;
    const places = (i: number) =>
      Object.fromEntries(
        sceneTroops(turn.deeds, scenes[i]!, view, () => []).map((t) => [t.key, `${t.space}/${t.anchor}`]),
      );
    expect(places(2)['deed paris']).toBe('paris/unit');
    expect(places(4)['deed paris']).toBe('burgundy/unit');
    expect(places(2)['deed rome']).toBe('rome/unit-wc');
    expect(places(4)['deed rome']).toBe('rome/dislodged');
    expect(places(5)['deed rome']).toBeUndefined();
    const lunging = sceneTroops(turn.deeds, scenes[2]!, view, () => []).filter((t) => t.lunge);
    expect(lunging.map((t) => t.space)).toEqual(['constance']);
    expect(sceneTroops(turn.deeds, scenes[4]!, view, () => []).find((t) => t.key === 'deed paris')?.crusader).toBe(
      true,
    );
  });
  it('cross an order out when its fight was told, not before', () => {
    const how = (i: number) =>
      sceneArrows(turn.deeds, scenes[i]!, scenes.slice(0, i), '').find((a) => a.key === 'deed constance')?.how;
    expect([0, 1, 2, 3, 5].map(how)).toEqual(['solid', 'solid', 'failed', 'failed', 'failed']);
  });
  it('take armies over the seas that carried them', () => {
    const beside: Record<string, string[]> = {
      nicosia: ['cilician-sea', 'other-sea'],
      'cilician-sea': ['crete', 'nicosia'],
      'other-sea': ['crete'],
    };
    expect(routeOf(at('nicosia'), turn.deeds, (s) => beside[s] ?? [])).toEqual(['cilician-sea']);
    expect(routeOf(at('paris'), turn.deeds, (s) => beside[s] ?? [])).toEqual([]);
    expect(turn.deeds.filter(arrives).map((d) => d.space)).toEqual(['paris', 'nicosia']);
  });
});

describe('a draft', () => {
  const view = {
    seat: 'capetians',
    sealed: [] as string[],
    units: [
      { space: 'paris', place: 'paris', type: 'army', owner: 'capetians', faith: 'catholic', crusader: false },
      { space: 'rome', place: 'rome', type: 'army', owner: '', faith: 'catholic', crusader: false },
    ],
    dislodged: [{ space: 'toulouse', type: 'army', owner: 'capetians', by: 'aragon', open: [] }],
    draft: {
      orders: [
        { space: 'paris', kind: 'support-move', from: 'rome', to: 'york-ec' },
        { space: 'rome', kind: 'hold', from: '', to: '' },
        { space: 'bruges', kind: 'build-fleet', from: '', to: 'bruges' },
      ],
      bids: [
        { kind: 'unit', n: 2, space: 'rome', order: { space: 'rome', kind: 'move', from: '', to: 'pisa' } },
        { kind: 'tithe', n: 1, space: 'rome', order: { space: 'rome', kind: 'hold', from: '', to: '' } },
      ],
      retreats: [{ space: 'toulouse', to: 'gascony' }],
    },
  } as unknown as View;
  it('is dotted until it is sealed, with points on what they buy', () => {
    const arrows = draftArrows(view, 'rome');
    expect(arrows.map((a) => [a.kind, a.from.space, a.how, a.note, a.lit])).toEqual([
      ['support', 'paris', 'dotted', undefined, false],
      ['move', 'rome', 'dotted', '2', true],
      ['move', 'toulouse', 'dotted', undefined, false],
    ]);
    expect(arrows[0]!.onto).toEqual({ space: 'york', anchor: 'unit-ec' });
    expect(arrows[2]!.from.anchor).toBe('dislodged');
    expect(draftArrows({ ...view, sealed: ['capetians'] }, '').every((a) => a.how === 'solid')).toBe(true);
    expect(draftArrows({ ...view, draft: null }, '')).toEqual([]);
  });
  it('shows what stands, what has to retreat and what is to be built', () => {
    expect(troopsOf(view).map((t) => [t.key, t.dislodged, t.draft])).toEqual([
      ['unit paris', false, ''],
      ['unit rome', false, ''],
      ['fallen toulouse', true, ''],
      ['build bruges', false, 'build'],
    ]);
  });
});

it('says of a unit which held that it was dislodged, and by whom', () => {
  const lost = lastMoves(
    ['- held army barqah', '- result barqah fails dislodged alexandria', '- dislodged barqah alexandria'].map(event),
  )!.deeds[0]!;
  expect([lost.dislodged, lost.by, lost.said.map((e) => e.event)]).toEqual([
    true,
    'alexandria',
    ['held', 'result', 'dislodged'],
  ]);
});

describe('the theatre', () => {
  it('leads to the present after its last scene, by itself and step by step', () => {
    for (const on of [() => theatre.advance(), () => theatre.step(1)]) {
      theatre.show(turn, false);
      expect([theatre.at, theatre.playing]).toEqual([0, true]);
      for (let i = scenesOf(turn).length; i > 1; i--) on();
      expect([theatre.last, theatre.open]).toEqual([true, true]);
      on();
      expect(theatre.open).toBe(false);
    }
    theatre.end(turn);
    expect([theatre.last, theatre.playing]).toEqual([true, false]);
    theatre.close();
  });
  it('keeps what is supposed on stage while the story goes on', () => {
    theatre.show(turn, true);
    const other = { ...turn, deeds: turn.deeds.filter((d) => d.owner === 'capetians') };
    theatre.suppose(other);
    theatre.retell({ ...turn });
    expect(theatre.scenes).toEqual(scenesOf(other));
    expect(theatre.last).toBe(true);
    theatre.suppose(null);
    expect(theatre.scenes).toEqual(scenesOf(turn));
    theatre.close();
  });
});
