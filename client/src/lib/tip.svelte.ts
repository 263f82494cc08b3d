// A few words about something that shows only a sign: by hover, focus, tap or long press.
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  text: string;
  at: DOMRect;
}

const lingers = 250; // ms, of a pointer
const longPress = 420; // ms, of a finger

class Tips {
  shown = $state.raw<Tip | null>(null);
}
export const tips = new Tips();

/** Tells what an element means. A tap is enough where it does nothing else. */
export const tells =
  (text: () => string | undefined): Attachment<Element> =>
  (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: Tip | null = null;
    const show = () => {
      const said = text();
      if (!said) return;
      shown = { text: said, at: node.getBoundingClientRect() };
      tips.shown = shown;
    };
    /** Not at once: a button that is removed under the focus says so in the middle of drawing. */
    const hide = () => {
      clearTimeout(timer);
      queueMicrotask(() => {
        if (tips.shown === shown) tips.shown = null;
      });
    };
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, ms);
    };
    const enter = (e: Event) => (e as PointerEvent).pointerType === 'mouse' && later(lingers);
    const down = (e: Event) => {
      hide();
      if ((e as PointerEvent).pointerType !== 'mouse') later(longPress);
    };
    const leave = (e: Event) => (e as PointerEvent).pointerType === 'mouse' && hide();
    const up = () => clearTimeout(timer);
    const tap = () => !node.closest('button') && show();
    const focus = () => node.matches(':focus-visible') && show();
    const all: [string, (e: Event) => void][] = [
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', tap],
      ['focus', focus],
      ['blur', hide],
    ];
    for (const [type, f] of all) node.addEventListener(type, f);
    return () => {
      hide(); // what is gone has nothing to say
      for (const [type, f] of all) node.removeEventListener(type, f);
    };
  };
