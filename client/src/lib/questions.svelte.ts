// A new question: what was begun is void. It is told to those who listen, and called to those who are away.
import { tick, untrack } from 'svelte';
import { bar } from './bar.svelte';
import type { Desk } from './desk.svelte';
import type { Parts } from './parts.svelte';
import { announce } from './say.svelte';
import type { Slices } from './slices';
import { callPlayer } from './turn';

/** To be called while a component is made. */
export function tellQuestions(desk: Desk, parts: Parts, slices: Slices): void {
  const { live } = desk;
  let asked = '';
  let drafting = '';

  /** A draft that was edited is still the same question: the page stays where its player is working. */
  const isEdited = (): boolean => {
    const prompt = live.state?.prompt;
    const draft = prompt?.kind === 'draft' && prompt.must ? `${live.seat} ${prompt.text}` : '';
    const edited = draft !== '' && draft === drafting;
    drafting = draft;
    return edited;
  };

  $effect(() => {
    const prompt = live.state?.prompt;
    const id = prompt ? `${live.seat} ${prompt.id}` : '';
    untrack(() => {
      if (id === asked) return;
      asked = id;
      desk.reset();
      if (isEdited()) return;
      parts.inHand = false;
      if (!prompt) return;
      announce(prompt.text);
      if (prompt.must && !desk.replaying) callPlayer(bar.title, prompt.text, live.id);
      const { tab, chosen, turns } = parts;
      void tick()
        .then(() => slices.whole())
        .then(() => parts.turnToAnswer(parts.tab !== tab || parts.chosen !== chosen || parts.turns !== turns));
    });
  });

  // What happened is told, too.
  $effect(() => {
    void live.beat;
    untrack(() => {
      const said = live.events.map((e) => e.text);
      if (said.length > 0 && !live.state?.prompt) announce(said.slice(-4).join(' '));
    });
  });
}
