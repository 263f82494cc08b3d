// Fingers that tap twice. The second tap is meant for what was there before the first, which may have brought a card, an
// answer or a second question under the finger: it chooses nothing.
const within = 400; // ms from one finger to the next: what phones take for a double tap
const about = 40; // px between them

interface Tap {
  when: number;
  x: number;
  y: number;
}

export class Taps {
  private last: Tap | null = null;
  /** what is done right now comes of a tap that followed another at once, in the same place */
  again = false;

  down(e: Pick<PointerEvent, 'pointerType' | 'timeStamp' | 'clientX' | 'clientY'>): void {
    const before = this.last;
    const tap = { when: e.timeStamp, x: e.clientX, y: e.clientY };
    this.last = e.pointerType === 'mouse' ? null : tap;
    this.again =
      this.last !== null &&
      before !== null &&
      tap.when - before.when < within &&
      Math.hypot(tap.x - before.x, tap.y - before.y) < about;
  }

  /** A key was pressed. */
  key(): void {
    this.last = null;
    this.again = false;
  }
}
