// For tests: boards come from the disk, as no server is there.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { vi } from 'vitest';

export const fileOf = (name: string) => readFileSync(`../atlas/boards/${name}.svg`, 'utf8');

export function boardsFromDisk(): void {
  vi.stubGlobal('fetch', async (url: string) => new Response(fileOf(basename(url.split('?')[0]!, '.svg'))));
}

/** The browser's parts that the board asks for and the test's lacks. */
export function stubObservers(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
