// The real server on a free port, one per worker, with a folder of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';

const binary = process.env.OUTREMER_BIN ?? join(import.meta.dirname, '../../bin/outremer');

export interface Site {
  url: string;
  stop: () => Promise<void>;
}

/** A folder that is there while a test runs. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'outremer-e2e-'));

/** What whoever runs the server does, by its own command. */
export const admin = (dir: string, ...args: string[]): string =>
  execFileSync(binary, ['admin', '--dir', dir, ...args], { encoding: 'utf8' });

/** Starts a server on a folder, which stays when it stops. */
export async function serve(dir: string, ...more: string[]): Promise<Site> {
  if (!existsSync(binary)) throw new Error(`${binary} is missing: build it first`);
  const args = ['serve', '--addr', 'localhost:0', '--dir', dir, '--bot-pause', '40ms', '--log-level', 'warn'];
  const limits = ['--max-requests', '2000', '--max-changes', '500', '--max-tables', '500'];
  const child: ChildProcess = spawn(binary, [...args, ...limits, ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((found, failed) => {
    let out = '';
    child.stdout?.on('data', (b: Buffer) => {
      out += b.toString();
      const m = /https?:\/\/\S+/.exec(out);
      if (m) found(m[0]);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${out}`)));
  });
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

interface Worker {
  site: string;
}
interface Test {
  /** what the page complained about; must be empty at the end */
  complaints: string[];
}

export const test = base.extend<Test, Worker>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright wants
    async ({}, use) => {
      const dir = folder();
      const s = await serve(dir);
      await use(s.url);
      await s.stop();
      rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  complaints: [
    async ({ page }, use) => {
      const list: string[] = [];
      watch(page, list);
      await use(list);
      expect(list, 'complaints of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects what a page complains about: errors of scripts and of the content security policy. */
export function watch(page: Page, list: string[]): void {
  page.on('pageerror', (e) => list.push(e.message));
  page.on('console', (m) => {
    // A refused request is an answer, not a fault of the page.
    if (m.type() === 'error' && !/Failed to load resource/.test(m.text())) list.push(m.text());
  });
}

/** The fonts have come, and what depends on sizes was drawn with them. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Another person: a browser with its own cookies. */
export async function person(
  browser: Browser,
  site: string,
  list: string[] = [],
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  watch(page, list);
  return { context, page };
}

export { expect };
