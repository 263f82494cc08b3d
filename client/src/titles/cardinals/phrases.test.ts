// Clicks, drags and keys make moves: only such as are offered.
import { describe, expect, it } from 'vitest';
import type { Move } from '../../contract';
import type { View } from '../../gen/cardinals';
import { drag, Phrases, type Said, say, spaceOf } from './phrases';

const sorts: Record<string, string[]> = {
  move: ['space', 'place'],
  retreat: ['space', 'place'],
  'bid-move': ['space', 'place'],
  'build-fleet': ['place'],
  crusade: ['dynasty', 'space'],
  excommunicate: ['dynasty'],
  name: ['dynasty'],
};
function offer(text: string): Move {
  const [verb = '', ...args] = text.split(' ');
  return { move: [verb, ...args], verb, text, things: args.map((a, i) => `${sorts[verb]?.[i] ?? 'space'}:${a}`) };
}
const view = {
  centres: [
    { space: 'cairo', holder: 'ayyubids' },
    { space: 'damascus', holder: 'zengids' },
    { space: 'mosul', holder: 'zengids' },
    { space: 'rome', holder: '' },
  ],
} as unknown as View;
const phrases = new Phrases(
  [
    'hold paris',
    'move paris burgundy',
    'move paris bruges',
    'support paris bruges',
    'support-move paris bruges lorraine',
    'hold bruges',
    'move bruges paris',
    'move bruges normandy',
    'hold pisa',
    'move pisa rome-wc',
    'move pisa rome-ec',
    'move pisa genoa',
    'ferry pisa genoa',
    'support pisa rome',
    'convoy ionian paris crete',
    'support-move ionian paris crete',
    'bid-hold brittany',
    'bid-move brittany normandy',
    'excommunicate zengids',
    'crusade ayyubids jerusalem',
    'build-fleet york-ec',
    'build-fleet york-wc',
    'name ayyubids',
  ].map(offer),
  view,
);
const open = { mode: '' as const, own: false, helps: false };
const told = (s: Said) =>
  s.kind === 'play'
    ? s.phrase.move.text
    : s.kind === 'ask'
      ? s.phrases.map((p) => p.move.text)
      : s.kind === 'path'
        ? s.path.join(' > ')
        : '-';

describe('clicks', () => {
  it('select a unit first, and let it go by the second', () => {
    expect(told(say(phrases, [], 'paris', open))).toBe('paris');
    expect(told(say(phrases, ['paris'], 'paris', open))).toBe('');
    expect(told(say(phrases, [], 'anjou', open))).toBe('-');
  });
  it('move a unit to the next space', () => {
    expect(told(say(phrases, ['paris'], 'burgundy', open))).toBe('move paris burgundy');
    expect(told(say(phrases, ['brittany'], 'normandy', open))).toBe('bid-move brittany normandy');
  });
  it('go on where another unit begins, if the space is out of reach', () => {
    expect(told(say(phrases, ['paris'], 'pisa', open))).toBe('pisa');
    expect(told(say(phrases, ['paris'], 'anjou', open))).toBe('-');
  });
  it('attack a foreign unit, but ask about one of the own', () => {
    expect(told(say(phrases, ['paris'], 'bruges', open))).toBe('move paris bruges');
    expect(told(say(phrases, ['paris'], 'bruges', { ...open, own: true }))).toBe('paris > bruges');
    expect(told(say(phrases, ['paris'], 'bruges', { ...open, helps: true }))).toBe('paris > bruges');
  });
  it('support a move by its target, and a hold by the unit once more', () => {
    expect(told(say(phrases, ['paris', 'bruges'], 'lorraine', open))).toBe('support-move paris bruges lorraine');
    expect(told(say(phrases, ['paris', 'bruges'], 'bruges', open))).toBe('support paris bruges');
    expect(told(say(phrases, ['paris', 'bruges'], 'paris', open))).toBe('paris');
  });
  it('in support take the unit that can only be held in place at once', () => {
    expect(told(say(phrases, ['pisa'], 'rome', { ...open, mode: 'support' }))).toBe('support pisa rome');
  });
  it('ask for the coast, for the way, and for what a fleet does, only where that is open', () => {
    expect(told(say(phrases, ['pisa'], 'rome', { ...open, mode: 'move' }))).toEqual([
      'move pisa rome-wc',
      'move pisa rome-ec',
    ]);
    expect(told(say(phrases, ['pisa'], 'genoa', open))).toEqual(['move pisa genoa', 'ferry pisa genoa']);
    expect(told(say(phrases, ['ionian', 'paris'], 'crete', open))).toEqual([
      'convoy ionian paris crete',
      'support-move ionian paris crete',
    ]);
    expect(told(say(phrases, ['ionian', 'paris'], 'crete', { ...open, mode: 'convoy' }))).toBe(
      'convoy ionian paris crete',
    );
  });
});

describe('a drag', () => {
  it('moves, or helps where nothing else is possible or asked', () => {
    expect(told(drag(phrases, 'paris', 'bruges', false))).toBe('move paris bruges');
    expect(told(drag(phrases, 'paris', 'bruges', true))).toBe('paris > bruges');
    expect(told(drag(phrases, 'ionian', 'paris', false))).toBe('ionian > paris');
    expect(told(drag(phrases, 'paris', 'pisa', false))).toBe('-');
  });
});

describe('the map', () => {
  it('lets spaces stand for the dynasty that controls them', () => {
    expect(phrases.ends(['mosul']).map((p) => p.move.text)).toEqual(['excommunicate zengids']);
    expect(phrases.ends(['cairo'])).toEqual([]); // terms for the end of the game are no matter of the map
  });
  it('shows a crusade by its objective, a build by its space', () => {
    expect(phrases.ends(['jerusalem']).map((p) => p.move.text)).toEqual(['crusade ayyubids jerusalem']);
    expect(phrases.ends(['york']).map((p) => p.place)).toEqual(['york-ec', 'york-wc']);
  });
  it('glows where a path can go on', () => {
    expect(phrases.next(['paris'])).toEqual(new Set(['burgundy', 'bruges']));
    expect(phrases.next(['paris'], 'support')).toEqual(new Set(['bruges']));
    expect(phrases.modesOf('paris')).toEqual(['move', 'support']);
    expect(phrases.modesOf('ionian')).toEqual(['support', 'convoy']);
  });
  it('knows the space of a coast', () => {
    expect(['rome-wc', 'opsikion-nc', 'alba'].map(spaceOf)).toEqual(['rome', 'opsikion', 'alba']);
  });
});
