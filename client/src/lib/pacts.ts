// The pacts that can be offered, as one sentence for each kind with gaps for what differs: whom it is about, where, until when.
import type { PactDoc } from './types';

/** The first two words of a pact are its kind and the seat that it is offered to. */
const before = 2;

/** A piece of the sentence; with choices, if something else could stand there. */
export interface Piece {
  text: string;
  /** the operand that stands here; -1 for none */
  operand: number;
  choices: { slug: string; text: string }[];
}

/** The pacts of each kind, in the order in which the kinds come. */
export function kindsOf(possible: PactDoc[]): PactDoc[][] {
  const kinds = new Map<string, PactDoc[]>();
  for (const p of possible) {
    const kind = p.pact[0] ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), p]);
  }
  return [...kinds.values()];
}

/** Which operand each span of the sentence is; the seats are named in it, too, and are none. */
function operandsOf(p: PactDoc): number[] {
  const left = new Set(p.pact.slice(before).keys());
  return p.spans.map((span) => {
    const at = [...left].find((i) => span.slug !== undefined && span.slug === p.pact[before + i]);
    if (at === undefined) return -1;
    left.delete(at);
    return at;
  });
}

/** The sentence of a pact, with what else could stand in it among those of its kind. */
export function sentence(kind: PactDoc[], chosen: PactDoc): Piece[] {
  const operands = operandsOf(chosen);
  return chosen.spans.map((span, i) => {
    const operand = operands[i] ?? -1;
    if (operand < 0) return { text: span.text, operand, choices: [] };
    const choices = new Map<string, string>();
    for (const p of kind) {
      const slug = p.pact[before + operand] ?? '';
      if (!choices.has(slug)) choices.set(slug, p.spans[operandsOf(p).indexOf(operand)]?.text ?? slug);
    }
    return {
      text: span.text,
      operand,
      choices: choices.size > 1 ? [...choices].map(([slug, text]) => ({ slug, text })) : [],
    };
  });
}

/** The pact that says something else in one place, and as little else as possible in the others. */
export function changed(kind: PactDoc[], chosen: PactDoc, operand: number, slug: string): PactDoc {
  const alike = (p: PactDoc) => p.pact.filter((word, i) => word === chosen.pact[i]).length;
  const fitting = kind.filter((p) => p.pact[before + operand] === slug);
  return fitting.reduce((best, p) => (alike(p) > alike(best) ? p : best), fitting[0] ?? chosen);
}
