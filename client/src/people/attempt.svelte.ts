// One thing at a time, and what went wrong with it.
import { problemOf } from '../lib/api';
import { sayProblem } from '../lib/problems';

export class Attempt {
  busy = $state(false);
  wrong = $state('');

  /** true if it succeeded */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = '';
    try {
      await what();
      return true;
    } catch (e) {
      // Who closes the browser's own window has changed their mind.
      if (!(e instanceof DOMException && e.name === 'NotAllowedError')) this.wrong = sayProblem(problemOf(e));
      return false;
    } finally {
      this.busy = false;
    }
  }
}
