// Standing orders: a player passes on every sabotage of a Round. They live in this page only, for one seat and one Round.
import type { View } from '../../../gen/kings';

const roundOf = (view: View): string => `${view.seat} ${view.era} ${view.round}`;

class Standing {
  private passing = $state('');

  passes(view: View): boolean {
    return view.seat !== '' && this.passing === roundOf(view);
  }
  pass(view: View): void {
    this.passing = roundOf(view);
  }
  revoke(): void {
    this.passing = '';
  }
}

export const standing = new Standing();
