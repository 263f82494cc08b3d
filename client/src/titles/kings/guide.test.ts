// The guide has words for every mark, each mark its moment, and the first Era an end.
import { expect, it } from 'vitest';
import type { Moment } from '../../contract';
import type { Step } from '../../gen/kings';
import { guide as en } from '../../gen/words/kings-en';
import { markFor } from '../../guide/guide';
import { guide } from './guide';

const now = (step: Step | '', more: object = {}): Moment => ({
  view: { era: 1, round: 1, seat: 'english', hand: [], dynasties: [{ culture: 'english', rulers: 1 }], ...more },
  step,
  moves: [],
  selected: new Set(),
  story: [],
  over: false,
});

it('every word is used by a mark, and every mark has words', () => {
  const wanted = guide.marks.flatMap((m) => ['title', 'what', 'why', 'next'].map((part) => `${m.id}.${part}`));
  expect(Object.keys(en).sort()).toEqual(wanted.sort());
  for (const m of guide.marks) for (const t of [m.title(), m.what(), m.why()]) expect(t).not.toBe('');
});

it('a mark stands at each kind of question of the first Era', () => {
  const steps: Step[] = [
    'draw-card',
    'family',
    'suit',
    'invest',
    'sacrifice',
    'plot',
    'turn',
    'realm',
    'buy',
    'intrigue',
    'war',
    'declare',
    'tax',
    'crusade',
    'victory',
    'sabotage',
    'consent',
    'event-choice',
    'upkeep',
    'old-age',
  ];
  for (const s of steps) expect(markFor(guide, new Set(), now(s)), s).not.toBeNull();
});

it('nothing is said while others act, and it ends with the Era or the game', () => {
  expect(markFor(guide, new Set(), now(''))).toBeNull();
  const told = new Set(guide.marks.map((m) => m.id).filter((id) => id !== guide.last));
  expect(markFor(guide, told, now('family'))).toBeNull();
  expect(markFor(guide, told, now('draw-card', { era: 2 }))?.id).toBe('end');
  expect(markFor(guide, told, { ...now(''), over: true })?.id).toBe('end');
});

it('a new ruler is told of, whatever is asked then', () => {
  const crowned = { dynasties: [{ culture: 'english', rulers: 2 }] };
  const done = new Set(['welcome', 'draw']);
  expect(markFor(guide, done, now('draw-card', crowned))?.id).toBe('succession');
});
