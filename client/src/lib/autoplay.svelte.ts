// Moves that the page makes by itself, for players who want that.
import { w } from '../words';
import type { Desk } from './desk.svelte';
import { prefs } from './prefs.svelte';
import { toast } from './say.svelte';

/** A planned turn ends by itself, but not before its last step was seen. */
const endAfter = 900; // ms

/** To be called while a component is made. */
export function autoplay(desk: Desk): void {
  const { live } = desk;
  const stopped = () => live.busy || live.refusal !== null || live.connection === 'lost';

  // Forced single choices.
  $effect(() => {
    if (!prefs.forced || desk.replaying || !live.state?.prompt || stopped()) return;
    const only = desk.moves.length === 1 ? desk.moves[0] : undefined;
    if (!only || desk.ending) return;
    // Not at once, and not always after the same time: a pass must not tell that there was no choice.
    const timer = setTimeout(
      () => {
        toast(w('played-itself', { move: only.text }));
        void desk.play(only);
      },
      700 + Math.random() * 1200,
    );
    return () => clearTimeout(timer);
  });

  $effect(() => {
    const end = desk.ending;
    if (!prefs.ends || !end || stopped()) return;
    const timer = setTimeout(() => void desk.play(end), endAfter);
    return () => clearTimeout(timer);
  });
}
