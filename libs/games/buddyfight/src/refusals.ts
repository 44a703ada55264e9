/**
 * Why something is not offered. Where several rules forbid it, the first in a fixed order is named:
 * the time, the card, its Flag, its price. A card that does not exist and one that the asker may not
 * know get the same words.
 *
 * Decisions: A-BFT-42, A-BFT-68.
 */
import { isRepeated, no, type Rules } from '@scoresheet/rules-engine';
import { refusing, saidBy } from '@scoresheet/rules-presentation';
import { refuseUnasked } from './acts/refuse-unasked.js';
import { DECISIONS } from './decisions.js';

const ASKED = refusing(DECISIONS);

export const refuse: Rules['refuse'] = (reading, seat, asked, choice) => {
  const line = typeof choice === 'string' ? choice : '';
  if (reading.state.outcome) return no('A-BFT-68', 'The game is over.');
  if (!asked) return refuseUnasked(reading, seat, line);
  if (line !== '' && isRepeated(reading, seat, line)) {
    return no('A-BFT-69', 'You did just this twice already, and all is as it was.');
  }
  const said = saidBy(choice);
  // Whoever is asked where a card comes is told of the call, whatever else was tried but an attack.
  const isOfCall = asked.kind === 'call-where' && said.verb !== 'attack';
  const elsewhere = isOfCall ? undefined : ASKED.elsewhere(reading, seat, asked, said);
  return elsewhere ?? ASKED.here(reading, seat, asked, said);
};
