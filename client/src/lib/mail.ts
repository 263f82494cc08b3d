// Letters sorted into conversations: who talks with whom, what is unread, what became
// of an offer. A circle is the seats of a conversation, written in the table's order;
// '' is the one of all players.
import type { Letter, Mark } from './types';

export type Circle = string;

export function circleOf(seats: string[]): Circle {
  return [...seats].sort().join('+');
}

export function seatsOf(circle: Circle): string[] {
  return circle ? circle.split('+') : [];
}

export function circleOfLetter(l: Letter): Circle {
  return l.to.length ? circleOf([l.from, ...l.to]) : '';
}

export interface Conversation {
  circle: Circle;
  /** the others in it */
  others: string[];
  letters: Letter[];
  unread: number;
}

/** Marks by circle. */
export function readOf(marks: Mark[]): Map<Circle, number> {
  return new Map(marks.map((m) => [circleOf(m.circle), m.n]));
}

/** The conversations of a seat: all players first, then the latest first. */
export function conversations(letters: Letter[], read: Map<Circle, number>, seat: string): Conversation[] {
  const all = new Map<Circle, Conversation>([['', { circle: '', others: [], letters: [], unread: 0 }]]);
  for (const l of letters) {
    if (l.answer === 'hidden') continue; // word that another letter is hidden
    const circle = circleOfLetter(l);
    let c = all.get(circle);
    if (!c) {
      c = { circle, others: seatsOf(circle).filter((s) => s !== seat), letters: [], unread: 0 };
      all.set(circle, c);
    }
    c.letters.push(l);
    if (l.n > (read.get(circle) ?? 0) && (l.from !== seat || !seat)) c.unread++;
  }
  const latest = (c: Conversation) => c.letters.at(-1)?.n ?? 0;
  return [...all.values()].sort((a, b) => Number(a.circle !== '') - Number(b.circle !== '') || latest(b) - latest(a));
}

/** Letters as they may be read now: those that were hidden since have no words any more. */
export function shownLetters(letters: Letter[]): Letter[] {
  const hidden = new Set(letters.filter((l) => l.answer === 'hidden').map((l) => l.re));
  if (hidden.size === 0) return letters;
  return letters.map((l) => (hidden.has(l.n) ? { ...l, text: '', hidden: true } : l));
}

export type OfferState = 'open' | 'accept' | 'decline' | 'withdraw' | 'lapsed';

/** What became of the offer in a letter. */
export function offerState(l: Letter, letters: Letter[], lapsed: ReadonlySet<number>): OfferState {
  const answer = letters.find((x) => x.re === l.n && x.answer !== 'hidden')?.answer;
  if (answer) return answer as OfferState;
  return lapsed.has(l.n) ? 'lapsed' : 'open';
}
