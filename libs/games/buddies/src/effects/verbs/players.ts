/**
 * What becomes of players: their decks, hands, Energy.
 *
 * Decisions: A-BUD-41, A-BUD-48, A-BUD-60.
 */
import { forms, phrases, verb } from '@scoresheet/rules-cards';
import {
  amountMeant,
  amountOf,
  draw,
  moveAll,
  move,
  pickCards,
  setCounter,
  shuffle,
  tell,
} from '@scoresheet/rules-engine';
import { energyOf } from '../../acts/payment.js';
import { deck, hand, trash } from '../../field.js';
import { drawCards } from '../../turn/draw.js';
import { discard } from './discard.js';
import { called, seatsMeant } from './meant.js';

const { amount, who } = forms;
const { cards, cardsByChance, seatDoes } = phrases;

const playerDoes = seatDoes(called);

const OF_PLAYER = { 'who?': who, amount };

export const OF_PLAYERS = [
  /** Cards off the top of a deck, past every Defense (A-BUD-41). */
  verb('lose-cards', {
    means: 'Puts cards off the top of the deck into the Trash.',
    takes: OF_PLAYER,
    does(play, effect, instruction) {
      const many = amountMeant(play, instruction, effect);
      for (const seat of seatsMeant(play, effect, instruction)) {
        tell(play, 'cards-lost', { seat, count: draw(play, deck(seat), trash(seat), many) });
      }
    },
    says: playerDoes('lose', 'loses', (said) => `${cards(said)} off the top of the deck`),
  }),

  verb('draw', {
    means: 'Draws cards.',
    takes: OF_PLAYER,
    does(play, effect, instruction) {
      const many = amountMeant(play, instruction, effect);
      for (const seat of seatsMeant(play, effect, instruction)) drawCards(play, seat, many);
    },
    says: playerDoes('draw', 'draws', cards),
  }),

  verb('discard', {
    means: 'Discards cards of their choice.',
    takes: OF_PLAYER,
    does: discard,
    says: playerDoes('discard', 'discards', cards),
  }),

  /** Nobody chooses, so nobody learns what was left. */
  verb('discard-at-random', {
    means: 'Discards cards that chance picks.',
    takes: OF_PLAYER,
    does(play, effect, instruction) {
      for (const seat of seatsMeant(play, effect, instruction)) {
        const count = amountOf(play, instruction.amount, effect);
        pickCards(play, hand(seat), count, (id) => move(play, id, trash(seat)));
      }
    },
    says: playerDoes('discard', 'discards', cardsByChance),
  }),

  verb('gain-energy', {
    means: 'Adds Energy; below 0 takes it away.',
    takes: OF_PLAYER,
    does(play, effect, instruction) {
      const much = amountOf(play, instruction.amount, effect);
      for (const seat of seatsMeant(play, effect, instruction)) {
        setCounter(play, seat, 'energy', Math.max(0, energyOf(play.state, seat) + much));
      }
    },
    says: playerDoes('gain', 'gains', ({ number }) => `${number} Energy`),
  }),

  verb('shuffle-trash', {
    means: 'Shuffles the Trash into the deck.',
    takes: { 'who?': who },
    does(play, effect, instruction) {
      for (const seat of seatsMeant(play, effect, instruction)) {
        moveAll(play, trash(seat), deck(seat));
        shuffle(play, deck(seat));
      }
    },
    says: playerDoes('shuffle', 'shuffles', () => 'the whole Trash into the deck'),
  }),
];
