/**
 * Why something is not offered. Where several rules forbid it, the first in the order of A-BUD-68
 * is named: one answer for all tools. A card that does not exist and one that the asker may not
 * know get the same words.
 */
import { isRepeated, no, type Rules } from '@scoresheet/rules-engine';
import { refusing, saidBy } from '@scoresheet/rules-presentation';
import { DECISIONS } from './decisions.js';

const ASKED = refusing(DECISIONS);

export const refuse: Rules['refuse'] = (reading, seat, asked, choice) => {
  if (reading.state.outcome) return no('R-BUD-14', 'The game is over.');
  if (!asked) return no('A-BUD-07', 'It is not your turn to answer; wait until you are asked.');
  if (isRepeated(reading, seat, String(choice))) {
    return no('A-BUD-64', 'You did just this in the same situation before; pass, or do another.');
  }
  const said = saidBy(choice);
  const elsewhere = ASKED.elsewhere(reading, seat, asked, said);
  return elsewhere ?? ASKED.here(reading, seat, asked, said);
};
