import { expect, it } from 'vitest';
import type { News } from '../lib/types';
import type { Moment } from './link';
import { momentAt, timeOf } from './moments';

const marks = { arrows: [], rings: [], note: '' };
const told = (...times: number[]) => times.map((at, i) => ({ n: i + 1, at }) as News);

it('of a finished game is counted', () => {
  const m: Moment = { log: 'outremer 1', at: 2, ...marks };
  expect(momentAt(m, [0, 1, 3, 4], [])).toBe(3);
  expect(momentAt({ ...m, at: 4 }, [0, 1, 3, 4], [])).toBeUndefined();
});

it('of a running game is the same when its secrets are told, and counted, at the end', () => {
  const running = told(10, 20, 30);
  const m: Moment = { table: 'a'.repeat(26), at: timeOf(2, running), ...marks };
  expect(momentAt(m, [0, 1, 2, 3], running)).toBe(2);
  expect(momentAt(m, [0, 1, 2, 3, 4], told(10, 15, 20, 30))).toBe(3);
  expect(momentAt({ ...m, at: timeOf(0, running) }, [0, 1, 2], running)).toBe(0);
});
