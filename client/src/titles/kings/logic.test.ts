// What the map, the hand and the cards over the map make of views and moves.
import { describe, expect, it } from 'vitest';
import type { Move, Names } from '../../contract';
import type { AttackView, CheckView, TerritoryView, View } from '../../gen/kings';
import { chanceOf, deckOf, inOrder, standing, thingAt } from './facts';
import { partFor } from './parts';
import { copies, plotMove, toggled } from './plot';
import { aboutOf, pledges } from './react/check';
import { isEmpty, nothing, offered, said } from './react/deal';
import { standing as orders } from './react/standing.svelte';
import { homesOf, sumsOf, termsOf } from './react/terms';
import { stageFor } from './stages';
import { itemsText, landLabel, tokensOf } from './tell';
import { arrowsOf, targetsOf } from './war/plan';

const move = (...m: string[]): Move => ({ move: m, verb: m[0]!, text: m.join(' '), things: [] });
const names: Names = {
  lang: 'en',
  thing: (t) => t.slice(t.indexOf(':') + 1),
  form: (t) => t,
  detail: () => '',
  printed: () => undefined,
  verb: () => '',
};
const land = (slug: string, more: Partial<TerritoryView> = {}): TerritoryView => ({
  slug,
  culture: 'english',
  offLimits: false,
  owner: '',
  partner: '',
  foot: false,
  mobilized: false,
  castle: false,
  duke: '',
  unrest: 0,
  harvest: 0,
  crop: 0,
  plague: '',
  character: null,
  tax: 1,
  defence: 1,
  defences: [{ cause: 'base', of: '', count: 1 }],
  uproar: 1,
  borders: [],
  coasts: [],
  ...more,
});
const attack = (from: string, to: string, odds: number[], more: Partial<AttackView> = {}): AttackView => ({
  from,
  to,
  naval: false,
  annexes: false,
  support: [],
  backers: [],
  partners: [],
  need: 1,
  needs: [],
  draws: 1,
  items: [],
  odds,
  ...more,
});
const dynasty = (culture: string, more: object = {}) => ({
  culture,
  control: 'person',
  war: [],
  casusBelli: [],
  pacts: [],
  ...more,
});
const view = (more: object = {}): View =>
  ({
    seat: 'english',
    era: 1,
    round: 1,
    order: ['italian', 'english'],
    dynasties: [
      dynasty('english', { war: ['italian'], casusBelli: ['frankish'] }),
      dynasty('frankish', { control: 'absent' }),
      dynasty('italian'),
    ],
    territories: [],
    decks: [
      { slug: 'realm', kinds: ['cradle-bells'] },
      { slug: 'war', kinds: ['camp-fever'] },
    ],
    attacks: [],
    prospects: [],
    offer: null,
    proposal: null,
    check: null,
    draws: [{ check: 'incite', action: 'plot', draws: 2, items: [] }],
    odds: [
      {
        action: 'plot',
        good: 2,
        tokens: 4,
        win: [
          [0.5, 0.8, 1],
          [0, 0.2, 0.5],
        ],
      },
    ],
    ...more,
  }) as unknown as View;

describe('facts', () => {
  it('know the type of a card', () => {
    expect([deckOf(view(), 'camp-fever'), deckOf(view(), 'nobody')]).toEqual(['war', '']);
  });
  it('put dynasties in the order of play, and leave out who is absent', () => {
    expect(inOrder(view()).map((d) => d.culture)).toEqual(['italian', 'english']);
  });
  it('look up the chance of a check by successes, free draws and Gold', () => {
    expect([chanceOf(view(), 'incite', 1), chanceOf(view(), 'incite', 2, 1), chanceOf(view(), 'incite', 1, 9)]).toEqual(
      [0.8, 0.5, 1],
    );
    expect([chanceOf(view(), 'marry', 1), chanceOf(view(), 'incite', 7)]).toEqual([null, null]);
  });
  it('say what would allow an invasion', () => {
    const to = (owner: string) => standing(view(), land('x', { owner }));
    expect(['', 'english', 'italian', 'frankish', 'iberian'].map(to)).toEqual(['free', 'own', 'war', 'casus', 'none']);
  });
  it('let a territory stand for the Character who waits there', () => {
    const t = land('wales', { character: { name: 'maud', number: 1, sex: 'female', traits: [], murder: 1 } });
    expect(thingAt(new Map([['character:maud', []]]), t)).toBe('character:maud');
    expect(
      thingAt(
        new Map([
          ['territory:wales', []],
          ['character:maud', []],
        ]),
        t,
      ),
    ).toBe('territory:wales');
    expect(thingAt(new Map(), t)).toBeNull();
  });
});

