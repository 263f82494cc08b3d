import { describe, expect, it } from 'vitest';
import { patched } from '../src/lib/patch';

describe('patched', () => {
  const old = { n: 1, view: { hands: [[1, 2], [3]], 'a/b~c': 'x' }, moves: ['a', 'b', 'c'], prompt: { id: 1 } };

  it('changes what is named, and shares the rest', () => {
    const now = patched(old, [
      { op: 'replace', path: '/n', value: 2 },
      { op: 'replace', path: '/view/hands/0/1', value: 9 },
      { op: 'add', path: '/view/new', value: null },
      { op: 'replace', path: '/view/a~1b~0c', value: 'y' },
      { op: 'replace', path: '/prompt', value: null },
    ]);
    expect(now).toEqual({
      n: 2,
      view: { hands: [[1, 9], [3]], 'a/b~c': 'y', new: null },
      moves: ['a', 'b', 'c'],
      prompt: null,
    });
    expect(old.view.hands).toEqual([[1, 2], [3]]);
    expect(now.moves).toBe(old.moves);
    expect(now.view.hands[1]).toBe(old.view.hands[1]);
  });

  it('takes one operation after the other', () => {
    const now = patched(old, [
      { op: 'remove', path: '/moves/0' },
      { op: 'add', path: '/moves/1', value: 'x' },
      { op: 'add', path: '/moves/-', value: 'y' },
      { op: 'remove', path: '/prompt' },
    ]);
    expect(now.moves).toEqual(['b', 'x', 'c', 'y']);
    expect('prompt' in now).toBe(false);
    expect(old.moves).toEqual(['a', 'b', 'c']);
  });

  it('can replace everything', () => {
    expect(patched<unknown>(old, [{ op: 'replace', path: '', value: 7 }])).toBe(7);
  });
});
