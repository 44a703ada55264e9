/**
 * What is taken from decks, Pools and hands.
 *
 * Rules: R-FRI-58, R-FRI-59; decisions A-FRI-63, A-FRI-70.
 */
import { phrases, shape, type InstructionSaid } from '@scoresheet/rules-cards';
import { deck, hand, pool, POOL_NAMES, type Pool } from '../../field.js';
import { addToDeck, discardTop, drawCards } from '../../piles.js';
import { discard, discardCard } from './discard.js';
import { lookAtTop } from './look.js';
import { OF_SEATS } from './players.js';
import { offer } from './offer.js';
import { putUnder } from './put-under.js';

const { cards } = phrases;
const { toEach, discards, discardsByChance } = OF_SEATS;

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
  toEach('draw', {
    means: 'Draws cards off the own deck, or off a Pool.',
    takes: { 'from?': shape.meaning('The Pool; the own deck, if missing.', POOL) },
    says: [
      'draw',
      'draws',
      (said) => (said.instruction['from'] === undefined ? cards(said) : fromPool(said)),
    ],
    does(play, seat, amount, { instruction: { from } }) {
      drawCards(play, seat, from === undefined ? deck(seat) : pool(from as Pool), amount);
    },
  }),

  toEach('add', {
    means: 'Shuffles cards of a Pool into the deck.',
    takes: { from: shape.meaning('The Pool.', POOL) },
    says: ['shuffle', 'shuffles', (said) => `${fromPool(said)} into the deck`],
    does: (play, seat, amount, { instruction: { from } }) =>
      addToDeck(play, seat, from as Pool, amount),
  }),

  lookAtTop,

  discards(discard),

  putUnder,

  offer,

  discardsByChance({ from: hand, does: discardCard }),

  toEach('discard-top', {
    means: 'Discards cards off the top of the deck.',
    says: ['discard', 'discards', (said) => `${cards(said)} off the top of the deck`],
    does: discardTop,
  }),
];
