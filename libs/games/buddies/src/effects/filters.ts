/**
 * The words by which a card says which cards it means, in the order of their words in a sentence.
 *
 * Decision: A-BUD-44.
 */
import { filters, shape, type FilterEntry } from '@scoresheet/rules-cards';
import { faceOfCard, markOf, withoutUndefined } from '@scoresheet/rules-engine';
import { element } from '../cards/elements.js';
import { CARD_TYPES, nounOf } from '../cards/types.js';
import { controllerOf, isDown, isIn } from '../field.js';
import { costOf, hasKeyword, hpLeft, isDefending } from '../values.js';
import { MOST, MOST_POINTS } from './numbers.js';
import { bearer } from './terms.js';

const { atMost, bearerAndOther, byName, byPrintedWord, bySide, byType, ofSeats, printed, whether } =
  filters;
const { integer } = shape;

/** What a player who is out still has on the table is nobody's any more. */
const ofPlayersIn = (side: FilterEntry<'side'>): FilterEntry<'side'> => ({
  ...side,
  fits: (reading, card, ...wanted) =>
    isIn(reading.state, controllerOf(reading.state, card)) && side.fits(reading, card, ...wanted),
});

export const FILTERS = [
  /** `ruleFor` asks for it. */
  ofSeats(
    'player',
    { each: 'Every player.', others: 'The other players.', you: 'The player of this card.' },
    { each: 'each player', others: 'each other player', you: 'your side' },
  ),
  ...bearerAndOther(bearer),
  printed(
    whether('generic', {
      means: 'Is Generic; false for what is not.',
      is: (reading, card) => hasKeyword(faceOfCard(reading, card), 'generic'),
      says: ['generic', 'non-generic'],
    }),
  ),
  whether('damaged', {
    means: 'Has lost HP.',
    is: (_, card) => markOf(card, 'damage') > 0,
    says: ['damaged', 'undamaged'],
  }),
  whether('defending', {
    means: 'Defends.',
    is: (_, card) => isDefending(card),
    says: ['Defending', 'upright'],
  }),
  whether('equipped', {
    means: 'Carries an Item.',
    is: ({ state }, card) => state.places[`item@${card.id}`] !== undefined,
    says: ['equipped', 'unequipped'],
  }),
  ofPlayersIn(bySide("another player's", 'enemy')),
  byPrintedWord('element', element),
  printed(byType(CARD_TYPES)),
  whether('down', {
    means: 'Is knocked out; false, and what is meant without a word, for who stands.',
    is: (_, card) => isDown(card),
    says: (wanted) =>
      withoutUndefined({ before: wanted ? 'knocked-out' : undefined, noun: nounOf('buddy') }),
  }),
  printed(byName),
  atMost('hp', {
    takes: integer(0, MOST_POINTS),
    now: (reading, { id }) => hpLeft(reading, id),
    says: (bound) => `${bound} HP left`,
  }),
  printed(
    atMost('cost', {
      takes: integer(0, MOST),
      now: costOf,
      says: (bound) => `a cost of ${bound}`,
    }),
  ),
];
