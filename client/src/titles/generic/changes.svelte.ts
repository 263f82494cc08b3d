// What changed on the table since this player last answered; for those who only watch, since the last thing that happened.
import { untrack } from 'svelte';
import type { GameEvent, Prompt } from '../../contract';
import { changes } from './reading';

const nothing: ReadonlySet<string> = new Set();

/** What is seen at one time. */
interface Sight {
  view: unknown;
  story: GameEvent[];
  prompt: Prompt | null;
  /** it is only watched: then every moment counts, whatever was asked */
  watched: boolean;
}

export class Changes {
  /** paths in the view */
  paths = $state.raw<ReadonlySet<string>>(nothing);
  /** what happened meanwhile */
  events = $state.raw<GameEvent[]>([]);
  private before: Sight | null = null;
  private shown: Sight | null = null;

  constructor(sight: () => Sight) {
    $effect.pre(() => {
      const now = sight();
      untrack(() => this.see(now));
    });
  }

  private see(now: Sight): void {
    const asked = this.shown?.prompt?.id;
    const answered = asked !== undefined && asked !== now.prompt?.id;
    const moved = now.watched && now.view !== this.shown?.view;
    this.before ??= now;
    if (this.shown && (answered || moved)) this.before = this.shown;
    this.shown = now;
    this.paths = now.view === this.before.view ? nothing : changes(this.before.view, now.view);
    this.events = now.story.slice(this.before.story.length);
  }
}
