// Orders as text: what the server read in it, word by word, and what a turn would have been, or would be, with other orders.
import { get, post } from '../../lib/api';
import type { Order } from './notation';

export interface Word {
  from: number;
  to: number;
  kind: string;
  slug?: string;
}
export interface Fault {
  from: number;
  to: number;
  key: string;
  text: string;
  rule: string;
  rule_text: string;
  near: string[] | null;
}
export interface Line {
  line: number;
  text: string;
  words: Word[] | null;
  /** what it comes to */
  moves: string[][] | null;
  written: string;
  error: Fault | null;
}
export interface Written {
  ok: boolean;
  applied: boolean;
  lines: Line[] | null;
}
export interface Outcome {
  space: string;
  place: string;
  type: string;
  owner: string;
  order: Order;
  /** the order is another one */
  changed: boolean;
  /** what came of it is */
  differs: boolean;
  result: string;
  cause: string;
  by: string;
  strength: number;
  against: number;
  dislodged: boolean;
  destroyed: boolean;
  text: string;
  order_text: string;
}
export interface WhatIf {
  turn: number;
  ok: boolean;
  lines: Line[] | null;
  outcomes: Outcome[] | null;
}

export const readOrders = (table: string, seat: string, prompt: number, text: string, apply: boolean) =>
  post<Written>(`/tables/${table}/orders`, { seat, prompt, text, dry_run: !apply });
export const draftText = (table: string, seat: string) => get<{ text: string }>(`/tables/${table}/orders`, { seat });
/** Turn 0 is the coming one. */
export const whatIf = (table: string, turn: number, text: string) =>
  post<WhatIf>(`/tables/${table}/whatif`, { turn, text });
export const possibleOrders = (table: string) => get<{ orders: string[][] }>(`/tables/${table}/orders/possible`);

/** A line cut where the server marks words, with what lies between them. */
export function pieces(line: Line): { text: string; kind: string; slug: string }[] {
  const marks = line.error
    ? [
        ...(line.words ?? []).filter((w) => w.to <= line.error!.from || w.from >= line.error!.to),
        { ...line.error, kind: 'error' },
      ]
    : (line.words ?? []);
  const out: { text: string; kind: string; slug: string }[] = [];
  let at = 0;
  for (const m of [...marks].sort((a, b) => a.from - b.from)) {
    if (m.from > at) out.push({ text: line.text.slice(at, m.from), kind: '', slug: '' });
    out.push({ text: line.text.slice(m.from, m.to), kind: m.kind, slug: 'slug' in m ? (m.slug ?? '') : '' });
    at = Math.max(at, m.to);
  }
  if (at < line.text.length) out.push({ text: line.text.slice(at), kind: '', slug: '' });
  return out;
}

/** The text with the faulty word of a line replaced. Lines are counted from 1. */
export function mend(text: string, line: Line, word: string): string {
  if (!line.error) return text;
  const { from, to } = line.error;
  return text
    .split('\n')
    .map((l, i) => {
      if (i !== line.line - 1) return l;
      const start = l.indexOf(line.text); // the server leaves spaces around a line out
      return l.slice(0, start + from) + word + l.slice(start + to);
    })
    .join('\n');
}

/** Names that the word before the caret may become, and that word. */
export function complete(text: string, caret: number, all: string[]): { word: string; names: string[] } {
  const word = /[\p{L}][\p{L} ’'-]*$/u.exec(text.slice(0, caret))?.[0] ?? '';
  // Names have several words: the longest end of the line that begins one of them counts.
  const starts = word.split(' ').map((_, i, parts) => parts.slice(i).join(' '));
  for (const part of starts) {
    if (part.length < 2) continue;
    const want = part.toLocaleLowerCase();
    const names = all.filter((n) => n.toLocaleLowerCase().startsWith(want) && n.length > part.length);
    if (names.length > 0) return { word: part, names: names.slice(0, 6) };
  }
  return { word: '', names: [] };
}