describe('a territory in words', () => {
  it('lists the tokens, and how many', () => {
    const t = land('wales', { unrest: 2, crop: 1, plague: 'over' });
    expect(tokensOf(t).map((x) => [x.mark, x.n])).toEqual([
      ['unrest', 2],
      ['crop-failure', 1],
      ['plague-over', 1],
    ]);
    expect(landLabel(t, names)).toContain('2 unrest');
  });
  it('says nothing of land that is off-limits', () => {
    expect(landLabel(land('wales', { offLimits: true, unrest: 1 }), names)).toHaveLength(2);
  });
  it('itemises', () => {
    const items = [
      { cause: 'base', of: '', count: 1 },
      { cause: 'development', of: 'plate-armor', count: 1 },
      { cause: 'support', of: 'wessex', count: 2 },
    ];
    expect(itemsText(items, names)).toBe('1 always, 1 plate-armor, 2 support from wessex');
  });
});

describe('plotting', () => {
  it('tells two cards of a kind apart', () => {
    expect(copies(['a', 'b', 'a']).map((c) => c.key)).toEqual(['a.0', 'b.0', 'a.1']);
  });
  it('fills the places in order, and empties the one that is pressed again', () => {
    expect(toggled(['', ''], 'x')).toEqual(['x', '']);
    expect(toggled(['x', ''], 'y')).toEqual(['x', 'y']);
    expect(toggled(['x', 'y'], 'z')).toEqual(['x', 'z']);
    expect(toggled(['x', 'y'], 'x')).toEqual(['', 'y']);
    expect(toggled(['', 'y'], 'x')).toEqual(['x', 'y']);
  });
  it('finds the move for a pair, and for one card where there is no other', () => {
    const list = [move('plot', 'a', 'b'), move('plot', 'a', 'none')];
    expect(plotMove(list, ['a', 'b'])).toBe(list[0]);
    expect(plotMove(list, ['a', ''])).toBe(list[1]);
    expect(plotMove(list, ['b', 'a'])).toBeUndefined();
  });
});

describe('an invasion', () => {
  const prospects = [
    attack('kent', 'paris', [0.2]),
    attack('wessex', 'paris', [0.6]),
    attack('wessex', 'wales', [], { annexes: true }),
    attack('wessex', 'rome', [0.9]),
  ];
  const moves = [move('attack', 'kent', 'paris'), move('attack', 'wessex', 'paris'), move('attack', 'wessex', 'wales')];
  it('lists what the moves allow, the most promising first', () => {
    const list = targetsOf(view({ prospects }), moves);
    expect(list.map((t) => [t.to, t.options.map((o) => o.attack.from)])).toEqual([
      ['wales', ['wessex']],
      ['paris', ['wessex', 'kent']],
    ]);
  });
  it('draws what is declared solid, its supports onto it, and what is only meant dotted', () => {
    const declared = attack('wessex', 'paris', [], { support: ['kent'], backers: ['lorraine'] });
    const v = view({
      attacks: [declared],
      territories: [land('wessex', { owner: 'english' }), land('lorraine', { owner: 'frankish' })],
    });
    const arrows = arrowsOf(v, [attack('wessex', 'paris', []), attack('kent', 'rome', [])], '');
    expect(arrows.map((a) => [a.key, a.how, a.cls])).toEqual([
      ['attack wessex paris', 'solid', 'seat-gules'],
      ['support kent paris', undefined, 'seat-gules'],
      ['support lorraine paris', undefined, 'seat-azure'],
      ['attack kent rome', 'dotted', 'seat-gules'],
    ]);
    expect(arrows[1]!.onto?.space).toBe('paris');
  });
});

