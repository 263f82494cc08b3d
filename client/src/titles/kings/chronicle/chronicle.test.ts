// From events to annals, from annals to a story and a tree.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../tests/facts';
import type { Names } from '../../../contract';
import type { View } from '../../../gen/kings';
import { story as inEnglish } from '../../../gen/words/kings-en';
import { story as inItalian } from '../../../gen/words/kings-it';
import { annals, type Entry } from './annals';
import { byname, land, people } from './grammar';
import { pedigree } from './pedigree';
import { asText, clusters, roman, Teller } from './story';
import { type Key, say } from './story.words';

const lines = { en: inEnglish, it: inItalian };

const person = (name: string) => ({ name, number: 1, sex: 'male', traits: [], murder: 1 });
const dynasty = (culture: string, king: string, siblings: string[] = []) => ({
  culture,
  control: 'person',
  dynasty: `house-${culture}`,
  king: person(king),
  spouse: null,
  children: [],
  siblings: siblings.map((s, i) => ({ person: person(s), space: i + 1, spouse: null, duchy: '', order: i })),
});
const start = {
  dynasties: [
    dynasty('english', 'william', ['robert']),
    dynasty('frankish', 'philippe'),
    { ...dynasty('italian', 'x'), control: 'absent' },
  ],
} as unknown as View;

/** "seat event args" */
const events = (text: string): Entry[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [seat, event, ...args] = line.trim().split(' ');
      return seat === '-' ? { event: event!, args } : { seat: seat!, event: event!, args };
    });

