import { beforeEach, describe, expect, it } from 'vitest';
import type { Guide, Mark, Moment } from '../contract';
import { keepTold, markFor, takeUp, told } from './guide';

const say = () => '';
const mark = (id: string, step: string): Mark => ({
  id,
  part: 'board',
  beside: [],
  when: (now) => now.step === step,
  title: say,
  what: say,
  why: say,
  next: say,
});
const guide: Guide = { marks: [mark('one', 'a'), mark('two', 'a'), mark('three', 'b'), mark('end', 'c')], last: 'end' };
const at = (step: string): Moment => ({ view: {}, step, moves: [], selected: new Set(), story: [], over: false });

describe('the mark to show', () => {
  it('is the first that was not told and has something to say', () => {
    expect(markFor(guide, new Set(), at('a'))?.id).toBe('one');
    expect(markFor(guide, new Set(['one']), at('a'))?.id).toBe('two');
    expect(markFor(guide, new Set(['one', 'two']), at('a'))).toBeNull();
    expect(markFor(guide, new Set(), at('b'))?.id).toBe('three');
  });
  it('is none after the last word', () => {
    expect(markFor(guide, new Set(['end']), at('a'))).toBeNull();
  });
});

describe('what was told', () => {
  beforeEach(() => localStorage.clear());
  it('is kept by table', () => {
    keepTold('t1', new Set(['one']));
    expect([...told('t1')]).toEqual(['one']);
    expect(told('t2').size).toBe(0);
  });
  it('can be taken up again, or taken anew', () => {
    keepTold('t1', new Set(['one', 'end']));
    takeUp('t1', 'end');
    expect([...told('t1')]).toEqual(['one']);
    takeUp('t1', null);
    expect(told('t1').size).toBe(0);
  });
  it('survives nonsense in the storage', () => {
    localStorage.setItem('outremer.guide.t1', '{');
    expect(told('t1').size).toBe(0);
  });
});
