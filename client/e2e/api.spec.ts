// The types that the client was written against are those of the server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from './site';

test('src/api/schema.ts is what the server says', async ({ site }) => {
  const fresh = astToString(await openapiTS(new URL('/api/v1/openapi.json', site)));
  const kept = readFileSync(join(import.meta.dirname, '../src/api/schema.ts'), 'utf8');
  expect(kept.slice(kept.indexOf('\n\n') + 2), 'run npm run api').toBe(fresh);
});

test('the content security policy is strict, and pages come compressed', async ({ request }) => {
  const r = await request.get('/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(r.headers()['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'; style-src 'self'");
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await r.text())?.[1] ?? '';
  const js = await request.get(script, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(js.headers()['content-encoding']).toBe('gzip');
  expect(js.headers()['cache-control']).toContain('immutable');
});
