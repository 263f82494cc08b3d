import { vi } from 'vitest';

/** Waits until something holds, however busy the machine is with other things. */
export const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 30_000, interval: 5 });
