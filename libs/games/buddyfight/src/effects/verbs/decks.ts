/** Decks and hands: what comes off a deck, what leaves a hand. Decisions: A-BFT-25, A-BFT-66. */
import { forms, phrases, searchVerb, verb } from '@scoresheet/rules-cards';
import { move, moveAll, shuffle, tell } from '@scoresheet/rules-engine';
import { deck, drop, hand } from '../../field.js';
import { chargeFromDeck, drawCards, millCards } from '../../turn/draw.js';
import { discard } from './discard.js';
import { OF_SEATS, whose } from './fighters.js';
import { lookAtTop } from './look.js';
import { offer } from './offer.js';
import { putUnder } from './put-under.js';
import { search } from './search.js';

const { amount } = forms;
const { cards, order } = phrases;
const { toEach, discards, discardsByChance } = OF_SEATS;

export const topCards = (number: string): string =>
  number === '1' ? 'top card' : `top ${cards({ number })}`;

export const DECKS = [
  toEach('draw', { means: 'Draws cards.', says: ['draw', 'draws', cards], does: drawCards }),

  toEach('charge', {
    means: 'Puts cards off the top of the deck into the gauge.',
    says: ({ instruction, number }) =>
      order(`put the ${topCards(number)} of ${whose(instruction['who'])} deck into the gauge`),
    does: chargeFromDeck,
  }),

  toEach('mill', {
    means: 'Puts cards off the top of the deck into the drop zone.',
    says: ({ instruction, number }) =>
      order(`put the ${topCards(number)} of ${whose(instruction['who'])} deck into the drop zone`),
    does: millCards,
  }),

  discards(discard),

  putUnder,

  offer,

  discardsByChance({ from: hand, does: (play, seat, card) => move(play, card, drop(seat)) }),

  searchVerb(search, { pile: 'deck', shown: true }),

  verb('look-at-top', {
    means: 'Looks at top cards of the deck and takes one of them.',
    takes: { amount },
    does: lookAtTop,
    says: ({ number }) =>
      order(
        `look at the ${topCards(number)} of your deck, take one to your hand and put the rest under it`,
      ),
  }),

  toEach('shuffle-drop', {
    means: 'Shuffles the drop zone into the deck.',
    isUncounted: true,
    says: ({ instruction }) =>
      order(`shuffle ${whose(instruction['who'])} drop zone into the deck`),
    does(play, seat) {
      tell(play, 'drop-shuffled', { seat });
      moveAll(play, drop(seat), deck(seat));
      shuffle(play, deck(seat));
    },
  }),
];
