/**
 * The words by which a card says which cards it means, in the order of their words in a sentence.
 *
 * Rules: R-FRI-11, R-FRI-22, R-FRI-76.
 */
import { filter, filters, shape } from '@scoresheet/rules-cards';
import { faceOfCard } from '@scoresheet/rules-engine';
import { TRIBE_SEPARATOR } from '../cards/card.js';
import { CARD_TYPES } from '../cards/types.js';
import { costOf, powerOf } from '../values.js';
import { MOST } from './numbers.js';
import { thisCard } from './terms.js';

const { atLeast, atMost, byName, bySide, byType, ofSeats, other, printed, under, whether } =
  filters;
const { integer, text } = shape;

const { isAbove, isUnder } = under('under');

const COST: filters.Measure = {
  takes: integer(0, MOST),
  now: (reading, { id }) => costOf(reading, id),
  says: (bound) => `a cost of ${bound}`,
};

const POWER: filters.Measure = {
  takes: integer(-MOST, MOST),
  now: (reading, { id }) => powerOf(reading, id),
  says: (bound) => `${bound} Power`,
};

export const FILTERS = [
  /** `ruleFor` asks for it. */
  ofSeats(
    'player',
    {
      each: 'For all.',
      others: 'For all but the player of the card.',
      you: 'For the player of the card.',
    },
    { each: 'each player', others: 'each other player', you: 'your side' },
  ),
  other(thisCard),
  whether('above', {
    means: 'Lies above this card.',
    is: isAbove,
    says: () => ({ is: 'the card above this one' }),
  }),
  bySide("another player's", 'enemy'),
  printed(
    filter('tribe', {
      means: 'Has this Tribe.',
      takes: text,
      fits(reading, card, wanted) {
        const { tribes = '' } = faceOfCard(reading, card).words;
        return tribes.split(TRIBE_SEPARATOR).includes(wanted);
      },
      says: (wanted) => ({ before: wanted }),
    }),
  ),
  printed(byType(CARD_TYPES)),
  printed(byName),
  atMost('cost', COST),
  atLeast('cost', COST),
  atMost('power', POWER),
  atLeast('power', POWER),
  whether('beneath', {
    means: 'Lies under this card.',
    is: isUnder,
    says: () => ({ after: 'under this one' }),
  }),
];
