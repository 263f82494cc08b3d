// The part of a board that nothing lies over.
import type { Box } from './camera.svelte';

/** Spaces to be seen: all of them somewhere, or from near. */
export interface Sight {
  spaces: string[];
  near: boolean;
}

/** What is left of a window after one thing lies over it: the largest of the strips beside it. */
function beside(window: Box, cover: Box): Box {
  const right = window.x + window.w;
  const low = window.y + window.h;
  if (cover.x >= right || cover.y >= low || cover.x + cover.w <= window.x || cover.y + cover.h <= window.y)
    return window;
  const strips: Box[] = [
    { ...window, h: cover.y - window.y },
    { ...window, y: cover.y + cover.h, h: low - cover.y - cover.h },
    { ...window, w: cover.x - window.x },
    { ...window, x: cover.x + cover.w, w: right - cover.x - cover.w },
  ];
  const area = (b: Box) => Math.max(0, b.w) * Math.max(0, b.h);
  return strips.reduce((best, s) => (area(s) > area(best) ? s : best));
}

export const freeOf = (window: Box, covers: Box[]): Box => covers.reduce(beside, window);

/** The free part of a board on the page, in px from its corner: whatever is marked `data-cover` beside it lies over it. */
export function freePart(board: HTMLElement): Box {
  const at = board.getBoundingClientRect();
  const part = board.closest('.part') ?? board;
  const covers = [...part.querySelectorAll<HTMLElement>('[data-cover]')].map((e) => e.getBoundingClientRect());
  const boxes = covers.map((c) => ({ x: c.x - at.x, y: c.y - at.y, w: c.width, h: c.height }));
  return freeOf({ x: 0, y: 0, w: at.width, h: at.height }, boxes);
}
