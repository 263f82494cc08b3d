// What is asked for twice because there was no answer is made once.
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';

const keys: (string | undefined)[] = [];

function answering(...answers: (number | 'lost')[]) {
  keys.length = 0;
  vi.stubGlobal('fetch', async (_: string, init: { headers: Record<string, string> }) => {
    keys.push(init.headers['Idempotency-Key']);
    const status = answers.shift() ?? 200;
    if (status === 'lost') throw new TypeError('network');
    return new Response(status === 204 ? null : '{"key":"x"}', { status });
  });
}

afterEach(() => vi.unstubAllGlobals());

const write = (text: string) => api.write('t1', 'red', { text }).catch(() => {});

test('a letter without an answer is sent again under the same key', async () => {
  answering('lost', 503, 204, 204);
  for (let i = 0; i < 4; i++) await write('Peace?');
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]); // it was answered, so this is another letter
});

test('another letter has another key, a refused one is done with, and moves need none', async () => {
  answering('lost', 'lost', 422, 204, 200);
  await write('Peace?');
  await write('War!');
  await write('War!');
  await write('War!');
  await api.undo('t1', 'red');
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
  expect(keys[3]).not.toBe(keys[1]);
  expect(keys[4]).toBeUndefined();
});
