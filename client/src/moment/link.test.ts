import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  BadLink,
  decode,
  encode,
  isSetUp,
  longest,
  longestNote,
  type Marks,
  type Moment,
  titleOfLog,
  withArrow,
  withRing,
} from './link';

const games = join(import.meta.dirname, '../../../games');
const logs = ['kingdoms', 'thywill', 'cardinals', 'kings'].flatMap((title) => {
  const dir = join(games, title, 'testdata/games');
  const kept = readdirSync(dir).filter((f) => f.endsWith('.log.gz'));
  return kept.map((f): [string, string] => [title, gunzipSync(readFileSync(join(dir, f))).toString()]);
});
const [, log] = logs[0]!;
const marks: Marks = { arrows: [['homs', 'tripoli']], rings: ['acre'], note: 'Qui è cambiato tutto ⚔' };
const elsewhere: Moment = { table: 'a'.repeat(26), at: 1_790_000_000_000, ...marks };

/** Links as somebody else might write them. */
async function written(what: unknown): Promise<string> {
  return encode(what as Moment);
}
const refusal = (text: string) =>
  decode(text).then(
    () => 'shown',
    (e) => (e instanceof BadLink ? e.why : String(e)),
  );

describe('a link to a moment', () => {
  it('brings every kept game, without its rolls, in a link that travels', async () => {
    expect(logs.length).toBeGreaterThan(20);
    for (const [title, log] of logs) {
      const text = await encode({ log, at: 7, ...marks });
      expect(text.length).toBeLessThan(longest);
      expect(text).toMatch(/^1\.[\w-]+$/);
      const back = await decode(text);
      expect(back).toMatchObject({ at: 7, ...marks });
      const kept = 'log' in back ? back.log : '';
      expect(titleOfLog(kept)).toBe(title);
      const lines = (text: string) => text.split('\n').filter((l) => !/^ {2}(roll|state) /.test(l));
      expect(kept.split('\n')).toEqual(lines(log));
    }
  });

  it('brings a position that somebody set up, and who is to find a move in it', async () => {
    const made = 'outremer 1\ngame kingdoms\narrange put acre england\narrange round england\n';
    const moment: Moment = { log: made, at: 0, ...marks, seat: 'england' };
    expect(await decode(await encode(moment))).toEqual(moment);
    expect(isSetUp(made)).toBe(true);
    expect(isSetUp(log)).toBe(false);
  });

  it('names a table of a server, and nothing else of it', async () => {
    expect(await decode(await encode(elsewhere))).toEqual(elsewhere);
  });

  it('that was cut or altered says so', async () => {
    const text = await encode({ log, at: 7, ...marks });
    for (const broken of [
      '',
      'x',
      '1.',
      '1.%%%',
      text.slice(0, -1),
      text.slice(0, text.length / 2),
      text.replace('1.', ''),
    ])
      expect(await refusal(broken), broken.slice(0, 20)).toBe('broken');
    const at = Math.floor(text.length / 2);
    const other = text[at] === 'A' ? 'B' : 'A';
    expect(await refusal(text.slice(0, at) + other + text.slice(at + 1))).toBe('broken');
    expect(await refusal(text.replace('1.', '2.'))).toBe('newer');
  });

  it.each([
    ['a list', []],
    ['no game', { at: 7, ...marks }],
    ['no log', { log: 'a letter', at: 7, ...marks }],
    ['no table', { table: '../../me', at: 7, ...marks }],
    ['a table of a browser', { table: `${'a'.repeat(26)}-kings`, at: 7, ...marks }],
    ['no moment', { log, ...marks }],
    ['half a moment', { log, at: 0.5, ...marks }],
    ['a moment before the first', { log, at: -1, ...marks }],
    ['a long note', { log, at: 7, ...marks, note: 'x'.repeat(longestNote + 1) }],
    ['no note', { log, at: 7, ...marks, note: 7 }],
    ['an arrow to nowhere', { log, at: 7, ...marks, arrows: [['homs']] }],
    ['an arrow by another name', { log, at: 7, ...marks, arrows: [['homs', '"><b>']] }],
    ['no seat', { log, at: 7, ...marks, seat: '"><b>' }],
    ['a hundred circles', { log, at: 7, ...marks, rings: Array.from({ length: 100 }, () => 'homs') }],
  ])('that holds %s is refused', async (_, what) => {
    expect(await refusal(await written(what))).toBe('broken');
  });

  it('that would unpack to more than a game is refused', async () => {
    const bomb = { log: `outremer 1\n${'x'.repeat(3_000_000)}`, at: 0, ...marks };
    expect(await refusal(await written(bomb))).toBe('broken');
  });
});

describe('marks', () => {
  it('are drawn, and taken away by drawing them again', () => {
    const none: Marks = { arrows: [], rings: [], note: '' };
    const one = withRing(withArrow(none, 'a', 'b'), 'c');
    expect(one).toEqual({ arrows: [['a', 'b']], rings: ['c'], note: '' });
    expect(withArrow(one, 'b', 'a').arrows).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(withRing(withArrow(one, 'a', 'b'), 'c')).toEqual(none);
  });
});
