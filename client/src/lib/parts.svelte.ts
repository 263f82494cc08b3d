// Which parts of the table page are in sight: one at a time on a phone, beside each other on a desk.
import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Thing } from '../contract';
import type { Desk } from './desk.svelte';
import { pause } from './slices';

export type Side = 'hand' | 'panel' | 'log' | 'chat';
export type Tab = 'board' | Side;

export class Parts {
  tab = $state<Tab>('board');
  /** what the side column was asked to show, where there is one */
  chosen = $state<Side>('log');
  /** how often somebody who explains has turned to a part */
  turns = 0;
  /** something in the hand can be chosen */
  inHand = $state(false);
  /** to be shown and focused on the board */
  focusThing = $state<Thing | undefined>();
  root = $state<HTMLElement>();
  // Where a tall hand has a column of its own, the log takes its place.
  private wide = new MediaQuery('(min-width: 92rem) and (min-height: 30.01rem)');
  private phone = new MediaQuery('(max-width: 56.24rem), (max-height: 30rem)');
  /** one part at a time */
  readonly narrow: boolean = $derived.by(() => this.phone.current);
  readonly side: Side = $derived.by(() => (this.chosen === 'hand' && this.wide.current ? 'log' : this.chosen));

  constructor(
    private desk: Desk,
    private tall: boolean,
  ) {
    if (tall) this.chosen = 'hand';
    else if (desk.live.news.length === 0) this.chosen = 'panel'; // nothing to read yet
  }

  private at(part: string, thing: Thing): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(`${part} [data-thing="${CSS.escape(thing)}"]`) ?? null;
  }

  /**
   * On a phone, turns to where the answer lies; a hand that stands beside the board comes to the front. Who has turned
   * somewhere else since the question came stays there.
   */
  turnToAnswer(stay: boolean): void {
    const inside = (part: string) => [...this.desk.targets.keys()].some((t) => this.at(part, t));
    const [board, hand, panel] = [inside('.board'), inside('.hand'), inside('.panel')];
    this.inHand = hand;
    if (stay) return;
    if (this.tall && hand && !this.wide.current) this.chosen = 'hand';
    else if (panel && !board && !hand) this.chosen = 'panel';
    const coming = this.root?.querySelector('.part.board .sea'); // a board that is on its way may hold the answer, too
    if ((this.tab === 'board' || this.tab === 'hand') && board !== hand && !coming) this.tab = hand ? 'hand' : 'board';
    const { desk } = this;
    const onStage = desk.module()?.prompt?.staged?.(desk.view, desk.live.state?.prompt?.step ?? '');
    if (this.tab === 'hand' && onStage && !hand) this.tab = 'board';
  }

  /** Lays out what lies behind the tab in sight, each in a task of its own: a tap on its tab then has only to paint it. */
  async layBehind(): Promise<void> {
    for (const part of this.root?.querySelectorAll(':scope > :is(.hand, .panel)') ?? []) {
      await pause();
      part.lastElementChild?.getBoundingClientRect();
    }
  }

  focusIn(part: string): void {
    for (const what of ['[data-thing][tabindex="0"]', ':is(input, textarea)', 'button:enabled', '[tabindex="0"]']) {
      const at = this.root?.querySelector<HTMLElement>(`${part} ${what}`);
      if (at) {
        at.focus();
        return;
      }
    }
  }

  /** Turns to the part that shows a thing, and puts the focus on it. */
  async find(thing: Thing): Promise<void> {
    this.focusThing = undefined;
    if (this.at('.board', thing)) {
      this.tab = 'board';
      await tick();
      this.focusThing = thing;
      return;
    }
    const part = this.at('.hand', thing) ? 'hand' : this.at('.panel', thing) ? 'panel' : null;
    if (!part) return;
    this.tab = part;
    if (part === 'panel' || this.tall) this.chosen = part;
    await tick();
    this.at(`.${part}`, thing)?.focus();
  }

  /** Turns to a part, and puts the focus into it. */
  show(tab: Tab, part: string): void {
    this.tab = tab;
    if (tab !== 'board' && (tab !== 'hand' || this.tall)) this.chosen = tab;
    void tick().then(() => this.focusIn(part));
  }

  /** Turns to a part that somebody explains; with none, to where the answer lies. */
  turn(tab: Tab | null): void {
    this.turns++;
    this.tab = tab ?? 'board';
    if (!tab) {
      this.turnToAnswer(false);
      return;
    }
    if (tab !== 'board' && (tab !== 'hand' || this.tall)) this.chosen = tab;
  }
}
