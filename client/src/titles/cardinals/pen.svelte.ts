// What is being written on the map right now. The map and the list of orders beside it hold the same pen.
import type { Mode, Phrase, Said } from './phrases';

class Pen {
  /** spaces chosen so far: the unit, and whom it helps */
  path = $state.raw<string[]>([]);
  mode = $state<Mode>('');
  /** several orders fit what was pointed at, such as two coasts */
  asked = $state.raw<Phrase[]>([]);
  /** a space whose menu is open although no order begins there */
  about = $state('');
  /** what was asked about the space of the menu */
  study = $state<'' | 'reach' | 'history'>('');
  /** the space whose order is looked at, in the list or on the map */
  looked = $state('');
  /** the question that it answers: another one, and what was begun is void */
  private question = '';
  /** the space whose menu is open */
  readonly at: string = $derived.by(() => this.path.at(-1) ?? this.about);

  begin(question: string): void {
    if (question !== this.question) this.drop();
    this.question = question;
  }

  /** Takes what came of a choice in; the move that it makes, if it makes one. */
  take(said: Said): Phrase | null {
    this.asked = said.kind === 'ask' ? said.phrases : [];
    this.study = this.about = '';
    if (said.kind === 'path' || said.kind === 'ask') {
      this.path = said.path;
      if (said.path.length === 0) this.mode = '';
      return null;
    }
    if (said.kind === 'none') return null;
    this.drop();
    return said.phrase;
  }

  /** Opens the menu of a space where no order begins; the same once more closes it. */
  ask(space: string): void {
    const again = this.about === space;
    this.drop();
    if (!again) this.about = space;
  }

  select(space: string, mode: Mode = ''): void {
    this.study = this.about = '';
    this.path = [space];
    this.mode = mode;
    this.asked = [];
  }

  /** Another kind of order for the same unit; the same once more leaves it open again. */
  turn(mode: Mode): void {
    this.mode = this.mode === mode ? '' : mode;
    this.path = this.path.slice(0, 1);
    this.asked = [];
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (this.study || this.about) {
      if (this.study) this.study = '';
      else this.about = '';
      return true;
    }
    if (this.path.length === 0) return false;
    if (this.asked.length > 0) this.asked = [];
    else if (this.mode && this.path.length === 1) this.mode = '';
    else this.path = this.path.slice(0, -1);
    if (this.path.length === 0) this.mode = '';
    return true;
  }

  drop(): void {
    this.study = this.about = '';
    this.path = [];
    this.mode = '';
    this.asked = [];
  }
}

export const pen = new Pen();
