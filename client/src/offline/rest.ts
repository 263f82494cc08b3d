// When a page has come to rest: what is fetched for later must not slow down what somebody waits for.

/** How long nothing may have arrived, in milliseconds. */
const quiet = 2000;

let coming = 0;

/** Counts what a page waits for without seeing it arrive: what its workers fetch. */
export function awaited(what: Promise<unknown>): void {
  const arrived = () => {
    coming--;
  };
  coming++;
  what.then(arrived, arrived);
}

/** Resolves when nothing has arrived for a while, and nothing is on its way that is known of. */
export function atRest(): Promise<void> {
  return new Promise((rested) => {
    let last = performance.now();
    const seen = new PerformanceObserver(() => {
      last = performance.now();
    });
    seen.observe({ type: 'resource' });
    const look = () => {
      if (coming > 0) last = performance.now();
      const left = last + quiet - performance.now();
      if (left > 0) {
        setTimeout(look, left);
        return;
      }
      seen.disconnect();
      rested();
    };
    look();
  });
}
