// The words of the interface, and how they are filled in. That every word is used and has its like in both languages
// is checked where they stand: go test ./cmd/gents ./text.
import { afterEach, describe, expect, it } from 'vitest';
import { shared as english } from '../src/gen/words/shared-en';
import { shared as italian } from '../src/gen/words/shared-it';
import { fill, lang, words } from '../src/lib/lang.svelte';

describe('fill', () => {
  it('puts values in their places and leaves the others', () => {
    expect(fill('{who} plays {what}.', { who: 'Anna' })).toBe('Anna plays {what}.');
  });
  it('chooses by number, with names inside', () => {
    const text = '{n|One seat|{n} seats} free for {who}, {n} {n|chair|chairs}';
    expect(fill(text, { n: 1, who: 'you' })).toBe('One seat free for you, 1 chair');
    expect(fill(text, { n: 0, who: 'you' })).toBe('0 seats free for you, 0 chairs');
    expect(fill(text, { n: '2', who: 'you' })).toBe('2 seats free for you, 2 chairs');
  });
  it('does not read what it has put in', () => {
    expect(fill('{who}', { who: '{n|a|b}', n: 1 })).toBe('{n|a|b}');
  });
});

describe('words', () => {
  afterEach(() => lang.set('en'));
  it('follow the language', () => {
    const w = words<typeof english>('shared', 'shared');
    lang.set('en');
    expect(w('undo')).toBe(english.undo);
    lang.set('it');
    expect(w('undo')).toBe(italian.undo);
  });
});
