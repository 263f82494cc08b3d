// A page that is built in slices.
import { describe, expect, it } from 'vitest';
import { pause, Slices } from '../src/lib/slices';

describe('slices', () => {
  it('come one to a task, and what a slice brings comes before what follows it on the page', async () => {
    const slices = new Slices();
    const built: string[] = [];
    const build = (name: string) => {
      built.push(name);
      queueMicrotask(() => built.push('|')); // what follows in the same task comes before this
    };
    slices.later(() => {
      build('board');
      slices.later(() => build('ground'));
      slices.later(() => build('borders'));
    });
    slices.later(() => build('panel'));
    await Promise.resolve();
    expect(built, 'nothing in the same task').toEqual([]);
    await slices.whole();
    expect(built.join(' ')).toBe('board | ground | borders | panel |');
    slices.end();
  });

  it('can be taken back, and others still come', async () => {
    const slices = new Slices();
    const built: string[] = [];
    const back = slices.later(() => built.push('hand'));
    slices.later(() => built.push('log'));
    back();
    slices.later(() => built.push('chat'));
    await slices.whole();
    expect(built).toEqual(['log', 'chat']);
    await slices.whole(); // nothing is on its way
    slices.later(() => built.push('menu'));
    await slices.whole();
    expect(built).toEqual(['log', 'chat', 'menu']);
    slices.end();
  });

  it('stop when the page is left', async () => {
    const slices = new Slices();
    const built: string[] = [];
    slices.later(() => built.push('board'));
    slices.end();
    await pause();
    await pause();
    expect(built).toEqual([]);
  });
});
