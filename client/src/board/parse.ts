// Reads a board's file: atlas/README.md describes it. Read as text, because only our own files come here and a large
// one takes a browser's parser longer than the hand waits.
import { type Lang, languages } from '../lib/lang.svelte';
import { cut } from './cut';
import type { Drawing, Label, Point, Slot, Space } from './drawing';

interface Facts {
  name: string;
  game: string;
  fit: [number, number, number, number];
  spaces: Record<string, Partial<Space> & Pick<Space, 'kind' | 'middle' | 'neighbours'>>;
  slots?: Record<string, Slot>;
  labels: Record<string, { lines: Partial<Record<Lang, string[]>>; at?: Point; size: number; curve?: string }>;
}

const order = ['ground', 'spaces', 'borders', 'marks', 'labels', 'furniture'];

const plain = (s: string) =>
  s
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The text between two marks of a file, which must both be there. */
function between(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`this is no board: it lacks ${start < 0 ? from : to}`);
  return text.slice(start + from.length, end);
}

/** Ids are one board's own, so that two boards can stand on one page. */
function own(svg: string, name: string): string {
  return svg.replace(/(\sid="|href="#|url\(#)/g, `$1${name}-`);
}

export function parse(text: string): Drawing {
  const facts: Facts = JSON.parse(plain(between(text, '<metadata id="facts">', '</metadata>')));
  const layer = (id: string): string => {
    const next = order[order.indexOf(id) + 1];
    return between(text, `<g id="${id}">`, next ? `</g>\n<g id="${next}">` : '</g>\n</svg>');
  };
  const defs = between(text, '<defs>', '</defs>');
  const mine = (svg: string) => own(cut(svg, defs), facts.name);
  const [, , width = 0, height = 0] = attribute(between(text, '<svg', '>'), 'viewBox')
    .split(' ')
    .map(Number);
  return {
    name: facts.name,
    game: facts.game,
    width,
    height,
    fit: facts.fit,
    defs: own(defs, facts.name),
    ground: mine(layer('ground')),
    borders: mine(layer('borders')),
    marks: mine(layer('marks')),
    furniture: mine(layer('furniture')),
    spaces: spacesOf(layer('spaces'), facts),
    slots: new Map(Object.entries(facts.slots ?? {})),
    labels: labelsOf(layer('labels'), facts),
  };
}

function spacesOf(svg: string, facts: Facts): Map<string, Space> {
  const spaces = new Map<string, Space>();
  for (const [tag] of svg.matchAll(/<path [^>]*>/g)) {
    const slug = attribute(tag, 'id').slice('space-'.length);
    const known = facts.spaces[slug];
    if (!known) throw new Error(`board ${facts.name}: nothing is known of the space ${slug}`);
    const bare = { passages: [], anchors: {}, sizes: {}, facts: {} };
    spaces.set(slug, { ...bare, ...known, slug, cls: attribute(tag, 'class'), d: attribute(tag, 'd') });
  }
  return spaces;
}

function labelsOf(svg: string, facts: Facts): Label[] {
  return [...svg.matchAll(/<text [^>]*>/g)].map(([tag]) => {
    const key = attribute(tag, 'id').slice('label-'.length);
    const { lines, at, size, curve } = facts.labels[key]!;
    const all = Object.fromEntries(languages.map((l) => [l, lines[l] ?? lines.en ?? []])) as Record<Lang, string[]>;
    return {
      key,
      cls: attribute(tag, 'class'),
      size,
      at: at ?? null,
      curve: curve ? `${facts.name}-${curve}` : '',
      lines: all,
    };
  });
}
