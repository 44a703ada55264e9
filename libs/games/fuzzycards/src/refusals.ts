/**
 * Why something is not offered. Where several rules forbid it, the first in the order of
 * A-FUZ-81 is named: one answer for all tools. An attack after a phase that ended by itself has
 * reasons of its own (A-FUZ-82). A card that does not exist and one that the asker may not know get
 * the same words.
 */
import { no, type Rules } from '@scoresheet/rules-engine';
import { refusing, saidBy } from '@scoresheet/rules-presentation';
import { DECISIONS } from './decisions.js';

const ASKED = refusing(DECISIONS);

export const refuse: Rules['refuse'] = (reading, seat, asked, choice) => {
  const said = saidBy(choice);
  const elsewhere = ASKED.elsewhere(reading, seat, asked, said);
  if (elsewhere) return elsewhere;
  if (reading.state.outcome) return no('R-FUZ-36', 'The game is over.');
  if (!asked) return no('R-FUZ-36', 'It is not your decision now; wait until you are asked.');
  if (!ASKED.isForElsewhere(asked, said)) return ASKED.here(reading, seat, asked, said);
  const { about } = ASKED.kindOf(asked);
  return no('R-FUZ-36', `That is answered at another time; now you are asked about ${about}.`);
};
