// How soon a game without a server can be played, and how long its best bots think: npm run speed:offline
// It measures the site of plain files (make site), each title anew: over 10 Mbit/s with 40 ms of delay and nothing kept,
// then again with everything kept, from the click that starts the game until the table stands; then legends alone
// at the table for a while (SECONDS=20), with the processor slowed down (SLOWER=4) if this Chromium can do that to
// workers. TITLES=kings,cardinals measures only these.
import { createReadStream, existsSync, statSync } from 'node:fs';
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

/** Bots begin at once; those of a new table are of one kind, where one is named. */
const hurried = (bot) => {
  sessionStorage.setItem('outremer.pause', '1');
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (m) {
    const asked = m.what === 'ask' && m.method === 'POST' ? m.address.split('?')[0] : '';
    if (bot && asked === '/api/v1/tables') {
      const t = JSON.parse(m.body);
      m.body = JSON.stringify({ ...t, bots: Object.fromEntries(Object.keys(t.bots).map((s) => [s, bot])) });
    }
    if (bot && asked.endsWith('/cover')) m.body = JSON.stringify({ ...JSON.parse(m.body), bot });
    return post.call(this, m);
  };
  const Plain = Worker;
  window.heard = [];
  window.Worker = class extends Plain {
    constructor(...a) {
      super(...a);
      this.addEventListener('message', (e) => e.data.what === 'piece' && window.heard.push(performance.now()));
    }
  };
};

const browser = await chromium.launch({
  executablePath: env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Starts a game against bots, and returns the milliseconds from the click until the table stands and somebody is asked. */
async function start(page, title) {
  await page.goto(`${url}#/new/${title}`);
  await page.reload();
  await page.getByRole('button', { name: 'Me against bots' }).click();
  await page.waitForLoadState('networkidle');
  const began = performance.now();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('.prompt[aria-busy="false"]');
  return performance.now() - began;
}

/** Slows down the workers of a page, and says whether that is possible. */
async function slow(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  let workers = false;
  cdp.on('Target.attachedToTarget', ({ sessionId }) => {
    cdp.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id: 1, method: 'Emulation.setCPUThrottlingRate', params: { rate: slower } }),
    });
  });
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, error } = JSON.parse(message);
    workers ||= id === 1 && !error;
  });
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return () => workers;
}

/** The longest time that legends alone at a table let pass between two moves, in milliseconds. */
async function think(title) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(hurried, 'legend');
  const slowed = await slow(page);
  await start(page, title);
  await page.getByRole('button', { name: 'About this table' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.evaluate(() => {
    window.heard.length = 0;
  });
  await sleep(seconds * 1000);
  const times = await page.evaluate(() => window.heard);
  await context.close();
  const longest = Math.max(...times.slice(1).map((t, i) => t - times[i]));
  return { longest, moves: times.length, slowed: slowed() };
}

const s = (ms) => `${(ms / 1000).toFixed(1)} s`;
console.log(`load ${loadavg()[0].toFixed(1)}, Chromium ${browser.version()}`);
console.log('| title | first table, cold | warm | longest thought of a legend |\n| --- | --- | --- | --- |');
for (const title of titles) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(hurried, '');
  const cold = await start(page, title);
  const warm = await start(page, title);
  await context.close();
  const { longest, moves, slowed } = await think(title);
  console.log(
    `| ${title} | ${s(cold)} | ${s(warm)} | ${s(longest)} in ${moves} moves${slowed ? `, ${slower} times slower` : ', not slowed down'} |`,
  );
}
await browser.close();
server.closeAllConnections();
server.close();
