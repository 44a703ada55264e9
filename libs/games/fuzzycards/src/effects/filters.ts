/** The words by which a card says which cards it means, in the order of their words in a sentence. */
import { filter, meaningsOf, phrases, shape } from '@scoresheet/rules-cards';
import {
  holderOf,
  markOf,
  zoneOf,
  type Card,
  type Reading,
  type Standpoint,
} from '@scoresheet/rules-engine';
import { FORCES } from '../cards/card.js';
import { CARD_TYPES, nounOf } from '../cards/types.js';
import { bearerOf, controllerOf, rowOf } from '../field.js';
import { faceOfCard, hpLeft, keyword } from '../values.js';
import { MOST } from './numbers.js';
import { bearer } from './terms.js';
import { KEYWORDS } from './values.js';

const { capital, side } = phrases;
const { bool, integer, oneOf } = shape;

export const ROWS = oneOf(
  'row',
  { altar: 'The front row.', vault: 'The back row.' },
  'A row of the field.',
);

const isYours = ({ state }: Reading, card: Card, from: Standpoint): boolean =>
  controllerOf(state, card) === from.controller;

const isBearer = (reading: Reading, card: Card, from: Standpoint): boolean =>
  card.id === bearerOf(reading, from.card);

export const FILTERS = [
  filter('bearer', {
    means: 'This card (of an Equip Relic: its Hero).',
    takes: bool,
    fits: (reading, card, wanted, from) => isBearer(reading, card, from) === wanted,
    says: (wanted, { face }) => (wanted ? { is: bearer(face) } : { other: true }),
  }),
  filter('other', {
    means: 'Not this card (of an Equip Relic: not its Hero).',
    takes: bool,
    fits: (reading, card, wanted, from) => isBearer(reading, card, from) !== wanted,
    says: (wanted, { face }) => (wanted ? { other: true } : { is: bearer(face) }),
  }),
  filter('damaged', {
    means: 'Has taken damage that was not healed.',
    takes: bool,
    fits: (_, card, wanted) => markOf(card, 'damage') > 0 === wanted,
    says: (wanted) => ({ before: wanted ? 'damaged' : 'undamaged' }),
  }),
  filter('side', {
    means: 'Whose card it is now.',
    takes: oneOf('side', {
      yours: 'Cards on your side.',
      theirs: "Cards on your opponent's side.",
    }),
    fits: (reading, card, wanted, from) => isYours(reading, card, from) === (wanted === 'yours'),
    says: side("your opponent's", 'enemy'),
  }),
  filter('force', {
    means: 'The Force of the card.',
    takes: oneOf('Force', FORCES),
    isPrinted: true,
    fits: (reading, card, wanted) => faceOfCard(reading, card).words['force'] === wanted,
    says: (wanted) => ({ before: capital(wanted) }),
  }),
  filter('type', {
    means: 'What kind of card it is.',
    takes: oneOf('type', meaningsOf(CARD_TYPES)),
    isPrinted: true,
    fits: (reading, card, wanted) => faceOfCard(reading, card).type === wanted,
    says: (wanted) => ({ noun: nounOf(wanted) }),
  }),
  filter('keyword', {
    means: 'Has the keyword.',
    takes: oneOf('keyword', meaningsOf(KEYWORDS)),
    isPrinted: true,
    fits: (reading, card, wanted) => keyword(reading, card.id, wanted) > 0,
    says: (wanted) => ({ with: capital(wanted) }),
  }),
  filter('hpAtMost', {
    means: 'Has at most this much HP left.',
    takes: integer(0, MOST),
    fits: (reading, card, wanted) => hpLeft(reading, card.id) <= wanted,
    says: (wanted) => ({ with: `at most ${wanted} HP left` }),
  }),
  filter('costAtMost', {
    means: 'Prints at most this cost.',
    takes: integer(0, MOST),
    isPrinted: true,
    fits: (reading, card, wanted) => faceOfCard(reading, card).cost <= wanted,
    says: (wanted) => ({ with: `a cost of at most ${wanted}` }),
  }),
  filter('row', {
    means: 'Stands in the row.',
    takes: ROWS,
    fits: (_, card, wanted) => zoneOf(card.place) === 'field' && rowOf(card) === wanted,
    says: (wanted) => ({ after: `in the ${capital(wanted)}` }),
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
