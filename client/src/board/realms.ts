// Realms on a board: a space is washed with its owner's colour along its edge, as on old maps, but not where it meets
// another of the same owner.
import type { Tincture } from '../contract';
import type { Drawing, Space } from './drawing';
import { outlinesOf } from './outline';
import type { SpaceState } from './states';

interface Wash {
  slug: string;
  tincture: Tincture;
  hatch: Tincture;
  /** where it meets others: path data */
  rim: string;
}

export interface Realms {
  washes: Wash[];
  /** lines between realms, and around spaces that nobody holds: path data */
  lines: string;
}

const nobody = '-';
const unheld = '.';

/** Who holds the spaces, as one text: tincture and hatch of each, in their order. */
export function ownersOf(spaces: Space[], states: Map<string, SpaceState>): string {
  const one = (s: SpaceState | undefined) => {
    if (!s || s.owner === undefined) return unheld;
    return s.owner ? `${s.owner.tincture}/${s.owner.hatch ?? s.owner.tincture}` : nobody;
  };
  return spaces.map((s) => one(states.get(s.slug))).join(' ');
}

export function realms(drawing: Drawing, owners: string): Realms {
  const each = owners.split(' ');
  const of = new Map([...drawing.spaces.keys()].map((slug, i) => [slug, each[i]!]));
  const outlines = outlinesOf(drawing);
  const washes: Wash[] = [];
  let lines = '';
  for (const [slug, owner] of of) {
    if (owner === unheld) continue;
    const parts = (other: string) => {
      const theirs = of.get(other) ?? unheld;
      return slug < other && theirs !== unheld && (theirs !== owner || owner === nobody);
    };
    lines += outlines.rim(slug, parts);
    if (owner === nobody) continue;
    const [tincture, hatch] = owner.split('/') as [Tincture, Tincture];
    washes.push({ slug, tincture, hatch, rim: outlines.rim(slug, (other) => of.get(other) !== owner) });
  }
  return { washes, lines };
}
