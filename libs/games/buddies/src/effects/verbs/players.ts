/**
 * What becomes of players: their decks, hands, Energy.
 *
 * Decisions: A-BUD-41, A-BUD-48, A-BUD-60.
 */
import { phrases, verbsOfSeats } from '@scoresheet/rules-cards';
import { draw, move, moveAll, setCounter, shuffle, tell } from '@scoresheet/rules-engine';
import { energyOf } from '../../acts/payment.js';
import { deck, hand, trash } from '../../field.js';
import { drawCards } from '../../turn/draw.js';
import { discard } from './discard.js';
import { SEATS } from './meant.js';
import { offer } from './offer.js';
import { putUnder } from './put-under.js';

const { cards, so } = phrases;
const { toEach, discards, discardsByChance } = verbsOfSeats(SEATS);

export const OF_PLAYERS = [
  /** Cards off the top of a deck, past every Defense (A-BUD-41). */
  toEach('lose-cards', {
    means: 'Puts cards off the top of the deck into the Trash.',
    says: ['lose', 'loses', (said) => `${cards(said)} off the top of the deck`],
    does: (play, seat, many) =>
      tell(play, 'cards-lost', { seat, count: draw(play, deck(seat), trash(seat), many) }),
  }),

  toEach('draw', { means: 'Draws cards.', says: ['draw', 'draws', cards], does: drawCards }),

  discards(discard),

  putUnder,

  offer,

  discardsByChance({ from: hand, does: (play, seat, card) => move(play, card, trash(seat)) }),

  toEach('gain-energy', {
    means: 'Adds Energy; a value below 0 takes it away.',
    says: ['gain', 'gains', so('Energy')],
    mayBeNegative: true,
    does: (play, seat, much) =>
      setCounter(play, seat, 'energy', Math.max(0, energyOf(play.state, seat) + much)),
  }),

  toEach('shuffle-trash', {
    means: 'Shuffles the Trash into the deck.',
    isUncounted: true,
    says: ['shuffle', 'shuffles', () => 'the whole Trash into the deck'],
    does(play, seat) {
      moveAll(play, trash(seat), deck(seat));
      shuffle(play, deck(seat));
    },
  }),
];
