import { describe, expect, it } from 'vitest';
import { circleOf, conversations, offerState, readOf, seatsOf, shownLetters } from '../src/lib/mail';
import type { Letter } from '../src/lib/types';

const letter = (n: number, from: string, to: string[], more: Partial<Letter> = {}): Letter => ({
  n,
  at: n,
  from,
  name: from,
  to,
  text: `letter ${n}`,
  offer: null,
  re: 0,
  answer: '',
  hidden: false,
  ...more,
});

describe('conversations', () => {
  const letters = [
    letter(1, 'red', ['blue']),
    letter(2, 'green', []),
    letter(3, 'blue', ['red', 'green']),
    letter(4, 'blue', ['red']),
  ];

  it('puts letters of the same seats together, whoever wrote', () => {
    const list = conversations(letters, new Map(), 'red');
    expect(list.map((c) => [c.circle, c.others, c.letters.map((l) => l.n)])).toEqual([
      ['', [], [2]],
      ['blue+red', ['blue'], [1, 4]],
      ['blue+green+red', ['blue', 'green'], [3]],
    ]);
  });

  it('counts what others wrote and the seat has not read', () => {
    const read = readOf([{ circle: ['red', 'blue'], n: 3 }]);
    expect(conversations(letters, read, 'red').map((c) => c.unread)).toEqual([1, 1, 1]);
    expect(conversations(letters, readOf([{ circle: [], n: 2 }]), 'red').map((c) => c.unread)).toEqual([0, 1, 1]);
  });

  it('has the talk of all even before anybody spoke', () => {
    expect(conversations([], new Map(), 'red')).toHaveLength(1);
  });

  it('names a circle alike in any order', () => {
    expect(circleOf(['red', 'blue'])).toBe(circleOf(['blue', 'red']));
    expect(seatsOf('')).toEqual([]);
  });
});

describe('offers', () => {
  const offer = letter(1, 'red', ['blue']);
  it('are open until they are answered or their time is over', () => {
    expect(offerState(offer, [offer], new Set())).toBe('open');
    expect(offerState(offer, [offer], new Set([1]))).toBe('lapsed');
    expect(offerState(offer, [offer, letter(2, 'blue', ['red'], { re: 1, answer: 'accept' })], new Set([1]))).toBe(
      'accept',
    );
  });
});

describe('hidden letters', () => {
  const rude = letter(1, 'red', ['blue'], { text: 'you fool' });
  const word = letter(2, 'red', ['blue'], { re: 1, answer: 'hidden', text: '' });
  it('lose their words, and the word of it is no letter', () => {
    const shown = shownLetters([rude, word]);
    expect(shown[0]).toMatchObject({ text: '', hidden: true });
    const [, talk] = conversations(shown, new Map(), 'blue');
    expect(talk?.letters.map((l) => l.n)).toEqual([1]);
  });
  it('answer no offer', () => {
    expect(offerState(rude, [rude, word], new Set())).toBe('open');
  });
});
