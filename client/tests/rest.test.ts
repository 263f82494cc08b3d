// Files are kept for later when nobody waits for others.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest, awaited } from '../src/offline/rest';

let arrive: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: () => void) {
        arrive = seen;
      }
      observe() {}
      disconnect() {
        arrive = () => {};
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a page rests after some milliseconds. */
function watch(): (ms: number) => Promise<boolean> {
  let rested = false;
  void atRest().then(() => {
    rested = true;
  });
  return async (ms) => {
    await vi.advanceTimersByTimeAsync(ms);
    return rested;
  };
}

test('a page rests when nothing has arrived for two seconds', async () => {
  const after = watch();
  expect(await after(1500)).toBe(false);
  arrive();
  expect(await after(1900)).toBe(false);
  expect(await after(200)).toBe(true);
});

test('a page does not rest while an engine is on its way, however long it takes, nor at once when it has come', async () => {
  let come = () => {};
  let fail = (_: Error) => {};
  awaited(
    new Promise<void>((done) => {
      come = done;
    }),
  );
  awaited(
    new Promise<void>((_, failed) => {
      fail = failed;
    }),
  );
  const after = watch();
  expect(await after(60_000)).toBe(false);
  come();
  expect(await after(60_000)).toBe(false);
  fail(new Error('gone'));
  expect(await after(100)).toBe(false);
  expect(await after(4000)).toBe(true);
});
