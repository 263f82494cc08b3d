// The same person always has the same face, and people can be told apart.
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../tests/facts';
import { faceOf, type Looks } from './parts';

const looks = (more: Partial<Looks> = {}): Looks => ({
  name: 'edith',
  sex: 'female',
  traits: [],
  age: 'grown',
  crown: false,
  ...more,
});

describe('a face', () => {
  it('follows from the name alone', () => {
    expect(faceOf(looks())).toEqual(faceOf(looks()));
    const { skin, nose, eyes } = faceOf(looks());
    const later = faceOf(looks({ age: 'old', crown: true, traits: ['cruel'] }));
    expect([later.skin, later.nose, later.eyes]).toEqual([skin, nose, eyes]);
  });
  it('greys and wrinkles with age, and has no beard in youth', () => {
    const [young, grown, old] = (['young', 'grown', 'old'] as const).map((age) =>
      faceOf(looks({ name: 'guy', sex: 'male', age })),
    );
    expect(young!.beard).toBe('');
    expect(old!.hair).not.toBe(grown!.hair);
    expect([grown!.marks.length, old!.marks.length]).toEqual([0, 1]);
  });
  it('shows what somebody is like', () => {
    const [kind, cruel, brave] = ['kind', 'cruel', 'brave'].map((t) => faceOf(looks({ traits: [t] })));
    expect(kind!.mouth).not.toBe(cruel!.mouth);
    expect(kind!.brows).not.toBe(cruel!.brows);
    expect(brave!.marks.length).toBe(1);
  });
  it('is not that of nearly everybody else', () => {
    const { character } = factsOf<{ character: { slug: string; sex: string }[] }>('kings', 'characters');
    const all = character.map((c) => JSON.stringify(faceOf(looks({ name: c.slug, sex: c.sex }))));
    expect(new Set(all).size / all.length).toBeGreaterThan(0.9);
  });
});