describe('sabotage', () => {
  const check = (pledged: number) => ({ pledged }) as CheckView;
  const moves = [1, 2, 3, 4].map((n) => move('sabotage', String(n)));
  it('offers a part of a draw, and each sum that takes one more', () => {
    expect(pledges(check(0), moves, 2).map((p) => [p.gold, p.draws])).toEqual([
      [1, 0],
      [2, 1],
      [4, 2],
    ]);
  });
  it('counts what others have pooled', () => {
    expect(pledges(check(1), moves, 2).map((p) => [p.gold, p.draws])).toEqual([
      [1, 1],
      [3, 2],
    ]);
  });
  it('is passed on by a standing order in one Round, for one seat', () => {
    orders.pass(view());
    expect(orders.passes(view())).toBe(true);
    expect([
      orders.passes(view({ round: 2 })),
      orders.passes(view({ era: 2 })),
      orders.passes(view({ seat: 'italian' })),
    ]).toEqual([false, false, false]);
    orders.revoke();
    expect(orders.passes(view())).toBe(false);
  });
  it('is about things that have names', () => {
    const c = { territory: 'paris', character: '', spouse: '', development: '', against: 'frankish' } as CheckView;
    expect(aboutOf(c)).toEqual(['territory:paris', 'culture:frankish']);
  });
});

describe('a trade', () => {
  const moves = [
    move('give-gold', '1'),
    move('give-gold', '2'),
    move('give-card', 'a'),
    move('want-territory', 'paris'),
    move('want-promise'),
    move('decline'),
  ];
  it('offers what the moves allow on each side', () => {
    expect(offered(moves, 'give')).toEqual({
      gold: 2,
      developments: [],
      territories: [],
      cards: ['a'],
      promise: false,
    });
    expect(offered(moves, 'want')).toEqual({
      gold: 0,
      developments: [],
      territories: ['paris'],
      cards: [],
      promise: true,
    });
  });
  it('is said move by move', () => {
    expect(said('want', { ...nothing(), gold: 3, territory: 'paris', promise: true })).toEqual([
      ['want-gold', '3'],
      ['want-territory', 'paris'],
      ['want-promise'],
    ]);
    expect([isEmpty(nothing()), isEmpty({ ...nothing(), promise: true })]).toEqual([true, false]);
  });
});

describe('terms of a marriage', () => {
  const terms = termsOf([
    move('dowry', '0', 'english'),
    move('dowry', '2', 'english'),
    move('ask-dowry', '3', 'english'),
    move('dowry', '0', 'italian'),
    move('decline'),
  ]);
  it('have a home and Gold that is given or asked for', () => {
    expect(homesOf(terms)).toEqual(['english', 'italian']);
    expect(sumsOf(terms, 'english')).toEqual([-3, 0, 2]);
    expect(sumsOf(terms, 'italian')).toEqual([0]);
  });
});

describe('what is shown', () => {
  it('over the map: what is asked, then what goes on', () => {
    expect(stageFor(view({ prospects: [attack('a', 'b', [])] }), 'war', false)).toBe('war');
    expect(stageFor(view(), 'war', false)).toBe('scenes');
    expect(stageFor(view({ check: {} }), 'invest', false)).toBe('check');
    expect(stageFor(view({ check: {} }), 'plot', false)).toBe('scenes');
    expect(stageFor(view({ offer: {} }), 'answer', false)).toBe('trade');
    expect(stageFor(view({ proposal: {} }), 'consent', false)).toBe('marriage');
    expect(stageFor(view({ proposal: {}, offer: {} }), 'consent', true)).toBe('scenes');
  });
  it('beside the map: the part in which a question is answered', () => {
    expect(partFor('family', ['character:maud'])).toBe('family');
    expect(partFor('buy', ['development:bank'])).toBe('court');
    expect(partFor('invest', [])).toBe('bag');
    expect(partFor('event-culture', ['culture:italian'])).toBe('realms');
    expect(partFor('realm', ['territory:wales', 'development:bank'])).toBeNull();
    expect(partFor('mobilize', ['territory:wales'])).toBeNull();
    expect(partFor('tax', ['culture:italian'])).toBeNull();
  });
});
