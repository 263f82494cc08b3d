// Odds in words: "62 %: two successes in four draws". The numbers come with the view.
import type { CheckView, View } from '../../../gen/kings';
import { f, inWords } from './words';

/** A chance as people read it: never 100 % unless it is certain. */
export function percent(p: number): string {
  if (p <= 0) return '0 %';
  if (p >= 1) return '100 %';
  if (p < 0.005) return '< 1 %';
  if (p > 0.995) return '> 99 %';
  return `${Math.round(p * 100)} %`;
}

export function sayOdds(p: number, need: number, draws: number, lang: 'en' | 'it'): string {
  return f('odds.say', {
    p: percent(p),
    successes: f('successes', { n: need, word: inWords(need, lang) }),
    draws: f('draws', { n: draws, word: inWords(draws, lang) }),
  });
}

export interface Step {
  gold: number;
  p: number;
  /** in all */
  draws: number;
}

/** What each Gold would do for the check at hand; empty unless the viewer may invest. */
export function steps(check: CheckView): Step[] {
  return check.odds.map((p, gold) => ({ gold, p, draws: check.free + gold }));
}

/** A line of the table of odds: checks that have the same critical traits and the same draws without Gold. */
export interface Chances {
  action: string;
  /** the checks that it is about; empty: all of the action */
  checks: string[];
  draws: number;
  /** by the successes needed, from one on */
  win: number[];
}

export function chances(view: View): Chances[] {
  return view.odds.flatMap((o) => {
    const mine = view.draws.filter((d) => d.action === o.action);
    const draws = [...new Set(mine.map((d) => d.draws))];
    return draws.map((n) => ({
      action: o.action,
      checks: draws.length === 1 ? [] : mine.filter((d) => d.draws === n).map((d) => d.check),
      draws: n,
      win: o.win.map((row) => row[Math.min(n, row.length) - 1]!),
    }));
  });
}

/** Traits of the bag that count the other way round in an action, each once. */
export function turned(view: View, action: string): { slug: string; green: boolean }[] {
  return view.traits
    .filter((t) => t.critical.includes(action) && view.bag.includes(t.slug))
    .map((t) => ({ slug: t.slug, green: t.sign === 'green' }));
}

/** The bag by traits, in the order of the view, with their numbers. */
export function counted(bag: string[]): { slug: string; n: number }[] {
  const list: { slug: string; n: number }[] = [];
  for (const slug of bag) {
    const known = list.find((x) => x.slug === slug);
    if (known) known.n++;
    else list.push({ slug, n: 1 });
  }
  return list;
}
