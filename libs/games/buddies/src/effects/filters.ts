/**
 * The words by which a card says which cards it means, in the order of their words in a sentence.
 *
 * Decision: A-BUD-44.
 */
import { filter, meaningsOf, phrases, shape } from '@scoresheet/rules-cards';
import { markOf, type Card, type Reading, type Standpoint } from '@scoresheet/rules-engine';
import { element } from '../cards/elements.js';
import { CARD_TYPES, nounOf } from '../cards/types.js';
import { bearerOf, controllerOf, isDown, isIn } from '../field.js';
import { costOf, faceOfCard, hasKeyword, hpLeft, isDefending } from '../values.js';
import { MOST, MOST_POINTS } from './numbers.js';
import { bearer } from './terms.js';

const { capital, side } = phrases;
const { bool, integer, oneOf, text } = shape;

const isYours = ({ state }: Reading, card: Card, from: Standpoint): boolean =>
  controllerOf(state, card) === from.controller;

const isBearer = (reading: Reading, card: Card, from: Standpoint): boolean =>
  card.id === bearerOf(reading, from.card);

const PLAYERS: Readonly<Record<string, string>> = {
  ...{ each: 'each player', others: 'each other player', you: 'your side' },
};

export const FILTERS = [
  filter('player', {
    means: 'Whom a changed rule concerns.',
    takes: oneOf('player', {
      each: 'Every player.',
      others: 'The other players.',
      you: 'The player of this card.',
    }),
    isOfSeats: true, // `ruleFor`
    fits: () => false,
    says: (wanted) => ({ is: PLAYERS[wanted] ?? '' }),
  }),
  filter('bearer', {
    means: 'This Buddy (of an Item: its bearer).',
    takes: bool,
    fits: (reading, card, wanted, from) => isBearer(reading, card, from) === wanted,
    says: (wanted, { face }) => (wanted ? { is: bearer(face) } : { other: true }),
  }),
  filter('other', {
    means: 'Not this Buddy (of an Item: not its bearer).',
    takes: bool,
    fits: (reading, card, wanted, from) => isBearer(reading, card, from) !== wanted,
    says: (wanted, { face }) => (wanted ? { other: true } : { is: bearer(face) }),
  }),
  filter('generic', {
    means: 'Is Generic; false for what is not.',
    takes: bool,
    isPrinted: true,
    fits: (reading, card, wanted) => hasKeyword(faceOfCard(reading, card), 'generic') === wanted,
    says: (wanted) => ({ before: wanted ? 'generic' : 'non-generic' }),
  }),
  filter('damaged', {
    means: 'Has lost HP.',
    takes: bool,
    fits: (_, card, wanted) => markOf(card, 'damage') > 0 === wanted,
    says: (wanted) => ({ before: wanted ? 'damaged' : 'undamaged' }),
  }),
  filter('defending', {
    means: 'Defends.',
    takes: bool,
    fits: (_, card, wanted) => isDefending(card) === wanted,
    says: (wanted) => ({ before: wanted ? 'Defending' : 'upright' }),
  }),
  filter('equipped', {
    means: 'Carries an Item.',
    takes: bool,
    fits: ({ state }, card, wanted) => (state.places[`item@${card.id}`] !== undefined) === wanted,
    says: (wanted) => ({ before: wanted ? 'equipped' : 'unequipped' }),
  }),
  filter('side', {
    means: 'Whose card it is now.',
    takes: oneOf('side', {
      yours: 'Of the player of this card.',
      theirs: 'Of any other player.',
    }),
    fits: (reading, card, wanted, from) =>
      isIn(reading.state, controllerOf(reading.state, card)) &&
      isYours(reading, card, from) === (wanted === 'yours'),
    says: side("another player's", 'enemy'),
  }),
  filter('element', {
    means: 'Its element.',
    takes: element,
    isPrinted: true,
    fits: (reading, card, wanted) => faceOfCard(reading, card).words['element'] === wanted,
    says: (wanted) => ({ before: capital(wanted) }),
  }),
  filter('type', {
    means: 'What kind of card it is.',
    takes: oneOf('type', meaningsOf(CARD_TYPES)),
    isPrinted: true,
    fits: (reading, card, wanted) => faceOfCard(reading, card).type === wanted,
    says: (wanted) => ({ noun: nounOf(wanted) }),
  }),
  filter('down', {
    means: 'Is knocked out; false, and what is meant without a word, for who stands.',
    takes: bool,
    fits: (_, card, wanted) => isDown(card) === wanted,
    says: (wanted) => ({ ...(wanted ? { before: 'knocked-out' } : {}), noun: nounOf('buddy') }),
  }),
  filter('name', {
    means: 'Has this name.',
    takes: text,
    isPrinted: true,
    fits: (reading, card, wanted) => faceOfCard(reading, card).name === wanted,
    says: (wanted) => ({ with: `the name ${wanted}` }),
  }),
  filter('hpAtMost', {
    means: 'Has at most this much HP left.',
    takes: integer(0, MOST_POINTS),
    fits: (reading, card, wanted) => hpLeft(reading, card.id) <= wanted,
    says: (wanted) => ({ with: `at most ${wanted} HP left` }),
  }),
  filter('costAtMost', {
    means: 'Costs at most so much.',
    takes: integer(0, MOST),
    isPrinted: true,
    fits: (reading, card, wanted) => costOf(reading, card) <= wanted,
    says: (wanted) => ({ with: `a cost of at most ${wanted}` }),
  }),
];
