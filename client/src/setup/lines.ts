// The lines of a position that somebody sets up: each is a word and what follows it, such as 'put acre france'. The last
// one says who plays next.
import type { SetUp, SetUpArg } from '../lib/types';

/** A line that is being put together: for each argument its words, which may be missing. */
export interface Draft {
  word: string;
  args: string[][];
}

/** A line as it can be shown: a word of an argument that repeats can be taken out of it. */
export interface Part {
  arg: SetUpArg;
  word: string;
  /** its place in the line */
  at: number;
}

export const specOf = (specs: SetUp[], line: string): SetUp | undefined =>
  specs.find((s) => s.word === line.split(' ', 1)[0]);

/** Whether the lines end with one that says who plays next. */
export const ended = (specs: SetUp[], lines: string[]): boolean => specOf(specs, lines.at(-1) ?? '')?.opens === true;

/** The lines of a text that somebody wrote or pasted. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((l) => l.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

export const complete = (spec: SetUp, d: Draft): boolean =>
  spec.args.every((a, i) => a.repeats || (d.args[i]?.length ?? 0) === 1);

export const written = (d: Draft): string => [d.word, ...d.args.flat()].join(' ');

/** What a line says, word by word; nothing for what this game does not know. */
export function partsOf(spec: SetUp, line: string): Part[] {
  const words = line.split(' ');
  return words.slice(1).flatMap((word, i) => {
    const arg = spec.args[Math.min(i, spec.args.length - 1)];
    return arg ? [{ arg, word, at: i + 1 }] : [];
  });
}

/** A draft that says what a line says. */
export function draftOf(spec: SetUp, line: string): Draft {
  const words = line.split(' ').slice(1);
  return { word: spec.word, args: spec.args.map((a, i) => (a.repeats ? words.slice(i) : words.slice(i, i + 1))) };
}

/** Puts a line where it belongs: before the one that says who plays next. */
export function withLine(specs: SetUp[], lines: string[], line: string, last: string): string[] {
  if (ended(specs, lines)) return [...lines.slice(0, -1), line, lines.at(-1)!];
  return [...lines, line, last];
}

/** Says who plays next. */
export const withLast = (specs: SetUp[], lines: string[], last: string): string[] => [
  ...(ended(specs, lines) ? lines.slice(0, -1) : lines),
  last,
];

/** The lines without one, or without a word of it. */
export function without(lines: string[], n: number, at?: number): string[] {
  if (at === undefined) return lines.filter((_, i) => i !== n);
  return lines.map((l, i) =>
    i === n
      ? l
          .split(' ')
          .filter((_, j) => j !== at)
          .join(' ')
      : l,
  );
}

export const raised = (lines: string[], n: number): string[] =>
  n > 0 ? [...lines.slice(0, n - 1), lines[n]!, lines[n - 1]!, ...lines.slice(n + 1)] : lines;

/**
 * A space of the board was tapped: the draft takes it, and where nothing more is missing so do the lines. A second tap
 * at the same space says anew what the first one said; a line that can name any number of spaces grows.
 */
export function tapped(
  specs: SetUp[],
  lines: string[],
  d: Draft,
  space: string,
  isSpace: (a: SetUpArg) => boolean,
  last: string,
): { draft: Draft; lines: string[] } {
  const spec = specOf(specs, d.word);
  const at = spec?.args.findIndex(isSpace) ?? -1;
  if (!spec || at < 0) return { draft: d, lines };
  const args = d.args.map((words, i) => (i === at ? [space] : words));
  const draft = { ...d, args };
  if (!complete(spec, draft)) return { draft, lines };
  const line = written(draft);
  const own = lines.length - (ended(specs, lines) ? 2 : 1); // the last line that is not about who plays next
  if (spec.args[at]!.repeats) {
    const begun = written({ ...d, args: args.slice(0, at) });
    const grows = own >= 0 && `${lines[own]} `.startsWith(`${begun} `);
    const more = grows ? lines.map((l, i) => (i === own ? `${l} ${space}` : l)) : withLine(specs, lines, line, last);
    return { draft: { ...d, args: d.args.map((words, i) => (i === at ? [] : words)) }, lines: more };
  }
  const same = lines.findIndex((l) => specOf(specs, l) === spec && l.split(' ')[at + 1] === space);
  return { draft, lines: same < 0 ? withLine(specs, lines, line, last) : lines.map((l, i) => (i === same ? line : l)) };
}