const game = events(`
  - era-began 1
  - round-began 1
  english crowned william founder none 1
  english wed william maud none scotland
  english pact-land scotland
  english born alice pious william maud
  english born hugh brave william maud
  english sent william
  english checked crusade 1 1
  english shield nicaea
  - round-began 2
  english attacked wessex paris
  english war frankish
  english conquered paris frankish wessex
  english annexed scotland
  english pact-land-broken scotland
  english conquered scotland none none
  frankish plotted-against murder english william none
  frankish checked murder 2 2
  english died william murder frankish
  english left maud widowed
  english left robert succession
  english crowned hugh eldest-son none 2
  - era-began 2
  - round-began 1
  frankish joined alice english
  frankish wed philippe alice english none
  frankish pact english
  english died hugh age none
  english crisis 3 2
  english relinquished paris
  english crowned walter stranger none 3
  english adopted tom walter
  english trait-gained tom weak
  - over
`);
const words: Record<string, string> = {
  'culture:english': 'English',
  'culture:frankish': 'Franks',
  'character:william': 'William the Conqueror',
};
/** The forms of a name as the title's words have them: `slug = { name = "Paris", the = "Paris" }`. */
function forms(lang: 'en' | 'it', thing: string): Record<string, string> {
  const [sort, slug] = thing.split(':');
  const toml = readFileSync(`../games/kings/text/${lang}.toml`, 'utf8').split(`[thing.${sort}]`)[1] ?? '';
  const line = new RegExp(`^${slug} = \\{(.*)`, 'm').exec(toml)?.[1] ?? '';
  return Object.fromEntries([...line.matchAll(/(\w+) = "([^"]*)"/g)].map((m) => [m[1]!, m[2]!]));
}
const names = (lang: 'en' | 'it'): Names => ({
  lang,
  thing: (t) => words[t] ?? t.split(':')[1]!.replace(/^./, (x) => x.toUpperCase()),
  form: (t, form) => forms(lang, t)[form] ?? forms(lang, t).name ?? t,
  detail: () => '',
  printed: () => undefined,
  verb: () => '',
});
const houses = annals(start, game);
const [english, frankish] = houses as [(typeof houses)[0], (typeof houses)[0]];
const teller = (lang: 'en' | 'it' = 'en') => new Teller(names(lang), new Set(['alice', 'maud']));

describe('the annals', () => {
  it('know the houses that play, and their reigns', () => {
    expect(houses.map((h) => h.culture)).toEqual(['english', 'frankish']);
    expect(english.reigns.map((r) => [r.ruler.slug, r.claim, r.from.era, r.to?.era])).toEqual([
      ['william', 'founder', 1, 1],
      ['hugh', 'eldest-son', 1, 2],
      ['walter', 'stranger', 2, undefined],
    ]);
  });
  it('tell conquest from annexation, and whose loss it was', () => {
    const of = (kind: string) => english.reigns[0]!.facts.filter((f) => f.kind === kind).map((f) => [f.what, f.of]);
    expect(of('took')).toEqual([['paris', 'frankish']]);
    expect(of('annexed')).toEqual([['scotland', '']]);
    expect(frankish.reigns[0]!.facts.find((f) => f.kind === 'lost')).toMatchObject({ what: 'paris', of: 'english' });
  });
  it('follow who marries away into the other house', () => {
    const alice = frankish.people.find((p) => p.slug === 'alice')!;
    expect([alice.house, alice.origin, alice.parent?.slug]).toEqual(['frankish', 'english', 'william']);
    expect(english.reigns[1]!.facts.map((f) => f.kind)).toContain('gave');
  });
  it('blame a murder on who did it', () => {
    expect(english.reigns[0]!.ruler).toMatchObject({ fate: 'murder', by: 'frankish' });
    expect(frankish.reigns[0]!.facts.map((f) => f.kind)).toContain('murder');
  });
  it('keep a card that comes back apart from the one who died', () => {
    const again = annals(start, [...game, ...events('english born hugh cruel walter none')]);
    const hughs = again[0]!.people.filter((p) => p.slug === 'hugh');
    expect(hughs.map((p) => [p.end?.era, p.parent?.slug])).toEqual([
      [2, 'william'],
      [undefined, 'walter'],
    ]);
  });
  it('crown a new person when the card of a dead one is drawn', () => {
    const last = annals(start, [
      ...game,
      ...events('english died walter age none\nenglish crowned hugh stranger none 4'),
    ])[0]!.reigns.at(-1)!;
    expect(last.ruler).toMatchObject({ slug: 'hugh', parent: null, end: null, namesakes: 1 });
  });
  it('let a fallen dynasty return under another name', () => {
    const back = annals(start, [
      ...game,
      ...events('english eliminated\nenglish returned house-blois wales none\nenglish crowned stephen restorer none 4'),
    ])[0]!;
    const [fallen, risen] = back.reigns.slice(-2);
    expect(fallen!.facts.at(-1)?.kind).toBe('fell');
    expect([risen!.dynasty, risen!.claim, risen!.facts[0]?.kind, risen!.facts[0]?.what]).toEqual([
      'house-blois',
      'restorer',
      'returned',
      'wales',
    ]);
  });
});

describe('the story', () => {
  it('is told by reigns and Eras, with nothing left to fill in', () => {
    for (const lang of ['en', 'it'] as const)
      for (const h of houses) {
        const chapters = teller(lang).chapters(h, { lands: 3, points: 4, won: true });
        expect(chapters).toHaveLength(h.reigns.length);
        for (const p of chapters.flatMap((c) => c.paragraphs)) {
          expect(p.text).not.toMatch(/[{}]|undefined|null/);
          expect(p.text).toMatch(/^\p{Lu}.*\.$/u);
        }
      }
  });
  it('puts what came after a death behind it', () => {
    const text = teller().chapters(english)[1]!.paragraphs.at(-1)!.text;
    expect(text.indexOf('Succession Crisis')).toBeGreaterThan(text.indexOf('Hugh died'));
  });
  it('reads the same every time', () => {
    expect(teller().chapters(english)).toEqual(teller().chapters(english));
  });
  it('gives bynames after traits, by sex in Italian, and leaves full styles alone', () => {
    const [alice, hugh] = ['alice', 'hugh'].map((s) => english.people.find((p) => p.slug === s)!);
    expect(teller().style(hugh!)).toBe('Hugh the Brave');
    expect(teller('it').style(hugh!)).toBe('Hugh il Coraggioso');
    expect(teller('it').style(alice!)).toBe('Alice la Pia');
    expect(teller('it').style(english.reigns[0]!.ruler)).toBe('William the Conqueror');
    expect(teller().name(english.reigns[0]!.ruler)).toBe('William');
  });
  it('gathers what belongs together', () => {
    const facts = english.reigns[0]!.facts;
    expect(clusters(facts).find((c) => c[0]!.kind === 'born')).toHaveLength(2);
  });
  it('can be kept as text', () => {
    const text = asText('Chronicle', teller().chapters(english), (n) => `Era ${n}`, 'Ours.');
    expect(text.startsWith('Chronicle\n=========\n\nWilliam the Conqueror\n---')).toBe(true);
    expect(text.endsWith('Ours.\n')).toBe(true);
    expect(text).toContain('\nEra 1. ');
  });
});

describe('the sentences', () => {
  it('have as many ways in Italian, with the same blanks, of which none is unknown', () => {
    const blanks =
      'who name names lands in them capThem ofThem byThem toThem withThem what house n parent points the of from to with'.split(
        ' ',
      );
    for (const key of Object.keys(lines.en) as Key[]) {
      expect(lines.it[key], key).toHaveLength(lines.en[key].length);
      for (const lang of ['en', 'it'] as const) {
        const text = JSON.stringify(lines[lang][key]);
        for (const [, blank] of text.matchAll(/\{(\w+)\}/g)) expect(blanks, `${lang} ${key}`).toContain(blank);
      }
    }
  });
  it('know every claim and every way to die of the rules', () => {
    const go = readFileSync('../games/kings/lexicon_fates.go', 'utf8');
    const list = (name: string) =>
      [...new RegExp(`${name} = \\[\\]string\\{([^}]*)`).exec(go)![1]!.matchAll(/"([\w-]+)"/g)].map((m) => m[1]!);
    for (const claim of list('claimNames')) expect(lines.en).toHaveProperty([`claim.${claim}`]);
    const leaving = ['succession', 'widowed', 'divorce', 'bereaved', 'elimination'];
    for (const fate of list('fateNames').filter((x) => !leaving.includes(x))) {
      expect(lines.en).toHaveProperty([`end.${fate}`]);
      expect(lines.en).toHaveProperty([`died.${fate}`]);
    }
  });
  it('join vowels as Italian does', () => {
    expect(say('it', 'wed.plain', 0, { who: 'Anna', name: 'Enzo' })).toBe('Anna ed Enzo si sposarono.');
    expect(say('it', 'crusade', 1, { name: 'Anna', what: 'Acri' })).toBe('In Oriente Anna portò lo stendardo ad Acri.');
  });
});

describe('names in sentences', () => {
  const [english, italian] = [names('en'), names('it')];
  it('have their articles', () => {
    expect(land('papal-states', 'the', italian)).toBe('lo Stato Pontificio');
    expect(land('papal-states', 'in', italian)).toBe('nello Stato Pontificio');
    expect(land('ireland', 'the', italian)).toBe('l’Irlanda');
    expect(land('paris', 'in', italian)).toBe('a Parigi');
    expect(land('papal-states', 'in', english)).toBe('in the Papal States');
    expect(people('english', italian)).toEqual({
      the: 'gli Inglesi',
      of: 'degli Inglesi',
      by: 'dagli Inglesi',
      to: 'agli Inglesi',
      with: 'con gli Inglesi',
    });
    expect(people('frankish', italian).by).toBe('dai Franchi');
    expect(people('frankish', english)).toEqual({
      the: 'the Franks',
      of: 'of the Franks',
      by: 'by the Franks',
      to: 'to the Franks',
      with: 'with the Franks',
    });
  });
  it('have a byname for every trait', () => {
    const slugs = factsOf<{ trait: { slug: string }[] }>('kings', 'traits').trait.map((t) => t.slug);
    for (const slug of slugs)
      for (const n of [english, italian])
        for (const woman of [false, true])
          expect(byname(slug, woman, n), `${n.lang} ${slug}`).toMatch(/^(the|il|lo|la|l’)/);
    expect(byname('none', false, english)).toBe('');
  });
  it('count in Roman numbers', () => {
    expect([1, 2, 4, 6, 9, 14].map(roman)).toEqual(['I', 'II', 'IV', 'VI', 'IX', 'XIV']);
  });
});

describe('the tree of a house', () => {
  const tree = pedigree(english);
  const at = (slug: string) => tree.spots.find((s) => s.person.slug === slug)!;
  it('has a row for each generation, a stranger below the last ruler', () => {
    expect(['william', 'maud', 'robert', 'hugh', 'walter', 'tom'].map((s) => at(s).y)).toEqual([0, 0, 0, 1, 2, 3]);
  });
  it('puts nobody on top of anybody', () => {
    for (const a of tree.spots)
      for (const b of tree.spots) if (a !== b && a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(1);
  });
  it('draws blood, marriage, adoption, brothers, and who followed without blood', () => {
    expect(tree.ties.map((t) => `${t.kind} ${t.from.person.slug} ${t.to.person.slug}`).sort()).toEqual([
      'adopted walter tom',
      'blood william alice',
      'blood william hugh',
      'followed hugh walter',
      'kin william robert',
      'married william maud',
    ]);
  });
});
