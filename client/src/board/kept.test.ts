import { beforeEach, expect, it } from 'vitest';
import { keepPlace, keptPlace } from './kept';

beforeEach(() => localStorage.clear());

it('is kept by table, until all of the board is shown again', () => {
  keepPlace('t1', { x: 10, y: 20, k: 0.5 });
  expect(keptPlace('t1')).toEqual({ x: 10, y: 20, k: 0.5 });
  expect(keptPlace('t2')).toBeNull();
  keepPlace('t1', null);
  expect(keptPlace('t1')).toBeNull();
});

it('survives nonsense in the storage', () => {
  for (const text of ['{', '{}', '{"x":1,"y":"2","k":3}']) {
    localStorage.setItem('outremer.place.t1', text);
    expect(keptPlace('t1')).toBeNull();
  }
});
