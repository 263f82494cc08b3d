import { existsSync } from 'node:fs';

// The browsers that tests drive. The light one has no windows of its own, which are a quarter of the
// work of the whole one; it does not show notifications either, and not every system has it.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const [small, large] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const whole = { executablePath: process.env.CHROMIUM ?? large, args };
export const light = existsSync(small) ? { ...whole, executablePath: process.env.CHROMIUM ?? small } : whole;
