import { describe, expect, it } from 'vitest';
import { redoable } from '../src/lib/redo';
import type { News } from '../src/lib/types';

const move = (n: number, seat: string, word: string, mark = '') =>
  ({ n, at: n, kind: 'move', seat, mark, move: [word], events: [] }) as News;
const undo = (n: number, seat: string, removed: number[], mark = '') =>
  ({ n, at: n, kind: 'undo', seat, mark, removed, events: [] }) as News;
const next = (...news: News[]) => redoable(news, 'red');

describe('what was taken back', () => {
  const both = [move(1, 'red', 'a'), move(2, 'red', 'b')];
  it('can be played again', () => {
    expect(next(...both)).toBeNull();
    expect(next(...both, undo(3, 'red', [2]))).toEqual(['b']);
  });
  it('comes back step by step, in the order in which it was played', () => {
    const gone = [...both, undo(3, 'red', [2]), undo(4, 'red', [1])];
    expect(next(...gone)).toEqual(['a']);
    expect(next(...gone, move(5, 'red', 'a'))).toEqual(['b']);
    expect(next(...gone, move(5, 'red', 'a'), move(6, 'red', 'b'))).toBeNull();
  });
  it('does so, too, when the whole turn was begun anew', () => {
    expect(next(...both, undo(3, 'red', [2, 1]))).toEqual(['a']);
  });
  it('is forgotten once something else is done, by whomever', () => {
    expect(next(...both, undo(3, 'red', [2]), move(4, 'red', 'c'))).toBeNull();
    expect(next(...both, undo(3, 'red', [2]), move(4, 'blue', 'x'))).toBeNull();
  });
  it('counts answers that are given by themselves as nobody’s', () => {
    const given = [move(1, 'red', 'a'), move(2, 'red', 'only', 'auto'), undo(3, 'red', [1, 2])];
    expect(next(...given)).toEqual(['a']);
    expect(next(...given, move(4, 'red', 'a'), move(5, 'red', 'only', 'auto'))).toBeNull();
  });
  it('is no one else’s, and nothing that others had to agree to', () => {
    expect(next(move(1, 'blue', 'a'), undo(2, 'blue', [1]))).toBeNull();
    expect(next(...both, undo(3, 'red', [2], 'agreed'))).toBeNull();
  });
});
