/**
 * Looking at cards that lie hidden: only who looks sees them; the others see where, and how many.
 *
 * Decision: A-BUD-62.
 */
import { forms, phrases, searchVerb, shape, verb } from '@scoresheet/rules-cards';
import { amountMeant, cardsIn, show } from '@scoresheet/rules-engine';
import { deck, hand } from '../../field.js';
import { lookAtTop } from './look.js';
import { SEATS } from './meant.js';
import { search } from './search.js';

const { amount, who } = forms;
const { cards, order } = phrases;

export const LOOKING = [
  searchVerb(search, { pile: 'deck' }),

  lookAtTop,

  verb('look-at-deck', {
    means: 'Looks at top cards of the own deck.',
    takes: { amount },
    does(play, effect, instruction) {
      const at = deck(effect.controller);
      const count = amountMeant(play, instruction, effect);
      const seen = count === 0 ? [] : cardsIn(play.state, at).slice(-count);
      show(play, effect.controller, at, seen);
    },
    says: ({ number }) => order(`look at the top ${cards({ number })} of your deck`),
  }),

  verb('look-at-hand', {
    means: 'Looks at hands.',
    takes: { who: shape.meaning('Whose hand.', who) },
    does(play, effect, instruction) {
      for (const seat of SEATS.meant(play, effect, instruction)) {
        show(play, effect.controller, hand(seat), cardsIn(play.state, hand(seat)));
      }
    },
    says: ({ instruction }) => order(`look at the hand of ${SEATS.called(instruction.who)}`),
  }),
];
