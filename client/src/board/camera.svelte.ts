// Pan and zoom. Panning only moves a layer that is painted already; zooming stretches
// that layer and paints it anew at its new size when the hand rests.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A place on the map, and how near it is looked at. */
export interface Place {
  x: number;
  y: number;
  k: number;
}

const restAfter = 140; // ms until a zoomed layer is painted sharp again
const slip = 3; // px that a pointer may move and still click
const most = 5; // times the fitted scale, or, where that is little,
const deepest = 2.4; // px per map unit
const tapsWithin = 300; // ms from tap to tap
const tapsAbout = 30; // px between them
const nearby = 0.9; // px per map unit from which a fight is looked at
const nearer = 1.15; // times the scale: less is not worth a move
const leastPart = 90; // px: a smaller part of the window shows nothing

export class Camera {
  /** where the layer's corner is, in px */
  x = $state(0);
  y = $state(0);
  /** px per map unit */
  k = $state(1);
  /** k at which the layer was painted last */
  settled = $state(1);
  /** a pointer drags the map now */
  dragging = $state(false);

  private w = 0;
  private h = 0;
  private free: Box | null = null; // the part of the window that nothing covers, while that matters
  private moved = false; // by the player: then a new size does not fit again
  private rest: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private pointers = new Map<number, { x: number; y: number }>();
  private from: { x: number; y: number } | null = null;
  private swallow = false; // the click that ends a drag
  private tapped = { when: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  /** px at the upper edge of the window where buttons lie over the map */
  above = 0;
  /** asked whether two taps on something zoom in; they do not where one does something */
  twice: (target: Element) => boolean = () => true;

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly fitted: Box,
    private readonly still: () => boolean,
  ) {}

  /** The window onto the map has this size now. */
  resize(w: number, h: number): void {
    if (w === 0 || h === 0) return; // out of sight, behind another part of the page
    if (w === this.w && h === this.h) return;
    const [dx, dy] = [(w - this.w) / 2, (h - this.h) / 2];
    this.w = w;
    this.h = h;
    if (!this.moved) {
      this.jump(...this.whole());
      this.settled = this.k;
    } else this.jump(this.x + dx, this.y + dy, this.k);
  }

  private whole(): [number, number, number] {
    const { x, y, w, h } = this.fitted;
    const edge = this.w < 500 ? 5 : 14;
    const k = Math.max(0.05, Math.min((this.w - 2 * edge) / w, (this.h - 2 * edge) / h));
    return [this.w / 2 - (x + w / 2) * k, this.h / 2 - (y + h / 2) * k, k];
  }

  private jump(x: number, y: number, k: number): void {
    const within = (v: number, from: number, to: number, whole: number) =>
      whole < to - from ? from + (to - from - whole) / 2 : Math.min(from, Math.max(to - whole, v));
    const free = this.free ?? { x: 0, y: 0, w: this.w, h: this.h };
    this.k = k;
    this.x = within(x, free.x, free.x + free.w, this.width * k);
    this.y = within(y, free.y, free.y + free.h, this.height * k);
    if (k !== this.settled) {
      clearTimeout(this.rest);
      this.rest = setTimeout(() => {
        this.settled = this.k;
      }, restAfter);
    }
  }

