/** Decks and hands: what comes off a deck, what leaves a hand. Decisions: A-BFT-25, A-BFT-66. */
import { forms, phrases, verb } from '@scoresheet/rules-cards';
import { move, moveAll, pickCards, shuffle, tell } from '@scoresheet/rules-engine';
import { deck, drop, hand } from '../../field.js';
import { chargeFromDeck, drawCards, millCards } from '../../turn/draw.js';
import { discard } from './discard.js';
import { fighterDoes, ofFighters, toFighters, whose } from './fighters.js';
import { lookAtTop } from './look.js';
import { seatsMeant } from './meant.js';
import { search } from './search.js';

const { amount, sought, who } = forms;
const { cards, cardsByChance, order } = phrases;

export const topCards = (number: string): string =>
  number === '1' ? 'top card' : `top ${cards({ number })}`;

export const DECKS = [
  verb('draw', {
    means: 'Draws cards.',
    takes: ofFighters,
    does: toFighters(drawCards),
    says: fighterDoes('draw', 'draws', cards),
  }),

  verb('charge', {
    means: 'Puts cards off the top of the deck into the gauge.',
    takes: ofFighters,
    does: toFighters(chargeFromDeck),
    says: ({ instruction, number }) =>
      order(`put the ${topCards(number)} of ${whose(instruction.who)} deck into the gauge`),
  }),

  verb('mill', {
    means: 'Puts cards off the top of the deck into the drop zone.',
    takes: ofFighters,
    does: toFighters(millCards),
    says: ({ instruction, number }) =>
      order(`put the ${topCards(number)} of ${whose(instruction.who)} deck into the drop zone`),
  }),

  verb('discard', {
    means: 'Discards cards of their choice.',
    takes: ofFighters,
    does: discard,
    says: fighterDoes('discard', 'discards', cards),
  }),

  /** Nobody chooses, so nobody learns what was left. */
  verb('discard-at-random', {
    means: 'Discards cards that chance picks.',
    takes: ofFighters,
    does: toFighters((play, seat, many) =>
      pickCards(play, hand(seat), many, (id) => move(play, id, drop(seat))),
    ),
    says: fighterDoes('discard', 'discards', cardsByChance),
  }),

  verb('search', {
    means: 'Takes a card from the deck to the hand; then it is shuffled.',
    takes: { 'for?': sought },
    does: search,
    says: (said) =>
      order(
        `search your deck for ${said.sought || 'a card'}, show it, take it to your hand and shuffle`,
      ),
  }),

  verb('look-at-top', {
    means: 'Looks at top cards of the deck and takes one of them.',
    takes: { amount },
    does: lookAtTop,
    says: ({ number }) =>
      order(
        `look at the ${topCards(number)} of your deck, take one to your hand and put the rest under it`,
      ),
  }),

  verb('shuffle-drop', {
    means: 'Shuffles the drop zone into the deck.',
    takes: { 'who?': who },
    does(play, effect, instruction) {
      for (const seat of seatsMeant(play, effect, instruction)) {
        tell(play, 'drop-shuffled', { seat });
        moveAll(play, drop(seat), deck(seat));
        shuffle(play, deck(seat));
      }
    },
    says: ({ instruction }) => order(`shuffle ${whose(instruction.who)} drop zone into the deck`),
  }),
];
