// The card that is shown large. One for the page.
import type { Names } from '../../contract';

export interface Peeked {
  card: string;
  names: Names;
  /** what it stands beside */
  by: DOMRect;
}

let now = $state.raw<Peeked | null>(null);

export const peeked = {
  get now(): Peeked | null {
    return now;
  },
  show(card: Peeked): void {
    now = card;
  },
};

/** Not at once: a card that is played under the focus says so in the middle of drawing. */
export function hidePeek(): void {
  const was = now;
  queueMicrotask(() => {
    if (now === was) now = null;
  });
}

/** A finger anywhere closes the large card, and that is all it does. */
export function dismiss(e: PointerEvent): void {
  if (!now) return;
  now = null;
  if (e.pointerType === 'mouse') return;
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 600);
}
