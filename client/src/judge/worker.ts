// Runs the adjudicator in a thread of its own.
import { codeAt, run } from '../offline/wasm';

export type Ask = { what: 'open'; engine: string } | { what: 'ask'; id: number; question: string };
/** id 0: it did not start */
export type Told = { id: number; answer: string };

const page = self as unknown as { postMessage(t: Told): void; onmessage: ((e: MessageEvent<Ask>) => void) | null };
let judge: Promise<(question: string) => string>;

page.onmessage = ({ data: m }) => {
  if (m.what === 'open') {
    judge = new Promise((ready, failed) => {
      codeAt(m.engine)
        .then((code) => run(code, { ready }))
        .then(() => failed(new Error('the adjudicator has ended')), failed);
    });
    judge.catch((e) => page.postMessage({ id: 0, answer: String(e) }));
    return;
  }
  judge.then(
    (answer) => page.postMessage({ id: m.id, answer: answer(m.question) }),
    () => {}, // the page was told when it did not start
  );
};
