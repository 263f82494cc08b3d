// Asks the adjudicator, which runs in this browser whether there is a server or not: one implementation, nothing leaves
// the page, and it works without a network.
import { judgeFile } from '../offline/engines';
import type { Answer, Question } from './types';
import type { Ask, Told } from './worker';

export const hasJudge = judgeFile !== '';

interface Waiting {
  done(a: Answer): void;
  failed(e: Error): void;
}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let last = 0;

function stop(why: string): void {
  worker?.terminate();
  worker = undefined; // whoever asks again gets another
  for (const w of waiting.values()) w.failed(new Error(why));
  waiting.clear();
}

function open(): Worker {
  const opened = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  opened.onmessage = ({ data: { id, answer } }: MessageEvent<Told>) => {
    if (id === 0) {
      stop(answer);
      return;
    }
    waiting.get(id)?.done(JSON.parse(answer) as Answer);
    waiting.delete(id);
  };
  opened.onerror = (e) => stop(e.message);
  const first: Ask = { what: 'open', engine: new URL(judgeFile, document.baseURI).href };
  opened.postMessage(first);
  return opened;
}

export function ask(question: Question): Promise<Answer> {
  worker ??= open();
  const id = ++last;
  const m: Ask = { what: 'ask', id, question: JSON.stringify(question) };
  worker.postMessage(m);
  return new Promise((done, failed) => waiting.set(id, { done, failed }));
}
