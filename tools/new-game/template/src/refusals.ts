/**
 * Why a choice is not offered: the rule, and a sentence for the person who tried. A card that the
 * asker may not know is refused in the same words as a card that nobody has.
 */
import { no, type Rules } from '@scoresheet/rules-engine';
import { refusing, saidBy } from '@scoresheet/rules-presentation';
import { DECISIONS } from './decisions.js';

const ASKED = refusing(DECISIONS);

export const refuse: Rules['refuse'] = (reading, seat, asked, choice) =>
  asked ? ASKED.here(reading, seat, asked, saidBy(choice)) : no('R-SMP-04', 'It is not your turn.');
