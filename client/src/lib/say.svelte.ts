// What is said to the player beside the page itself: toasts that can be seen, and a
// live region that can be heard.

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
}

let toasts = $state.raw<Toast[]>([]);
let heard = $state('');
let count = 0;

export const said = {
  get toasts(): Toast[] {
    return toasts;
  },
  get heard(): string {
    return heard;
  },
};

/** Says something to who listens to the page. The same words twice are said twice. */
export function announce(text: string): void {
  heard = heard === text ? `${text}\u200b` : text;
}

export function toast(text: string, tone: Toast['tone'] = 'plain', ms = 5000): void {
  const id = ++count;
  toasts = [...toasts.slice(-2), { id, text, tone }];
  announce(text);
  setTimeout(() => dismiss(id), ms);
}

export function dismiss(id: number): void {
  toasts = toasts.filter((t) => t.id !== id);
}
