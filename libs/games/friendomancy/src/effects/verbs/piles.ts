/**
 * What is taken from decks, Pools and hands.
 *
 * Rules: R-FRI-58, R-FRI-59; decisions A-FRI-63, A-FRI-70.
 */
import { phrases, shape, verb, type InstructionSaid } from '@scoresheet/rules-cards';
import { amountMeant, amountOf, pickCards } from '@scoresheet/rules-engine';
import { deck, hand, pool, POOL_NAMES, type Pool } from '../../field.js';
import { addToDeck, discardTop, drawCards } from '../../piles.js';
import { discard, discardCard } from './discard.js';
import { seatsMeant } from './meant.js';
import { ofPlayers, playerDoes, toSeats } from './players.js';

const { cards, cardsByChance } = phrases;

const POOL = shape.oneOf('Pool', {
  friends: 'The Friend Pool.',
  spells: 'The Magic Pool.',
  curses: 'The Curse Pool.',
  whatevers: 'The Whatever Pool.',
});

const fromPool = (said: InstructionSaid): string =>
  `${cards(said)} from the ${POOL_NAMES[String(said.instruction['from']) as Pool]}`;

export const PILES = [
  /** A text that names no pile means the own deck (A-FRI-70). */
  verb('draw', {
    means: 'Draws cards off the own deck, or off a Pool.',
    takes: { ...ofPlayers, 'from?': shape.meaning('The Pool; the own deck, if missing.', POOL) },
    does(play, effect, instruction) {
      const { from } = instruction;
      const amount = amountMeant(play, instruction, effect);
      for (const seat of seatsMeant(play, effect, instruction)) {
        drawCards(play, seat, from === undefined ? deck(seat) : pool(from), amount);
      }
    },
    says: playerDoes('draw', 'draws', (said) =>
      said.instruction['from'] === undefined ? cards(said) : fromPool(said),
    ),
  }),

  verb('add', {
    means: 'Shuffles cards of a Pool into the deck.',
    takes: { ...ofPlayers, from: shape.meaning('The Pool.', POOL) },
    does(play, effect, instruction) {
      const amount = amountMeant(play, instruction, effect);
      for (const seat of seatsMeant(play, effect, instruction)) {
        addToDeck(play, seat, instruction.from, amount);
      }
    },
    says: playerDoes('shuffle', 'shuffles', (said) => `${fromPool(said)} into the deck`),
  }),

  verb('discard', {
    means: 'Discards cards of their choice.',
    takes: ofPlayers,
    does: discard,
    says: playerDoes('discard', 'discards', cards),
  }),

  /** Nobody chooses, so nobody learns what was left. */
  verb('discard-at-random', {
    means: 'Discards cards that chance picks.',
    takes: ofPlayers,
    does(play, effect, instruction) {
      for (const seat of seatsMeant(play, effect, instruction)) {
        const count = amountOf(play, instruction.amount, effect);
        pickCards(play, hand(seat), count, (id) => discardCard(play, seat, id));
      }
    },
    says: playerDoes('discard', 'discards', cardsByChance),
  }),

  verb('discard-top', {
    means: 'Discards cards off the top of the deck.',
    takes: ofPlayers,
    does: toSeats(discardTop),
    says: playerDoes('discard', 'discards', (said) => `${cards(said)} off the top of the deck`),
  }),
];
