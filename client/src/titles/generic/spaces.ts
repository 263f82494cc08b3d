// What a view says of the spaces of a drawn board.
import type { Drawing } from '../../board/drawing';
import type { SpaceState } from '../../board/states';
import type { Shared, Thing } from '../../contract';
import { arms } from '..';
import { type Entry, Reader } from './reading';

/** Of several boards: the one that the view names, or else whose spaces it names most. */
export function bestBoard(drawings: Drawing[], view: unknown): Drawing | undefined {
  const named = drawings.find((d) => d.name === (view as { board?: string } | null)?.board);
  if (named || drawings.length < 2) return named ?? drawings[0];
  const text = JSON.stringify(view);
  const count = (d: Drawing) => [...d.spaces.keys()].filter((slug) => text.includes(`"${slug}"`)).length;
  return drawings.reduce((best, d) => (count(d) > count(best) ? d : best));
}

/** The kind of things whose names the spaces bear most often. */
function sortOf(drawing: Drawing, sorts: Record<string, { slug: string }[]>): string {
  const count = (sort: string) => sorts[sort]!.filter((t) => drawing.spaces.has(t.slug)).length;
  return Object.keys(sorts).reduce((best, sort) => (best === '' || count(sort) > count(best) ? sort : best), '');
}

export function statesOf(drawing: Drawing, face: Shared): Map<string, SpaceState> {
  const about = face.about;
  if (!about) return new Map();
  const sort = sortOf(drawing, about.title.lexicon?.sorts ?? {});
  const entries = new Map<Thing, Entry>();
  for (const g of new Reader(about, face.names).read(face.view).groups)
    for (const e of g.entries) if (e.value?.thing) entries.set(e.value.thing, e);
  const state = (thing: Thing): SpaceState => {
    const e = entries.get(thing);
    const facts = e?.facts.map((f) => `${f.label} ${f.values.map((v) => v.text || '–').join(', ')}`) ?? [];
    return {
      thing,
      label: [face.names.thing(thing), ...facts].join('; '),
      owner: e?.owner ? { tincture: arms(about.title.slug, e.owner).tincture } : null,
      open: face.targets.has(thing),
      pressed: face.selected.has(thing),
      lit: face.lit.has(thing),
      last: face.last.has(thing),
    };
  };
  return new Map([...drawing.spaces.keys()].map((slug) => [slug, state(`${sort}:${slug}`)]));
}
