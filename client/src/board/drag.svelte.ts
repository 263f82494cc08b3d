// Dragging something from one space of the board to another, by mouse or pen: a finger always pans. A press that does
// not move stays a click; elsewhere the board pans as ever.

interface Dragging {
  /** is there something in the space that can be dragged? */
  begins: (slug: string) => boolean;
  /** the space under the pointer, '' for none */
  over: (slug: string) => void;
  drops: (from: string, to: string) => void;
}

const slip = 5; // px that a pointer may move and still click

const spaceOf = (e: Element | null): string => e?.closest<SVGElement>('[data-space]')?.dataset.space ?? '';

export class Drag {
  active = $state(false);
  private from = '';
  private x = 0;
  private y = 0;
  private pointer = -1;

  constructor(private readonly does: Dragging) {}

  attach = (node: HTMLElement): (() => void) => {
    const down = (e: PointerEvent) => {
      const slug = spaceOf(e.target as Element);
      if (e.pointerType === 'touch' || !e.isPrimary || e.button !== 0 || !slug || !this.does.begins(slug)) return;
      [this.from, this.x, this.y, this.pointer] = [slug, e.clientX, e.clientY, e.pointerId];
      e.stopPropagation(); // the board must not pan
    };
    const move = (e: PointerEvent) => {
      if (e.pointerId !== this.pointer) return;
      if (!this.active && Math.hypot(e.clientX - this.x, e.clientY - this.y) <= slip) return;
      this.active = true;
      this.does.over(spaceOf(document.elementFromPoint(e.clientX, e.clientY)));
    };
    const up = (e: PointerEvent) => {
      if (e.pointerId !== this.pointer) return;
      this.pointer = -1;
      if (!this.active) return;
      this.active = false;
      this.does.over('');
      swallow();
      const to = spaceOf(document.elementFromPoint(e.clientX, e.clientY));
      if (e.type === 'pointerup' && to) this.does.drops(this.from, to);
    };
    // The click that ends a drag chooses nothing.
    const swallow = () => {
      const stop = (e: Event) => {
        e.stopPropagation();
        e.preventDefault();
      };
      window.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 60);
    };
    node.addEventListener('pointerdown', down, { capture: true });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      node.removeEventListener('pointerdown', down, { capture: true });
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  };
}
