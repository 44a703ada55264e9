/**
 * Why something is not offered. Where several rules forbid it, the first in a fixed order is named:
 * the card, its Flag, what is used up, the time, the price. A card that does not exist and one that
 * the asker may not know get the same words.
 *
 * Decisions: A-BFT-42, A-BFT-68.
 */
import { isRepeated, no, type Rules } from '@scoresheet/rules-engine';
import { refusing, saidBy } from '@scoresheet/rules-presentation';
import { refuseUnanswered } from './acts/refuse-unasked.js';
import { DEEDS } from './acts/way.js';
import { DECISIONS } from './decisions.js';

const ASKED = refusing(DECISIONS);

const WAIT = no('R-BFT-62', 'It is not your turn to answer; wait until you are asked.');
const NOTHING_USED = no('A-BFT-20', 'Nothing is used now; answer what you are asked.');

export const refuse: Rules['refuse'] = (reading, seat, asked, choice) => {
  const { state } = reading;
  if (state.outcome) return no('A-BFT-68', 'The game is over.');
  if (asked && typeof choice === 'string' && isRepeated(reading, seat, choice)) {
    return no('A-BFT-69', 'You did just this twice already, and all is as it was.');
  }
  const said = saidBy(choice);
  const elsewhere = ASKED.elsewhere(reading, seat, asked, said);
  if (elsewhere) return elsewhere;
  const isDeed = DEEDS.includes(said.verb);
  if (!asked) return (isDeed && refuseUnanswered(state)) || WAIT;
  return isDeed && ASKED.isForElsewhere(asked, said)
    ? NOTHING_USED
    : ASKED.here(reading, seat, asked, said);
};
