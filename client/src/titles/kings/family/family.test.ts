// The tree, the bag and the ring of relations as the view has them.
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../tests/facts';
import type { Names } from '../../../contract';
import type { CheckView, DynastyView, KinView, PersonView, View } from '../../../gen/kings';
import { lang } from '../../../lib/lang.svelte';
import { chances, counted, percent, sayOdds, steps, turned } from './odds';
import { bow, place, relations } from './relations';
import { suitFor } from './suit';
import { traitIcons } from './traits';
import { familyTree } from './tree';

const person = (name: string, sex = 'male'): PersonView => ({ name, number: 1, sex, traits: [], murder: 1 });
const kin = (name: string, spouse = '', space = 1): KinView => ({
  person: person(name),
  space,
  spouse: spouse ? person(spouse) : null,
  duchy: '',
  order: space,
});
const dynasty = (more: Partial<DynastyView>) =>
  ({
    culture: 'english',
    control: 'person',
    king: person('king'),
    spouse: null,
    children: [],
    siblings: [],
    war: [],
    pacts: [],
    casusBelli: [],
    pactLands: [],
    ...more,
  }) as DynastyView;
const at = (t: ReturnType<typeof familyTree>, name: string) => {
  const m = t.members.find((x) => x.person.name === name)!;
  return [m.x, m.y, m.role];
};

