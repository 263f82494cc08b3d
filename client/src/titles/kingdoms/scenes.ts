// What the newest move brought about, cut into scenes: a fight, a raid, a card of
// the Muslims and whether their army marches. Taken from the events alone.
import type { GameEvent } from '../../contract';

export interface Rolled {
  face: number;
  /** what it showed before points were spent on it; 0: as rolled */
  raised: number;
}

export interface Scene {
  kind: 'fight' | 'raid' | 'muslims' | 'event';
  /** the sentence that opens it */
  text: string;
  region: string;
  /** whose attack; '' for nobody's */
  by: string;
  /** a card that it is about: revealed by the Muslims, or played */
  card: string;
  /** cards turned over, by side */
  cards: { attack: string[]; defence: string[] };
  /** dice by what they were rolled for, in the order of rolling */
  dice: Map<string, Rolled[]>;
  hits: [number, number] | null;
  /** how it ended */
  lines: string[];
}

const heads: Record<string, Scene['kind']> = {
  attacked: 'fight',
  incursion: 'raid',
  'muslim-card': 'muslims',
  played: 'event',
};
const ends = new Set([
  'conquered',
  'repelled',
  'freed',
  'ambushed',
  'failed',
  'random-loss',
  'marched',
  'stayed',
  'nothing',
  'withdrew',
  'stole',
  'stack-loss',
  'muslim-answer',
  'rerolled',
]);

function scene(kind: Scene['kind'], e: GameEvent | null): Scene {
  return {
    kind,
    text: e?.text ?? '',
    region: kind === 'fight' ? (e?.args[0] ?? '') : '',
    by: e?.seat ?? '',
    card: kind === 'muslims' || kind === 'event' ? (e?.args[0] ?? '') : kind === 'raid' ? (e?.args[1] ?? '') : '',
    cards: { attack: [], defence: [] },
    dice: new Map(),
    hits: null,
    lines: [],
  };
}

/** fight: the attack that was going on before these events, if any. */
export function scenesOf(events: readonly GameEvent[], fight: { region: string; by: string } | null): Scene[] {
  const all: Scene[] = [];
  let now: Scene | null = null;
  const fighting = () => {
    if (now?.kind === 'fight') return now;
    now = { ...scene('fight', null), region: fight?.region ?? '', by: fight?.by ?? '' };
    all.push(now);
    return now;
  };
  for (const e of events) {
    const kind = heads[e.event];
    if (kind && !(kind === 'event' && now?.kind === 'fight')) {
      now = scene(kind, e);
      all.push(now);
      continue;
    }
    if (e.event === 'revealed' || e.event === 'counted') fighting();
    if (e.event === 'die' && (e.args[0] === 'attack' || e.args[0] === 'defence')) fighting();
    if (!now) {
      if (!ends.has(e.event)) continue;
      if (e.event === 'conquered' || e.event === 'repelled' || e.event === 'freed')
        fighting().region ||= e.args[0] ?? '';
      else continue;
    }
    const here = now as unknown as Scene;
    const [a = '', b = '', c = ''] = e.args;
    switch (e.event) {
      case 'revealed':
        here.cards[b === 'attack' ? 'attack' : 'defence'].push(a);
        break;
      case 'die': {
        const list = here.dice.get(a) ?? [];
        list.push({ face: Number(b), raised: 0 });
        here.dice.set(a, list);
        break;
      }
      case 'rerolled':
        here.dice.delete(a);
        break;
      case 'raised': {
        const die = here.dice.get(a)?.find((d) => d.face === Number(b) && !d.raised);
        if (die) {
          die.raised = die.face;
          die.face = Number(c);
        }
        break;
      }
      case 'counted':
        here.hits = [Number(a), Number(b)];
        break;
      case 'muslim-answer':
        here.cards.defence.push(a);
        break;
    }
    if (ends.has(e.event)) here.lines.push(e.text);
    if ((e.event === 'conquered' || e.event === 'repelled' || e.event === 'freed') && !here.region) here.region = a;
  }
  // An event without dice is told by the log; a card of the Muslims is always shown.
  return all.filter((s) => s.dice.size > 0 || s.kind === 'muslims' || s.lines.length > 0);
}
