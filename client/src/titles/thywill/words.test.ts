// The guide says what belongs to its marks.
import { expect, it } from 'vitest';
import { guide as en } from '../../gen/words/thywill-en';
import { guide } from './guide';

it('says four things about every mark, and nothing else', () => {
  const wanted = guide.marks.flatMap((m) => ['title', 'what', 'why', 'next'].map((part) => `${m.id}.${part}`));
  expect(Object.keys(en).sort()).toEqual(wanted.sort());
  for (const m of guide.marks) for (const t of [m.title(), m.what(), m.why()]) expect(t).not.toBe('');
  expect(guide.marks.some((m) => m.id === guide.last)).toBe(true);
});