  private glide(x: number, y: number, k: number): void {
    cancelAnimationFrame(this.frame);
    if (this.still()) {
      this.jump(x, y, k);
      return;
    }
    const [x0, y0, k0, start] = [this.x, this.y, this.k, performance.now()];
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / 200));
      const e = 1 - (1 - t) ** 3;
      const kt = k0 * (k / k0) ** e;
      // the point between both windows moves on a straight line
      const f = k === k0 ? e : (kt - k0) / (k - k0);
      this.jump(x0 + (x - x0) * f, y0 + (y - y0) * f, kt);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private bound(k: number): number {
    const fit = this.whole()[2];
    const cover = Math.max(this.w / this.width, this.h / this.height);
    return Math.min(Math.max(fit * most, deepest), Math.max(Math.min(fit, Math.max(cover, fit * 0.7)), k));
  }

  private around(px: number, py: number, k: number, smoothly = false): void {
    const to = this.bound(k);
    const x = px - ((px - this.x) / this.k) * to;
    const y = py - ((py - this.y) / this.k) * to;
    this.moved = true;
    if (smoothly) this.glide(x, y, to);
    else this.jump(x, y, to);
  }

  zoom(by: number): void {
    this.around(this.w / 2, this.h / 2, this.k * by, true);
  }

  fit(): void {
    this.moved = false;
    this.free = null;
    this.glide(...this.whole());
  }

  /** Shows these places, as near as they all fit into the window; false if they are so many that the whole board shows them as well. */
  gather(places: [number, number][]): boolean {
    const edge = 60; // map units around them
    const [xs, ys] = [places.map((p) => p[0]), places.map((p) => p[1])];
    const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
    const [w, h] = [Math.max(...xs) + edge - x, Math.max(...ys) + edge - y];
    const high = this.h - this.above;
    const k = this.bound(Math.min(this.w / w, high / h, 1));
    if (k < this.k * nearer) return false;
    this.moved = true;
    this.jump(this.w / 2 - (x + w / 2) * k, this.above + high / 2 - (y + h / 2) * k, k);
    this.settled = k;
    return true;
  }

  /** Where the player left it: the middle of the window, in map units, and the scale; null where all is shown. */
  left(): Place | null {
    return this.moved ? { x: (this.w / 2 - this.x) / this.k, y: (this.h / 2 - this.y) / this.k, k: this.k } : null;
  }

  /** Takes up a place that was left. */
  take(place: Place): void {
    const k = this.bound(place.k);
    this.moved = true;
    this.jump(this.w / 2 - place.x * k, this.h / 2 - place.y * k, k);
    this.settled = this.k;
  }

  /** Brings all these places into sight, if they are not: it moves first, and zooms out only where that is not enough. */
  reveal(places: [number, number][]): void {
    if (!this.moved) return; // all of the board is shown
    const edge = Math.min(56, this.w / 6, this.h / 6);
    const [xs, ys] = [places.map((p) => p[0]), places.map((p) => p[1])];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const over = edge + this.above;
    const room = (window: number, span: number) => (span > 0 ? window / span : this.k);
    const k = this.bound(
      Math.min(this.k, room(this.w - 2 * edge, right - left), room(this.h - over - edge, bottom - top)),
    );
    const into = (at: number, first: number, last: number, from: number, to: number) =>
      Math.max(first - from * k, Math.min(last - to * k, at));
    const middle = {
      x: this.w / 2 - ((this.w / 2 - this.x) / this.k) * k,
      y: this.h / 2 - ((this.h / 2 - this.y) / this.k) * k,
    };
    const x = into(middle.x, edge, this.w - edge, left, right);
    const y = into(middle.y, over, this.h - edge, top, bottom);
    if (Math.abs(x - this.x) < 1 && Math.abs(y - this.y) < 1 && k === this.k) return;
    this.glide(x, y, k);
  }

  /**
   * Brings places into a part of the window: no nearer than now and only as far as needed, or as near as they fit.
   */
  bring(places: [number, number][], part: Box, near: boolean): void {
    if (places.length === 0 || part.w < leastPart || part.h < leastPart) return;
    this.free = part;
    const edge = near ? 110 : 40; // map units around them
    const [xs, ys] = [places.map((p) => p[0]), places.map((p) => p[1])];
    const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
    const [w, h] = [Math.max(...xs) + edge - x, Math.max(...ys) + edge - y];
    const fits = Math.min(part.w / w, part.h / h);
    const k = this.bound(Math.min(fits, near ? Math.max(this.k, nearby) : this.k));
    const [left, top] = [this.x + x * k, this.y + y * k];
    const inside = left >= part.x && top >= part.y && left + w * k <= part.x + part.w && top + h * k <= part.y + part.h;
    if (!near && k === this.k && inside) return;
    this.moved = true;
    this.glide(part.x + part.w / 2 - (x + w / 2) * k, part.y + part.h / 2 - (y + h / 2) * k, k);
  }

  /** Where the window is on the map, to come back to. */
  place(): [number, number, number] {
    return [this.x, this.y, this.k];
  }
  return(to: [number, number, number]): void {
    this.free = null;
    this.glide(...to);
  }

  /** Brings a place into sight, moving no more than needed. */
  show(x: number, y: number): void {
    const edge = Math.min(90, this.w / 4, this.h / 4);
    const [px, py] = [this.x + x * this.k, this.y + y * this.k];
    const dx = px < edge ? edge - px : px > this.w - edge ? this.w - edge - px : 0;
    const dy = py < edge ? edge - py : py > this.h - edge ? this.h - edge - py : 0;
    if (dx || dy) this.glide(this.x + dx, this.y + dy, this.k);
  }

  /** Listens on the window onto the map. */
  attach = (node: HTMLElement): (() => void) => {
    const at = (e: PointerEvent | WheelEvent) => {
      const b = node.getBoundingClientRect();
      return { x: e.clientX - b.left, y: e.clientY - b.top };
    };
    const down = (e: PointerEvent) => {
      if (e.pointerType === 'mouse' && e.button !== 0) return;
      this.swallow = false;
      cancelAnimationFrame(this.frame);
      this.pointers.set(e.pointerId, at(e));
      this.from = this.pointers.size === 1 ? at(e) : null;
    };
    const move = (e: PointerEvent) => {
      const before = this.pointers.get(e.pointerId);
      if (!before) return;
      const now = at(e);
      if (this.pointers.size === 1) {
        if (this.from && Math.hypot(now.x - this.from.x, now.y - this.from.y) <= slip) return;
        if (!this.dragging) {
          this.dragging = true;
          node.setPointerCapture(e.pointerId);
        }
        this.moved = true;
        this.jump(this.x + now.x - before.x, this.y + now.y - before.y, this.k);
      } else {
        const other = [...this.pointers].find(([id]) => id !== e.pointerId)![1];
        const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        const is = Math.hypot(now.x - other.x, now.y - other.y);
        this.dragging = true;
        this.around((now.x + other.x) / 2, (now.y + other.y) / 2, (this.k * is) / was);
        this.jump(this.x + (now.x - before.x) / 2, this.y + (now.y - before.y) / 2, this.k);
      }
      this.pointers.set(e.pointerId, now);
    };
    const tap = (e: PointerEvent) => {
      const before = this.tapped;
      const now = { when: e.timeStamp, ...at(e) };
      const again = now.when - before.when < tapsWithin && Math.hypot(now.x - before.x, now.y - before.y) < tapsAbout;
      if (!this.twice(e.target as Element)) return;
      this.tapped = again ? { ...now, when: Number.NEGATIVE_INFINITY } : now;
      if (!again) return;
      this.swallow = true;
      if (this.k > this.bound(Number.POSITIVE_INFINITY) * 0.95) this.fit();
      else this.around(now.x, now.y, this.k * 2, true);
    };
    const up = (e: PointerEvent) => {
      if (!this.pointers.delete(e.pointerId)) return;
      this.from = null;
      if (this.dragging) this.swallow = true;
      else if (e.type === 'pointerup' && e.pointerType !== 'mouse') tap(e);
      if (this.pointers.size === 0) this.dragging = false;
    };
    const click = (e: MouseEvent) => {
      if (!this.swallow) return;
      this.swallow = false;
      e.stopPropagation();
      e.preventDefault();
    };
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      const lines = e.deltaMode === 1 ? 18 : 1;
      const p = at(e);
      this.around(p.x, p.y, this.k * Math.exp(-e.deltaY * lines * (e.ctrlKey ? 0.01 : 0.0016)));
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      cancelAnimationFrame(this.frame);
      clearTimeout(this.rest);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('wheel', wheel);
    };
  };
}
