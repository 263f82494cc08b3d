import { describe, expect, it } from 'vitest';
import { parse } from '../src/lib/router.svelte';

describe('addresses', () => {
  it.each([
    ['/', 'home', ''],
    ['/new/kingdoms', 'new', 'kingdoms'],
    ['/tables', 'tables', ''],
    ['/table/abc', 'table', 'abc'],
    ['/table/abc/', 'table', 'abc'],
    ['/table/abc/result', 'result', 'abc'],
    ['/table/abc/chronicle', 'chronicle', 'abc'],
    ['/table/abc/other', 'missing', 'abc'],
    ['/table', 'missing', ''],
    ['/join/abc', 'join', 'abc'],
    ['/a/b/c/d', 'missing', 'b'],
    ['/about', 'about', ''],
    ['/moment', 'moment', ''],
    ['/moment/abc', 'moment', 'abc'],
    ['/embed', 'embed', ''],
    ['/embed/abc', 'missing', 'abc'],
    ['/atlas', 'atlas', ''],
    ['/atlas/kingdoms-second-crusade', 'atlas', 'kingdoms-second-crusade'],
    ['/atlas/a/b', 'missing', 'a'],
  ])('%s is %s', (path, page, id) => {
    const r = parse(path, '?at=3');
    expect([r.page, r.id, r.query.get('at')]).toEqual([page, id, '3']);
  });

  it('keep what stands behind a hash', () => {
    expect(parse('/moment', '', '#1.abc').fragment).toBe('1.abc');
    expect(parse('/moment').fragment).toBe('');
  });
});
