// What the page does by itself, for players who want that.
import type { Desk } from './desk.svelte';
import { prefs } from './prefs.svelte';

/** A planned turn ends by itself, but not before its last step was seen. */
const endAfter = 900; // ms

/** Whoever looks sees that something was asked. */
const passAfter = 500; // ms

/** To be called while a component is made. */
export function autoplay(desk: Desk): void {
  const { live } = desk;
  const stopped = () => live.busy || live.refusal !== null || live.connection === 'lost';

  // The server gives only answers; the page asks for it where the player has not chosen at this table.
  $effect(() => {
    const { seat, state } = live;
    const bot = state?.table.seats.find((s) => s.seat === seat)?.bot;
    if (!prefs.forced || !seat || bot || state?.table.status !== 'running' || state.standing || stopped()) return;
    void live.stand('on');
  });

  // With nobody to bluff, a chance to answer without an answer is no question.
  $effect(() => {
    const { state, mine } = live;
    if (state?.prompt?.kind !== 'react' || desk.replaying || mine.length > 1 || stopped()) return;
    if (state.table.seats.some((s) => s.held && !mine.includes(s.seat))) return;
    const [only, ...more] = desk.moves;
    if (!only || more.length > 0 || only.things.length > 0) return;
    const timer = setTimeout(() => void desk.play(only), passAfter);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    const end = desk.ending;
    if (!prefs.ends || !end || stopped()) return;
    const timer = setTimeout(() => void desk.play(end), endAfter);
    return () => clearTimeout(timer);
  });
}
