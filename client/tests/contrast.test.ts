// Every realm stands out against land and sea, in both themes and in the colours for all eyes.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');
type Colour = [number, number, number];
type Tokens = Record<string, string>;

/** The colours that a selector sets. */
function tokens(selector: string): Tokens {
  const at = css.indexOf(`${selector} {`);
  const block = css.slice(at, css.indexOf('}', at));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((m) => [m[1]!, m[2]!]));
}
const light = tokens(':root[data-theme="light"]');
const dark = { ...light, ...tokens(':root[data-theme="dark"]') };
const safe = tokens(':root[data-tinctures="safe"]');

const each = (a: Colour, f: (v: number, i: number) => number) => a.map(f) as Colour;
const rgb = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as Colour;
const linear = (c: Colour) => each(c, (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
const gamma = (c: Colour) => each(c, (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
const times = (rows: Colour[], c: Colour) => rows.map((r) => r[0] * c[0] + r[1] * c[1] + r[2] * c[2]) as Colour;

// Oklab, in which the style sheets mix.
const toLms: Colour[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toRgb: Colour[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
/** Mixing in Oklab is mixing the cube roots of its cones: what comes after is linear. */
function mix(a: Colour, b: Colour, share: number): Colour {
  const roots = [a, b].map((c) => each(times(toLms, linear(c)), Math.cbrt));
  const mixed = each(roots[0]!, (v, i) => (v * share + roots[1]![i]! * (1 - share)) ** 3);
  return gamma(each(times(toRgb, mixed), (v) => Math.max(0, v)));
}
const over = (a: Colour, b: Colour, part: number) => each(a, (v, i) => v * part + b[i]! * (1 - part));
const bright = (c: Colour) => times([[0.2126, 0.7152, 0.0722]], linear(c))[0]!;
function contrast(a: Colour, b: Colour): number {
  const [low, high] = [bright(a), bright(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** How much of its own colour the edge of a realm has, as tokens.css says it. */
function shareOf(tincture: string): number {
  const rule = [...css.matchAll(/:is\(([^)]*)\) \{\s*--seat-edge:([^;]*);/g)].find((m) =>
    m[1]!.includes(`.seat-${tincture}`),
  );
  return Number(/var\(--seat\) (\d+)%/.exec(rule?.[2] ?? '')?.[1] ?? 100) / 100;
}
/** An edge as it is painted: see-through, over the tint of its land. */
function edge(t: Tokens, tincture: string): Colour {
  const seat = rgb(t[tincture]!);
  const tint = mix(seat, rgb(t['map-land']!), 0.34);
  return over(mix(seat, rgb(t['map-ink']!), shareOf(tincture)), tint, 0.6);
}

const tinctures = [...css.matchAll(/^\.seat-(\w+) \{/gm)].map((m) => m[1]!);
const least = 1.4;

describe.each([
  ['light', light],
  ['dark', dark],
  ['light, for all eyes', { ...light, ...safe }],
  ['dark, for all eyes', { ...dark, ...safe }],
])('a realm on the map: %s', (_, t) => {
  it.each(tinctures)('%s', (tincture) => {
    expect(contrast(edge(t, tincture), rgb(t['map-land']!)), 'against land').toBeGreaterThan(least);
    expect(contrast(edge(t, tincture), rgb(t['map-sea']!)), 'against sea').toBeGreaterThan(least);
  });
});
it('knows all twelve', () => {
  expect(tinctures.length).toBe(12);
});
