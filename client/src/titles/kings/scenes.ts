// What happened, cut into scenes: a card that was played with all that came of it, the business of a family, and what lies
// between the Turns. Scripted dynasties play several cards between two questions, so there may be many.
import type { GameEvent } from '../../contract';

export interface Draw {
  trait: string;
  hit: boolean;
  sacrificed: boolean;
}

export interface CheckLine {
  kind: 'check';
  check: string;
  seat: string;
  need: number;
  /** invested, and pooled against it */
  gold: number;
  pool: number;
  draws: Draw[];
  /** undefined while it goes on */
  won?: boolean;
}
export interface TextLine {
  kind: 'text';
  event: GameEvent;
}
/** An event card strikes, or hits nobody. */
export interface StrikeLine {
  kind: 'strike';
  card: string;
  /** '' for nobody */
  target: string;
}
export type Line = CheckLine | TextLine | StrikeLine;

export interface Scene {
  /** place of its first event in the story: its key */
  from: number;
  /** place after its last event */
  to: number;
  kind: 'card' | 'family' | 'course';
  seat: string;
  /** the Action Card of a 'card' */
  card: string;
  lines: Line[];
}

/** Not told: they say nothing that the scene does not show, or belong to nobody else. */
const untold = new Set(['held-back', 'took-cards', 'drew', 'plotted', 'tested', 'reshuffled', 'row', 'turn-began']);
/** What happens in a Dynasty Phase, and begins the scene of a family where no card is being played. */
const familial = new Set([
  'preferred',
  'courted',
  'proposed',
  'asked',
  'refused',
  'wed',
  'adopted',
  'granted',
  'revoked',
  'tested',
]);
const separating = new Set(['era-began', 'round-began', 'turn-began', 'aged', 'cleaned', 'over']);

export function scenesOf(story: GameEvent[], start = 0): Scene[] {
  const scenes: Scene[] = [];
  let scene: Scene | null = null;
  const open = (at: number, kind: Scene['kind'], seat: string, card = '') => {
    scene = { from: at, to: at, kind, seat, card, lines: [] };
    scenes.push(scene);
  };
  for (let i = start; i < story.length; i++) {
    const e = story[i]!;
    const seat = e.seat ?? '';
    const now = scene as Scene | null;
    if (e.event === 'revealed') open(i, 'card', seat, e.args[0]);
    else if (separating.has(e.event) && now?.kind !== 'course') open(i, 'course', '');
    else if (
      now?.kind !== 'card' &&
      familial.has(e.event) &&
      (now?.kind !== 'family' || now.seat !== seat) &&
      !answers(e, now)
    )
      open(i, 'family', seat);
    else if (!now) open(i, 'course', '');
    const here = scene as unknown as Scene;
    add(here, e);
    here.to = i + 1;
  }
  return scenes.filter((s) => s.lines.length > 0 || s.kind === 'card');
}

/** An answer belongs to the scene of the one who asked. */
function answers(e: GameEvent, scene: Scene | null): boolean {
  return (
    scene?.kind === 'family' &&
    (e.event === 'refused' || e.event === 'preferred') &&
    scene.seat !== e.seat &&
    asks(scene)
  );
}
function asks(scene: Scene): boolean {
  const last = scene.lines.at(-1);
  return last?.kind === 'text' && (last.event.event === 'proposed' || last.event.event === 'asked');
}

function add(scene: Scene, e: GameEvent): void {
  const check = scene.lines.findLast((l): l is CheckLine => l.kind === 'check');
  switch (e.event) {
    case 'revealed':
      return;
    case 'tested':
      scene.lines.push({
        kind: 'check',
        check: e.args[0]!,
        seat: e.seat ?? '',
        need: Number(e.args[1]),
        gold: 0,
        pool: 0,
        draws: [],
      });
      return;
    case 'invested':
      if (check) check.gold += Number(e.args[1]);
      return;
    case 'sabotaged':
      if (check) check.pool += Number(e.args[0]);
      return;
    case 'drew-trait':
      if (check) check.draws.push({ trait: e.args[0]!, hit: Number(e.args[1]) > hits(check), sacrificed: false });
      return;
    case 'sacrificed': {
      const last = check?.draws.at(-1);
      if (last) Object.assign(last, { sacrificed: true, hit: !last.hit });
      return;
    }
    case 'spared':
      return;
    case 'checked':
      if (check) check.won = Number(e.args[1]) >= Number(e.args[2]);
      return;
    case 'struck':
      scene.lines.push({ kind: 'strike', card: e.args[0]!, target: e.args[1]! });
      return;
    case 'missed':
      scene.lines.push({ kind: 'strike', card: e.args[0]!, target: '' });
      return;
  }
  if (!untold.has(e.event) && !isFounder(e)) scene.lines.push({ kind: 'text', event: e });
}

/** The first rulers are told for the chronicle: everybody sees them on their thrones. */
export const isFounder = (e: GameEvent) => e.event === 'crowned' && e.args[1] === 'founder';

export const hits = (check: CheckLine): number => check.draws.filter((d) => d.hit).length;

/** How long a scene is shown before the next one, in ms: long enough to read it. */
export function lasts(scene: Scene): number {
  const draws = scene.lines.reduce((n, l) => n + (l.kind === 'check' ? l.draws.length : 0), 0);
  return 1800 + 750 * scene.lines.length + 350 * draws;
}

/** Questions that come in the midst of what others do: an answer does not end what is to be seen. */
const reactions = new Set(['sabotage', 'consent', 'back-up', 'strike-back', 'answer']);
export const interrupts = (step: string): boolean => reactions.has(step);
