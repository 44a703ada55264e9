/**
 * Why a choice is not offered: the rule, and a sentence for the person who tried. A card that the
 * asker may not know is refused in the same words as a card that nobody has.
 */
import { cardsIn, type Refusal, type Rules } from '@scoresheet/rules-engine';
import { hand } from './field.js';

const no = (rule: string, says: string): Refusal => ({ rule, says });

export const refuse: Rules['refuse'] = ({ state }, seat, asked, choice) => {
  if (!asked) return no('R-SMP-04', 'It is not your turn.');
  const [verb, card = ''] = String(choice).split(' ');
  if (verb !== 'play') return no('R-SMP-05', 'In your turn you play a card or pass.');
  if (!cardsIn(state, hand(seat)).includes(card)) {
    return no('R-SMP-05', 'Cards are played out of your own hand.');
  }
  return no('R-SMP-05', 'A card is played by its name alone.');
};
