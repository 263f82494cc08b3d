// The keyboard at the table. Every key has an act of its own; digits press the answers.
import type { Desk } from './desk.svelte';
import type { Parts } from './parts.svelte';
import { prefs } from './prefs.svelte';

export interface Page {
  desk: Desk;
  parts: Parts;
  /** shows the list of keys */
  onkeys(): void;
  /** opens the rules where they answer the question */
  onrules(): void;
}

type Acts = Record<string, () => void>;

export function press(e: KeyboardEvent, page: Page): void {
  const at = e.target as HTMLElement;
  if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog[open]')) return;
  const typing = at.matches('input:not([type="range"]), textarea, select, [contenteditable]');
  if (e.key === 'Escape') {
    if (typing) at.blur();
    else if (page.desk.cancel()) e.preventDefault();
    return;
  }
  if (typing || !prefs.keys) return;
  const acts = { ...tableActs(page), ...replayActs(page.desk, at) };
  const act =
    acts[e.key.length === 1 ? e.key.toLowerCase() : e.key] ?? ending(e, page.desk, at) ?? digit(e, page.parts);
  if (!act) return;
  e.preventDefault();
  act();
}

function tableActs({ desk, parts, onkeys, onrules }: Page): Acts {
  const { live } = desk;
  const undo = live.state?.undo;
  return {
    '?': onkeys,
    r: onrules,
    u: () => void (undo && undo.steps > 0 ? live.undo() : undo?.ask && !desk.module()?.turn.together && live.askUndo()),
    y: () => void (desk.redo && desk.play(desk.redo)),
    p: () => parts.focusIn('.answers'),
    b: () => parts.show('board', '.board'),
    h: () => parts.show('hand', '.hand'),
    l: () => parts.show('log', '.logbox .scroll'),
    c: () => parts.show('chat', '.chatbox'),
    '[': () => desk.step(-1),
    ']': () => desk.step(1),
    '{': () => desk.stepTurn(-1),
    '}': () => desk.stepTurn(1),
  };
}

/** Where the arrows and Home have nothing else to do, they go through the game. */
function replayActs(desk: Desk, at: HTMLElement): Acts {
  const ends: Acts = { Home: () => desk.goto(0), End: () => desk.goto(null) };
  if (desk.replaying && !at.closest('.board, .hand, input'))
    return { ...ends, ArrowLeft: () => desk.step(-1), ArrowRight: () => desk.step(1) };
  return at.closest('.board, .hand, .log, input') ? {} : ends;
}

function ending(e: KeyboardEvent, desk: Desk, at: HTMLElement): (() => void) | null {
  const end = desk.ending;
  if (e.key !== 'Enter' || !end || at.closest('button, a, [role="button"]')) return null;
  return () => void desk.play(end);
}

/** The answer of that number: of those in the open list, or else of all. */
function digit(e: KeyboardEvent, parts: Parts): (() => void) | null {
  if (!/^[1-9]$/.test(e.key)) return null;
  const where = '.prompt .sheet:not(.refusal) .btn, .prompt .answers .btn:not(:disabled)';
  const all = [...(parts.root?.querySelectorAll<HTMLButtonElement>(where) ?? [])];
  const sheet = all.filter((b) => b.closest('.sheet'));
  const b = (sheet.length > 0 ? sheet : all)[Number(e.key) - 1];
  if (!b) return null;
  return () => {
    b.focus();
    b.click();
  };
}
