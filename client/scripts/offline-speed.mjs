// How soon a game without a server can be played, and how long its best bots think: npm run speed:offline
// It measures the site of plain files (make site), each title anew: over 10 Mbit/s with 40 ms of delay and nothing kept,
// then again with everything kept, from the click that starts the game until the table stands; then legends alone
// at the table for a while (SECONDS=20), as on a machine that is slower (SLOWER=4: a quarter of a processor for each
// thread). TITLES=kings,cardinals measures only these.
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { join, normalize } from 'node:path';
import { chromium } from '@playwright/test';

const { env } = process;
const titles = env.TITLES?.split(',') ?? ['kingdoms', 'thywill', 'kings', 'cardinals'];
const seconds = Number(env.SECONDS ?? 20);
const slower = Number(env.SLOWER ?? 4);
const site = join(import.meta.dirname, '../../site');
const kinds = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
};
const bytesPerSecond = 10e6 / 8;
const delay = 40;

/** The line, which all requests share: when the next byte can be sent. */
let free = 0;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** A server that knows nothing but files, behind a slow line: browsers do not slow down what a worker fetches. */
const server = createServer(async (q, r) => {
  const file = join(site, normalize(new URL(q.url, 'http://site').pathname.replace(/\/$/, '/index.html')));
  if (!file.startsWith(site) || !existsSync(file) || !statSync(file).isFile()) return void r.writeHead(404).end();
  await sleep(delay);
  r.writeHead(200, { 'Content-Type': kinds[file.split('.').pop()] ?? 'application/octet-stream' });
  for await (const piece of createReadStream(file, { highWaterMark: 16 << 10 })) {
    free = Math.max(free, performance.now()) + (piece.length / bytesPerSecond) * 1000;
    await sleep(free - performance.now());
    r.write(piece);
  }
  r.end();
});
await new Promise((done) => server.listen(0, 'localhost', done));
const url = `http://localhost:${server.address().port}/`;

/** Bots begin at once; those of a new table are of one kind. */
const hurried = (bot) => {
  sessionStorage.setItem('outremer.pause', '1');
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (m) {
    const asked = m.what === 'ask' && m.method === 'POST' ? m.address.split('?')[0] : '';
    if (asked === '/api/v1/tables') {
      const t = JSON.parse(m.body);
      m.body = JSON.stringify({ ...t, bots: Object.fromEntries(Object.keys(t.bots).map((s) => [s, bot])) });
    }
    if (asked.endsWith('/cover')) m.body = JSON.stringify({ ...JSON.parse(m.body), bot });
    return post.call(this, m);
  };
  const Plain = Worker;
  window.heard = [];
  window.Worker = class extends Plain {
    constructor(...a) {
      super(...a);
      // When the worker made a move, whatever the page had to do until it heard of it.
      this.addEventListener('message', (e) => {
        const at = e.data.what === 'piece' && /"news":\[\{"n":\d+,"at":(\d+)/.exec(e.data.piece);
        if (at) window.heard.push(Number(at[1]));
      });
    }
  };
};

const browser = await chromium.launch({
  executablePath: env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/**
 * Starts a game against bots, and returns the milliseconds from the click until the table stands and somebody is asked.
 * Whoever looks at the page before clicking gives it time to come to rest.
 */
async function start(page, title, looks = true) {
  await page.goto(`${url}#/new/${title}`);
  await page.getByRole('button', { name: 'Me against bots' }).click();
  if (looks) await page.waitForLoadState('networkidle');
  const began = performance.now();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('.prompt[aria-busy="false"]');
  return performance.now() - began;
}

/** The milliseconds of processor that every thread of some processes has had so far. */
function used(processes) {
  const threads = processes.flatMap((id) =>
    readdirSync(`/proc/${id}/task`).map((t) => `/proc/${id}/task/${t}/schedstat`),
  );
  return new Map(threads.map((file) => [file, Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6]));
}

/** What the busiest thread has had in between. */
const busiest = (before, after) => Math.max(0, ...[...after].map(([t, ms]) => ms - (before.get(t) ?? 0)));

/** The most, in milliseconds, that a slowed-down page may run at a stretch. */
const stretch = 20;

/**
 * Slows down everything that pages do, workers included, which browsers only offer for the page's own thread: their
 * processes are stopped as soon as one of their threads has had more than its share of a processor. Returns what ends it,
 * and says which share the busiest had: less than it may, if others keep the machine busy.
 */
async function slow() {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter((p) => p.type === 'renderer').map((p) => p.id);
  const [began, first] = [performance.now(), used(pages)];
  let on = true;
  const held = (async () => {
    let credit = stretch;
    for (let at = began, had = first; on; await sleep(5)) {
      const [now, has] = [performance.now(), used(pages)];
      credit = Math.min(stretch, credit + (now - at) / slower - busiest(had, has));
      [at, had] = [now, has];
      for (const id of pages) process.kill(id, credit < 0 ? 'SIGSTOP' : 'SIGCONT');
    }
    for (const id of pages) process.kill(id, 'SIGCONT');
  })();
  return async () => {
    const share = busiest(first, used(pages)) / (performance.now() - began);
    on = false;
    await held;
    await cdp.detach();
    return share;
  };
}

/**
 * The longest time that legends alone at a table let pass between two moves, in milliseconds. What several of them
 * plan in secret, one after the other, is one pause: no move is seen meanwhile.
 */
async function think(title) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(hurried, 'legend');
  await start(page, title);
  await page.getByRole('button', { name: 'About this table' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.evaluate(() => {
    window.heard.length = 0;
  });
  const hurry = await slow();
  await sleep(seconds * 1000);
  const share = await hurry();
  const times = await page.evaluate(() => window.heard);
  await context.close();
  const longest = Math.max(...times.slice(1).map((t, i) => t - times[i]));
  return { longest, moves: times.length, share };
}

/** How long it takes at first, with nothing kept, and again with everything kept: the pages, and the engine's unpacked code. */
async function twice(title, looks) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const cold = await start(page, title, looks);
  await page.evaluate(async () => {
    const unpacked = async () =>
      (await (await caches.open('outremer')).keys()).some((r) => r.url.endsWith('.engine?unpacked'));
    await navigator.serviceWorker.ready;
    while (!(await unpacked())) await new Promise((done) => setTimeout(done, 100));
  });
  await page.goto('about:blank');
  const warm = await start(page, title, looks);
  await context.close();
  return [cold, warm];
}

const s = (ms) => `${(ms / 1000).toFixed(1)} s`;
console.log(`load ${loadavg()[0].toFixed(1)}, Chromium ${browser.version()}`);
console.log('| title | cold | warm | cold, clicked at once | warm, clicked at once | longest pause of legends |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const title of titles) {
  const looked = await twice(title, true);
  const hasty = await twice(title, false);
  const { longest, moves, share } = await think(title);
  console.log(
    `| ${title} | ${[...looked, ...hasty].map(s).join(' | ')} | ${s(longest)} in ${moves} moves, with ${Math.round(share * 100)} % of a processor |`,
  );
}
await browser.close();
server.closeAllConnections();
server.close();
