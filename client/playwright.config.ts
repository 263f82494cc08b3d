import { defineConfig } from '@playwright/test';
import { light } from './e2e/browser';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Generous, and the only ones: a test waits for a state, and a machine may be busy with other things.
  timeout: 1_200_000,
  expect: { timeout: 300_000 },
  fullyParallel: true,
  workers: 2,
  // Who fails once and passes then does not keep everybody else's work from landing, but is named at
  // the end of make test; make repeat gives no second chance.
  retries: 1,
  forbidOnly: !!process.env.CI,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 300_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: light,
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
