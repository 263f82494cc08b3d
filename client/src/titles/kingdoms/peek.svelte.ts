// A card, large, beside the one under the pointer or the focus.
import { mount } from 'svelte';
import type { Names } from '../../contract';
import Peek from './Peek.svelte';
import { hidePeek, peeked } from './peeked.svelte';

let mounted = false;

function show(node: Element, card: string, names: Names): void {
  if (!mounted) {
    mounted = true;
    mount(Peek, { target: document.body });
  }
  peeked.show({ card, names, by: node.getBoundingClientRect() });
}

const hoverAfter = 280;
const pressAfter = 420;

/**
 * Shows the card large when the pointer rests on the node, the keyboard reaches it
 * or a finger stays on it. long() says whether the last touch was such a long one:
 * then its click does nothing else.
 */
export function peek(card: () => string, names: () => Names, long?: (was: boolean) => void) {
  return (node: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let mine = false;
    const open = () => {
      mine = true;
      show(node, card(), names());
    };
    const close = () => {
      clearTimeout(timer);
      if (mine) hidePeek();
      mine = false;
    };
    const enter = (e: PointerEvent) => {
      if (e.pointerType === 'mouse') timer = setTimeout(open, hoverAfter);
    };
    const leave = (e: PointerEvent) => {
      if (e.pointerType === 'mouse') close();
      else clearTimeout(timer);
    };
    const down = (e: PointerEvent) => {
      long?.(false);
      if (e.pointerType === 'mouse') {
        close();
        return;
      }
      timer = setTimeout(() => {
        long?.(true);
        open();
      }, pressAfter);
    };
    const up = (e: PointerEvent) => {
      if (e.pointerType !== 'mouse') clearTimeout(timer);
    };
    const focus = () => {
      if (node.matches(':focus-visible')) open();
    };
    const key = (e: KeyboardEvent) => {
      if (e.key === 'Escape' && mine) {
        close();
        e.stopPropagation();
      }
    };
    const menu = (e: Event) => {
      if (mine) e.preventDefault(); // a long press, not a wish for the browser's menu
    };
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', close);
    node.addEventListener('focus', focus);
    node.addEventListener('blur', close);
    node.addEventListener('keydown', key);
    node.addEventListener('contextmenu', menu);
    return () => {
      close();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', close);
      node.removeEventListener('focus', focus);
      node.removeEventListener('blur', close);
      node.removeEventListener('keydown', key);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
