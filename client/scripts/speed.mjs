// How fast the page of a table stands with a cold cache, and what it weighs: npm run speed
// Names of programs measure these instead of bin/outremer, in turns, which is the only fair way on a busy machine:
//   npm run speed -- /tmp/before ../bin/outremer
// ROUNDS=9 loads every page as often as that, TITLES=kings,cardinals only these, WIDTH=360 on a telephone, SLOW=1 over
// 10 Mbit/s with 40 ms of delay, FILES=1 tells of every request when it began and ended.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const players = { kingdoms: 4, thywill: 4, kings: 5, cardinals: 12 };
const { env } = process;
const titles = env.TITLES?.split(',') ?? Object.keys(players);
const rounds = Number(env.ROUNDS ?? 5);
const width = Number(env.WIDTH ?? 1280);
const viewport = { width, height: width < 700 ? 740 : 800 };
const named = process.argv.slice(2);
const programs = named.length > 0 ? named : [join(import.meta.dirname, '../../bin/outremer')];

/** A server with a table of every title, at which nobody moves. */
async function open(program) {
  const dir = mkdtempSync(join(tmpdir(), 'outremer-speed-'));
  const args = ['serve', '--addr', 'localhost:0', '--dir', dir, '--bot-pause', '1h', '--log-level', 'warn'];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((found, failed) => {
    child.stdout.on('data', (b) => /https?:\/\/\S+/.test(b) && found(/https?:\/\/\S+/.exec(b)[0]));
    child.once('exit', (code) => failed(new Error(`${program} ended with ${code}`)));
  });
  const close = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  return { program, close, ...(await setUp(url)) };
}

async function setUp(url) {
  let guest = '';
  const ask = async (path, body) => {
    const headers = { 'Content-Type': 'application/json', ...(guest && { Cookie: guest }) };
    const more = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const r = await fetch(`${url}/api/v1${path}`, { headers, ...more });
    if (!r.ok) throw new Error(`${path}: ${await r.text()}`);
    guest ||= r.headers.get('set-cookie').split(';')[0];
    return r.json();
  };
  const tables = {};
  for (const title of titles) {
    const about = await ask(`/titles/${title}`);
    const [me, ...others] = about.sizes.find((s) => s.players === players[title]).seats.map((s) => s.slug);
    const bots = Object.fromEntries(others.map((s) => [s, about.bots[0]]));
    tables[title] = (await ask('/tables', { title, players: players[title], sit: [me], bots })).id;
  }
  return { url, guest, tables };
}

/** Runs in the page before everything else: notes when something is painted for the first time, and what moved. */
function watch() {
  const seen = { board: 0, whole: 0, longest: 0, shift: 0 };
  window.seen = seen;
  const wanted = {
    board: 'section.board .world [data-space]',
    whole: 'section.board .board:not([aria-busy="true"]) .world [data-space]',
  };
  const painted = (key) => {
    delete wanted[key];
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen[key] = performance.now();
        performance.mark(`seen ${key}`);
      }),
    );
  };
  const look = () => {
    for (const [key, css] of Object.entries(wanted)) if (document.querySelector(css)) painted(key);
    requestAnimationFrame(look);
  };
  look();
  const observe = (type, take) =>
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) take(e);
    }).observe({ type, buffered: true });
  observe('longtask', (e) => {
    seen.longest = Math.max(seen.longest, e.duration);
  });
  observe('layout-shift', (e) => {
    seen.shift += e.value;
  });
}

const kinds = { Script: 'scripts', Stylesheet: 'styles', Font: 'fonts', Document: 'page' };
function kindOf({ type, response }) {
  if (/\/boards\/|\/assets\/.*\.svg$/.test(response.url)) return 'board';
  return response.url.includes('/api/') ? 'api' : (kinds[type] ?? 'other');
}