describe('the family tree', () => {
  it('puts a ruler alone in the middle, and beside the spouse otherwise', () => {
    expect(at(familyTree(dynasty({})), 'king')).toEqual([1.5, 0, 'ruler']);
    const t = familyTree(dynasty({ spouse: person('queen') }));
    expect([at(t, 'king'), at(t, 'queen')]).toEqual([
      [1, 0, 'ruler'],
      [2, 0, 'consort'],
    ]);
    expect(t.lines).toEqual([
      {
        kind: 'married',
        points: [
          [1, 0],
          [2, 0],
        ],
      },
    ]);
  });
  it('has room for the largest family, nobody on top of anybody', () => {
    const t = familyTree(
      dynasty({
        spouse: person('queen'),
        siblings: [kin('s1', 'm1'), kin('s2', 'm2')],
        children: [kin('c1', 'n1'), kin('c2', 'n2'), kin('c3', 'n3')],
      }),
    );
    expect(t.members).toHaveLength(12);
    expect(t.rows).toBe(4);
    for (const a of t.members) {
      expect(a.x >= 0 && a.x <= t.columns - 1).toBe(true);
      for (const b of t.members) if (a !== b && a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(1);
    }
    expect(
      t.lines
        .map((l) => l.kind)
        .sort()
        .join(),
    ).toBe('blood,blood,blood,kin,kin,married,married,married,married,married,married');
  });
  it('puts spouse beside spouse, and two couples into a row', () => {
    const t = familyTree(
      dynasty({ siblings: [kin('s1'), kin('s2', 'm2')], children: [kin('c1', 'n1'), kin('c2'), kin('c3', 'n3')] }),
    );
    expect(['s1', 's2', 'm2', 'king'].map((name) => at(t, name))).toEqual([
      [0, 0, 'sibling'],
      [2, 0, 'sibling'],
      [3, 0, 'in-law'],
      [1.5, 1, 'ruler'],
    ]);
    expect(['c1', 'n1', 'c2', 'c3', 'n3'].map((name) => at(t, name).slice(0, 2))).toEqual([
      [0.5, 2],
      [1.5, 2],
      [2.5, 2],
      [1, 3],
      [2, 3],
    ]);
  });
  it('shows who may come to live here beside the one who asks', () => {
    const asked = { of: 'c1', person: person('bride') };
    const t = familyTree(dynasty({ children: [kin('c1')] }), asked);
    expect([at(t, 'c1'), at(t, 'bride')]).toEqual([
      [1, 1, 'child'],
      [2, 1, 'asked'],
    ]);
    expect(t.lines.at(-2)?.kind).toBe('asked');
    expect(at(familyTree(dynasty({}), { of: 'king', person: person('bride') }), 'bride')).toEqual([2, 0, 'asked']);
  });
});

const names: Names = {
  lang: 'en',
  thing: (t) => t.split(':')[1]!,
  form: (t) => t,
  detail: () => '',
  printed: () => undefined,
  verb: () => '',
};

describe('a marriage that is being arranged', () => {
  const view = (home: string, gold = 0) =>
    ({
      dynasties: [
        dynasty({ culture: 'english', children: [kin('alice')] }),
        dynasty({ culture: 'germanic', children: [kin('otto')] }),
      ],
      territories: [],
      proposal: {
        by: 'germanic',
        suitor: 'otto',
        spouse: 'alice',
        to: 'english',
        territory: '',
        stack: '',
        gold,
        home,
      },
    }) as unknown as View;
  it('puts the one who would move beside the other, in the tree of the home only', () => {
    const away = suitFor(view('germanic'), names)!;
    expect(away.at('germanic')?.person.name).toBe('alice');
    expect(away.at('germanic')?.of).toBe('otto');
    expect(away.at('english')).toBeNull();
    expect(suitFor(view('english'), names)!.at('english')?.person.name).toBe('otto');
  });
  it('says who would give Gold', () => {
    expect(suitFor(view('english', 2), names)!.text).toContain('germanic would give 2 Gold');
    expect(suitFor(view('english', -2), names)!.text).toContain('english would give 2 Gold');
  });
});

describe('odds', () => {
  it('are said in words', () => {
    lang.set('en');
    expect(sayOdds(0.62, 2, 4, 'en')).toBe('62 %: two successes in four draws');
    expect(sayOdds(0.25, 1, 1, 'en')).toBe('25 %: one success in one draw');
    lang.set('it');
    expect(sayOdds(0.62, 2, 4, 'it')).toBe('62 %: due successi in quattro pesche');
    lang.set('en');
  });
  it('call nothing certain or impossible that is not', () => {
    expect([0, 0.001, 0.006, 0.5, 0.999, 1].map(percent)).toEqual(['0 %', '< 1 %', '1 %', '50 %', '> 99 %', '100 %']);
  });
  it('go up by the draw that each Gold buys', () => {
    const check = { free: 2, odds: [0.4, 0.6] } as CheckView;
    expect(steps(check)).toEqual([
      { gold: 0, p: 0.4, draws: 2 },
      { gold: 1, p: 0.6, draws: 3 },
    ]);
  });
  it('of an action with different draws stand in lines of their own', () => {
    const win = [
      [0.3, 0.5],
      [0, 0.1],
    ];
    const view = {
      odds: [
        { action: 'plot', good: 1, tokens: 3, win },
        { action: 'build', good: 1, tokens: 3, win },
      ],
      draws: [
        { check: 'murder', action: 'plot', draws: 1, items: [] },
        { check: 'casus-belli', action: 'plot', draws: 2, items: [] },
        { check: 'build', action: 'build', draws: 1, items: [] },
      ],
    } as unknown as View;
    expect(chances(view)).toEqual([
      { action: 'plot', checks: ['murder'], draws: 1, win: [0.3, 0] },
      { action: 'plot', checks: ['casus-belli'], draws: 2, win: [0.5, 0.1] },
      { action: 'build', checks: [], draws: 1, win: [0.3, 0] },
    ]);
  });
});

describe('the bag', () => {
  it('is counted by traits', () => {
    expect(counted(['brave', 'cruel', 'brave'])).toEqual([
      { slug: 'brave', n: 2 },
      { slug: 'cruel', n: 1 },
    ]);
  });
  it('knows what counts the other way round in an action', () => {
    const traits = [
      { slug: 'cruel', sign: 'red', critical: ['invade'] },
      { slug: 'kind', sign: 'green', critical: ['invade'] },
    ];
    const view = { bag: ['cruel', 'cruel'], traits } as unknown as View;
    expect(turned(view, 'invade')).toEqual([{ slug: 'cruel', green: false }]);
    expect(turned(view, 'build')).toEqual([]);
  });
  it('has a picture of every trait of the data, each its own', () => {
    const slugs = factsOf<{ trait: { slug: string }[] }>('kings', 'traits').trait.map((t) => t.slug);
    expect(Object.keys(traitIcons).sort()).toEqual(slugs.sort());
    expect(new Set(Object.values(traitIcons)).size).toBe(slugs.length);
  });
});

describe('relations', () => {
  it('tell a war and a Pact once, a Casus Belli by its direction, and leave out who is absent', () => {
    const view = {
      dynasties: [
        dynasty({ culture: 'english', war: ['frankish'], casusBelli: ['italian'] }),
        dynasty({ culture: 'frankish', war: ['english'], pacts: ['italian'] }),
        dynasty({ culture: 'germanic', control: 'absent', war: ['english'] }),
        dynasty({ culture: 'italian', pacts: ['frankish'], casusBelli: ['english'] }),
      ],
    };
    expect(relations(view).map((r) => `${r.kind} ${r.a} ${r.b}`)).toEqual([
      'war english frankish',
      'casus english italian',
      'pact frankish italian',
      'casus italian english',
    ]);
  });
  it('stand in a ring, and opposite claims do not cover each other', () => {
    const [a, b] = [place(0, 4, 100), place(1, 4, 100)];
    expect(a.map(Math.round)).toEqual([0, -100]);
    expect(b.map(Math.round)).toEqual([100, 0]);
    const there = bow(a, b, 10, 20);
    const back = bow(b, a, 10, 20);
    expect(Math.hypot(there.mid[0] - back.mid[0], there.mid[1] - back.mid[1])).toBeCloseTo(20);
  });
});
