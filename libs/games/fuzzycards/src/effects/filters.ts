/** The words by which a card says which cards it means, in the order of their words in a sentence. */
import { filter, filters, phrases, shape } from '@scoresheet/rules-cards';
import { faceOfCard, holderOf, markOf, zoneOf } from '@scoresheet/rules-engine';
import { FORCES } from '../cards/card.js';
import { CARD_TYPES } from '../cards/types.js';
import { rowOf } from '../field.js';
import { hpLeft, keyword } from '../values.js';
import { MOST } from './numbers.js';
import { bearer } from './terms.js';
import { KEYWORDS } from './values.js';

const { atMost, bearerAndOther, byKeyword, byPrintedWord, bySide, byType, printed, whether } =
  filters;
const { integer, oneOf } = shape;

export const ROWS = oneOf(
  'row',
  { altar: 'The front row.', vault: 'The back row.' },
  'A row of the field.',
);

export const FILTERS = [
  ...bearerAndOther(bearer),
  whether('damaged', {
    means: 'Has taken damage that was not healed.',
    is: (_, card) => markOf(card, 'damage') > 0,
    says: ['damaged', 'undamaged'],
  }),
  bySide("your opponent's", 'enemy'),
  byPrintedWord('force', oneOf('Force', FORCES)),
  printed(byType(CARD_TYPES)),
  printed(byKeyword(KEYWORDS, (reading, { id }, name) => keyword(reading, id, name) > 0)),
  atMost('hp', {
    takes: integer(0, MOST),
    now: (reading, { id }) => hpLeft(reading, id),
    says: (bound) => `${bound} HP left`,
  }),
  {
    ...printed(
      atMost('cost', {
        takes: integer(0, MOST),
        now: (reading, card) => faceOfCard(reading, card).cost,
        says: (bound) => `a cost of ${bound}`,
      }),
    ),
    means: 'Prints at most this cost.',
  },
  filter('row', {
    means: 'Stands in the row.',
    takes: ROWS,
    fits: (_, card, wanted) => zoneOf(card.place) === 'field' && rowOf(card) === wanted,
    says: (wanted) => ({ after: `in the ${phrases.capital(wanted)}` }),
  }),
  filter('ownedBy', {
    means: 'On whose side of the table it lies.',
    takes: oneOf('owner', { you: 'The player of the card.', opponent: 'The other player.' }),
    fits: (_, card, wanted, from) =>
      (Number(holderOf(card.place)) === from.controller) === (wanted === 'you'),
    says(wanted, { elsewhere }) {
      const whose = wanted === 'you' ? 'your' : "your opponent's";
      return elsewhere ? { whose } : { after: `on ${whose} side` };
    },
  }),
];
