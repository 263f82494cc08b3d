// A box that scrolls shows at which end there is more: styles fade it there (.fades in base.css).
import type { Attachment } from 'svelte/attachments';

export interface Beyond {
  above: boolean;
  below: boolean;
}

const slack = 4; // px: so little is the edge of a frame, and nothing to read

/** What a box holds above and below of what it shows. */
export function beyond(box: Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>): Beyond {
  const { scrollTop, scrollHeight, clientHeight } = box;
  return { above: scrollTop > slack, below: scrollHeight - clientHeight - scrollTop > slack };
}

export const edges =
  (tell?: (b: Beyond) => void): Attachment<HTMLElement> =>
  (box) => {
    const look = () => {
      const b = beyond(box);
      box.toggleAttribute('data-above', b.above);
      box.toggleAttribute('data-below', b.below);
      tell?.(b);
    };
    const sizes = new ResizeObserver(look);
    // Begun anew it calls after the page is laid out: to measure at once would lay it out once more.
    const changes = new MutationObserver(() => {
      sizes.unobserve(box);
      sizes.observe(box);
    });
    sizes.observe(box);
    changes.observe(box, { childList: true, subtree: true, characterData: true });
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      box.removeEventListener('scroll', look);
    };
  };
