// Server-sent events, as a host answers them. Unlike EventSource this sees the status of the
// answer and the signs of life between events, so that a connection that is dead
// without saying so is noticed.

import { ask } from './host';

export interface Frame {
  id: string;
  event: string;
  data: string;
}

/** Cuts a stream of text into frames. push returns the frames that are complete. */
export class Parser {
  private rest = '';
  private id = '';

  push(text: string): Frame[] {
    this.rest += text;
    const frames: Frame[] = [];
    let end = this.rest.search(/\r?\n\r?\n/);
    while (end >= 0) {
      const frame = this.read(this.rest.slice(0, end));
      if (frame) frames.push(frame);
      this.rest = this.rest.slice(end).replace(/^\r?\n\r?\n/, '');
      end = this.rest.search(/\r?\n\r?\n/);
    }
    return frames;
  }

  private read(block: string): Frame | null {
    let event = 'message';
    const data: string[] = [];
    for (const line of block.split(/\r?\n/)) {
      if (line.startsWith(':')) continue;
      const colon = line.indexOf(':');
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
      if (field === 'id') this.id = value;
      else if (field === 'event') event = value;
      else if (field === 'data') data.push(value);
    }
    return data.length ? { id: this.id, event, data: data.join('\n') } : null;
  }
}

export interface Follow {
  /** the address to (re)connect to, given the id of the last event that was seen */
  address(last: string): string;
  onframe(f: Frame): void;
  /** live: connected; lost: trying again */
  onstate(s: 'live' | 'lost'): void;
  /** the server answered with an error; true: try again */
  onrefused(r: Response): Promise<boolean>;
}

/** A little longer than two signs of life of the server. */
const silence = 45_000;
const delays = [300, 1000, 2000, 4000, 8000, 15_000];

/** Follows a stream until it is closed, connecting again as often as needed. */
export class Follower {
  private stop = new AbortController();
  private closed = false;
  private last: string;
  private tries = 0;
  private wake: (() => void) | null = null;

  constructor(
    private f: Follow,
    from = '',
  ) {
    this.last = from;
    addEventListener('online', this.retry);
    addEventListener('offline', this.cut);
    void this.run();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.cut);
    this.stop.abort();
    this.wake?.();
  }

  /** Tries at once instead of after the pause. */
  retry = (): void => {
    this.tries = 0;
    this.wake?.();
  };

  private cut = (): void => this.stop.abort();

  private async run(): Promise<void> {
    while (!this.closed) {
      this.stop = new AbortController();
      try {
        if (!(await this.once())) return;
      } catch {
        // the network, or a silence too long
      }
      if (this.closed) return;
      this.f.onstate('lost');
      await this.pause(delays[Math.min(this.tries++, delays.length - 1)]!);
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** One connection; false: no other shall follow. */
  private async once(): Promise<boolean> {
    const r = await ask(this.f.address(this.last), {
      signal: this.stop.signal,
      headers: { Accept: 'text/event-stream' },
      cache: 'no-store',
    });
    if (!r.ok || !r.body) return this.f.onrefused(r);
    this.tries = 0;
    this.f.onstate('live');
    const reader = r.body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = new Parser();
    for (;;) {
      const timer = setTimeout(() => this.stop.abort(), silence);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done || this.closed) return !this.closed;
      for (const frame of parser.push(value)) {
        this.last = frame.id;
        this.f.onframe(frame);
      }
    }
  }
}
