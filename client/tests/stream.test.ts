import { describe, expect, it, vi } from 'vitest';
import { Follower, Parser } from '../src/lib/stream';
import { until } from './until';

describe('Parser', () => {
  it('cuts frames wherever the chunks end', () => {
    const text =
      'retry: 1000\n\nid: 3.0\nevent: update\ndata: {"a":1}\n\n:\n\nid: 3.1\nevent: chat\ndata: [1,\ndata: 2]\n\n';
    for (let size = 1; size < text.length; size++) {
      const p = new Parser();
      const frames = [];
      for (let i = 0; i < text.length; i += size) frames.push(...p.push(text.slice(i, i + size)));
      expect(frames).toEqual([
        { id: '3.0', event: 'update', data: '{"a":1}' },
        { id: '3.1', event: 'chat', data: '[1,\n2]' },
      ]);
    }
  });
});

function answer(...chunks: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(c) {
      for (const chunk of chunks) c.enqueue(encoder.encode(chunk));
      c.close();
    },
  });
  return new Response(body, { status: 200 });
}

describe('Follower', () => {
  it('resumes after the last event that it has seen, and says when it was lost', async () => {
    const asked: string[] = [];
    const seen: string[] = [];
    const states: string[] = [];
    const answers = [answer('id: 1.0\nevent: update\ndata: a\n\n'), answer('id: 2.0\nevent: update\ndata: b\n\n')];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      const next = answers.shift();
      return next ? Promise.resolve(next) : new Promise(() => {});
    });
    const f = new Follower(
      {
        address: (last) => `/events?after=${last}`,
        onframe: (x) => seen.push(x.data),
        onstate: (s) => states.push(s),
        onrefused: async () => false,
      },
      '0.0',
    );
    await until(() => expect(asked.length).toBe(3));
    expect(asked).toEqual(['/events?after=0.0', '/events?after=1.0', '/events?after=2.0']);
    expect(seen).toEqual(['a', 'b']);
    expect(states).toEqual(['live', 'lost', 'live', 'lost']);
    f.close();
    vi.unstubAllGlobals();
  });

  it('stops when it is refused for good', async () => {
    vi.useFakeTimers();
    let asked = 0;
    vi.stubGlobal('fetch', () => {
      asked++;
      return Promise.resolve(new Response('{}', { status: 404 }));
    });
    const f = new Follower({ address: () => '/', onframe: () => {}, onstate: () => {}, onrefused: async () => false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(1);
    f.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
