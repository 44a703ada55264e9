/**
 * Why a choice is not offered: the rule, and a sentence for the person who tried. A card that the
 * asker may not know is refused in the same words as a card that nobody has.
 */
import { no, type Rules } from '@scoresheet/rules-engine';
import { kindOf, refusedIn, saidBy } from '@scoresheet/rules-presentation';
import { DECISIONS } from './decisions.js';

export const refuse: Rules['refuse'] = (reading, seat, asked, choice) =>
  asked
    ? refusedIn(kindOf(DECISIONS, asked), reading, seat, saidBy(choice))
    : no('R-SMP-04', 'It is not your turn.');
