import { describe, expect, it } from 'vitest';
import { changed, kindsOf, sentence } from '../src/lib/pacts';
import type { PactDoc } from '../src/lib/types';

const span = (text: string, slug?: string) => ({ text, ...(slug ? { sort: 'space', slug } : {}) });
const peace = (turn: string): PactDoc => ({
  pact: ['peace', 'france', turn],
  by: 'castile',
  with: 'france',
  text: '',
  spans: [
    span('Castile', 'castile'),
    span(' and '),
    span('France', 'france'),
    span(' keep peace until '),
    span(`the ${turn}`, turn),
  ],
});
const help = (from: string, to: string): PactDoc => ({
  pact: ['help', 'france', from, to],
  by: 'castile',
  with: 'france',
  text: '',
  spans: [span('To '), span(to.toUpperCase(), to), span(' from '), span(from.toUpperCase(), from)], // the other way round
});
const possible = [
  peace('spring'),
  peace('autumn'),
  help('leon', 'faro'),
  help('leon', 'vigo'),
  help('burgos', 'vigo'),
  help('burgos', 'burgos'),
];
const [peaces, helps] = kindsOf(possible) as [PactDoc[], PactDoc[]];

describe('pacts as sentences with gaps', () => {
  it('has one sentence for each kind', () => {
    expect(kindsOf(possible).map((k) => k.length)).toEqual([2, 4]);
    expect(kindsOf([])).toEqual([]);
  });

  it('leaves a gap where something else could stand, and only there', () => {
    const gaps = sentence(peaces, peaces[0]!).map((p) => p.choices.map((c) => c.text));
    expect(gaps).toEqual([[], [], [], [], ['the spring', 'the autumn']]);
    expect(sentence([peaces[0]!], peaces[0]!).every((p) => p.choices.length === 0)).toBe(true);
  });

  it('finds the operands wherever the language puts them', () => {
    const pieces = sentence(helps, helps[1]!);
    expect(pieces.map((p) => p.operand)).toEqual([-1, 1, -1, 0]);
    expect(pieces[1]!.choices.map((c) => c.slug)).toEqual(['faro', 'vigo', 'burgos']);
    expect(pieces[3]!.choices.map((c) => c.text)).toEqual(['LEON', 'BURGOS']);
  });

  it('keeps the rest of the sentence if it can', () => {
    expect(changed(helps, helps[1]!, 0, 'burgos').pact.slice(2)).toEqual(['burgos', 'vigo']);
    expect(changed(helps, helps[0]!, 0, 'burgos').pact[2]).toBe('burgos'); // there is no Burgos to Faro
    expect(changed(helps, helps[2]!, 1, 'faro').pact.slice(2)).toEqual(['leon', 'faro']);
    expect(changed(peaces, peaces[0]!, 0, 'spring')).toBe(peaces[0]);
  });
});
