// Whoever chooses a side reads what it is like: every seat has its word, in both languages.
import { expect, it } from 'vitest';
import * as cardinalsEn from '../src/gen/words/cardinals-en';
import * as kingdomsEn from '../src/gen/words/kingdoms-en';
import * as kingsEn from '../src/gen/words/kings-en';
import cardinals from '../src/titles/cardinals/box';
import kingdoms from '../src/titles/kingdoms/box';
import kings from '../src/titles/kings/box';

it.each([
  ['cardinals', cardinals, cardinalsEn.board, []],
  ['kings', kings, kingsEn.board, []],
  ['kingdoms', kingdoms, kingdomsEn.board, ['muslims']], // nobody sits there
] as const)('%s has a word for every side', (_, box, words, powers) => {
  const seats = Object.keys(box.arms).filter((s) => !(powers as readonly string[]).includes(s));
  for (const seat of seats) expect(words, seat).toHaveProperty([`side.${seat}`]);
});