/** Counts what a page fetches: bytes as they travel, headers included. */
async function count(cdp) {
  const requests = new Map();
  await cdp.send('Network.enable');
  if (env.SLOW)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: 1_250_000,
      uploadThroughput: 1_250_000,
    });
  cdp.on('Network.requestWillBeSent', (e) => {
    requests.set(e.requestId, { url: e.request.url, from: e.timestamp, to: e.timestamp, bytes: 0, kind: 'other' });
  });
  const at = (id, take) => requests.has(id) && take(requests.get(id));
  cdp.on('Network.responseReceived', (e) =>
    at(e.requestId, (r) => Object.assign(r, { kind: kindOf(e), bytes: e.response.encodedDataLength })),
  );
  cdp.on('Network.dataReceived', (e) =>
    at(e.requestId, (r) => Object.assign(r, { bytes: r.bytes + e.encodedDataLength, to: e.timestamp })),
  ); // a stream does not end
  cdp.on('Network.loadingFinished', (e) =>
    at(e.requestId, (r) => Object.assign(r, { bytes: e.encodedDataLength, to: e.timestamp })),
  );
  return requests;
}

function tellFiles(requests) {
  const begin = Math.min(...[...requests.values()].map((r) => r.from));
  const ms = (t) => String(Math.round((t - begin) * 1000)).padStart(6);
  for (const r of requests.values())
    console.log(
      `${ms(r.from)} -${ms(r.to)} ms ${String(r.bytes).padStart(8)} B  ${r.url.replace(/^https?:..[^/]*/, '')}`,
    );
}

/** Time of the processor, in ms: the dearest task, and all of them up to the first board. Others on the machine count less. */
function cost(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const seen = traceEvents.find((e) => e.name === 'seen board');
  const tasks = traceEvents.filter((e) => e.name === 'RunTask' && e.pid === seen.pid && e.tid === seen.tid && e.tdur);
  const before = tasks.filter((e) => e.ts < seen.ts);
  return {
    'dearest task': Math.max(...tasks.map((e) => e.tdur)) / 1000,
    'cpu to board': before.reduce((sum, e) => sum + e.tdur, 0) / 1000,
  };
}

/** One load with an empty cache. */
async function load(browser, site, title) {
  const [name, value] = site.guest.split('=');
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  const requests = await count(await context.newCDPSession(page));
  await page.addInitScript(watch);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] });
  await page.goto(`${site.url}/table/${site.tables[title]}`);
  await page.waitForFunction(() => window.seen.board > 0 && window.seen.whole > 0);
  await page.waitForTimeout(800); // what comes after
  const trace = await browser.stopTracing();
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  if (env.FILES) tellFiles(requests);
  const bytes = { 'all kB': 0 };
  for (const r of requests.values()) {
    bytes['all kB'] += r.bytes / 1000;
    bytes[`${r.kind} kB`] = (bytes[`${r.kind} kB`] ?? 0) + r.bytes / 1000;
  }
  return {
    'first board': seen.board,
    'whole board': seen.whole,
    'longest task': seen.longest,
    ...cost(trace),
    'shift ‰': seen.shift * 1000,
    ...bytes,
  };
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
function sum(runs) {
  const all = new Set(runs.flatMap((r) => Object.keys(r)));
  const middle = (what) => Math.round(median(runs.map((r) => r[what] ?? 0)) * 10) / 10;
  return Object.fromEntries(
    [...all].map((what) => [what, what.endsWith('kB') ? middle(what) : Math.round(middle(what))]),
  );
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
];
const browser = await chromium.launch({ executablePath: env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
const sites = [];
const runs = new Map();
try {
  for (const p of programs) sites.push(await open(p));
  await load(browser, sites[0], titles[0]); // the browser itself starts cold, too
  for (let i = 0; i < rounds; i++)
    for (const title of titles)
      for (const site of sites) {
        const key = programs.length > 1 ? `${title} ${site.program}` : title;
        runs.set(key, [...(runs.get(key) ?? []), await load(browser, site, title)]);
      }
  console.table(Object.fromEntries([...runs].map(([key, list]) => [key, sum(list)])));
  const busy = loadavg().map((l) => l.toFixed(1));
  console.log(
    `ms, medians of ${rounds} loads, window ${width}x${viewport.height}; load of the machine ${busy.join(' ')}`,
  );
} finally {
  await browser.close();
  for (const s of sites) await s.close();
}
