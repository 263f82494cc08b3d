// Sample states as the server sent them (random play), and the names in both languages.

import type { GameEvent, Move, Names, Prompt, SeatInfo } from '../../../contract';
import type { CardPrint, View } from '../../../gen/kingdoms';
import text from './samples.txt?raw';

const data = JSON.parse(text);

export interface Sample {
  view: View;
  prompt: Prompt | null;
  moves: Move[];
  seats: SeatInfo[];
  events: GameEvent[];
}

interface Raw {
  view: View;
  prompt: Prompt | null;
  moves: { move: string[]; text: string }[];
  seats: { seat: string; name: string; holder?: string; bot?: string; held: boolean; awaited: boolean }[];
  seat: string;
  events: GameEvent[];
}

const raw = data.samples as Record<string, Raw>;
const args = data.verbs as Record<string, string[]>;
const words = data.names as Record<'en' | 'it', Record<string, Record<string, [string, string]>>>;

const prints = data.printed.card as Record<string, CardPrint>;

export const samples = Object.keys(raw);

export function sample(name: string): Sample {
  const r = raw[name] ?? raw[samples[0]!]!;
  return {
    view: r.view,
    prompt: r.prompt,
    events: r.events,
    moves: r.moves.map((m) => {
      const [verb = '', ...rest] = m.move;
      return { ...m, verb, things: rest.flatMap((slug, i) => (args[verb]?.[i] ? [`${args[verb]?.[i]}:${slug}`] : [])) };
    }),
    seats: r.seats.map((s) => ({ holder: '', bot: '', ...s, mine: s.seat === r.seat })),
  };
}

export function names(lang: 'en' | 'it'): Names {
  const find = (thing: string) => {
    const [sort = '', slug = ''] = thing.split(':');
    return words[lang][sort]?.[slug];
  };
  const printed = (thing: string): unknown => prints[thing.split(':')[1]!];
  return {
    lang,
    thing: (t) => find(t)?.[0] ?? t,
    form: (t) => t,
    detail: (t) => find(t)?.[1] ?? '',
    printed,
    verb: (v) => v,
  };
}
