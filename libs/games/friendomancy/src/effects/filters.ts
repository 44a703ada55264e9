/**
 * The words by which a card says which cards it means, in the order of their words in a sentence.
 *
 * Rules: R-FRI-11, R-FRI-22, R-FRI-76.
 */
import { filter, meaningsOf, phrases, shape } from '@scoresheet/rules-cards';
import {
  holderOf,
  zoneOf,
  type Card,
  type Lasting,
  type Reading,
  type Standpoint,
} from '@scoresheet/rules-engine';
import { TRIBE_SEPARATOR } from '../cards/card.js';
import { CARD_TYPES, nounOf } from '../cards/types.js';
import { controllerOf } from '../field.js';
import { costOf, faceOfCard, powerOf } from '../values.js';
import { MOST } from './numbers.js';
import { thisCard } from './terms.js';

const { bool, integer, meaningless, oneOf, text } = shape;

const cost = integer(0, MOST);
const power = integer(-MOST, MOST);

const PLAYERS = { each: 'each player', others: 'each other player', you: 'your side' };

const isYours = ({ state }: Reading, card: Card, from: Standpoint): boolean =>
  controllerOf(state, card) === from.controller;

/** The card that speaks lies under this one. */
function isAbove({ state }: Reading, card: Card, from: Standpoint): boolean {
  const speaker = state.cards[from.card];
  const isUnder = speaker !== undefined && zoneOf(speaker.place) === 'under';
  return isUnder && holderOf(speaker.place) === card.id;
}

const isBeneath = ({ place }: Card, from: Standpoint): boolean =>
  zoneOf(place) === 'under' && holderOf(place) === from.card;

export const FILTERS = [
  filter('player', {
    means: 'For which players a rule is otherwise.',
    takes: oneOf('player', {
      each: 'For all.',
      others: 'For all but the player of the card.',
      you: 'For the player of the card.',
    }),
    isOfSeats: true, // `ruleFor`
    fits: () => false,
    says: (wanted) => ({ is: PLAYERS[wanted] }),
  }),
  filter('other', {
    means: 'Not this card; false for this card alone.',
    takes: bool,
    fits: (_, card, wanted, from) => (card.id !== from.card) === wanted,
    says: (wanted, { face }) => (wanted ? { other: true } : { is: thisCard(face) }),
  }),
  filter('above', {
    means: 'Lies above this card.',
    takes: bool,
    fits: (reading, card, wanted, from) => isAbove(reading, card, from) === wanted,
    says: () => ({ is: 'the card above this one' }),
  }),
  filter('side', {
    means: 'Whose cards.',
    takes: oneOf('side', { yours: 'Of the player of the card.', theirs: 'Of all others.' }),
    fits: (reading, card, wanted, from) => isYours(reading, card, from) === (wanted === 'yours'),
    says: phrases.side("another player's", 'enemy'),
  }),
  filter('tribe', {
    means: 'Has this Tribe.',
    takes: text,
    fits(reading, card, wanted) {
      const { tribes = '' } = faceOfCard(reading, card).words;
      return tribes.split(TRIBE_SEPARATOR).includes(wanted);
    },
    says: (wanted) => ({ before: wanted }),
  }),
  filter('type', {
    means: 'What kind of card it is.',
    takes: oneOf('type', meaningsOf(CARD_TYPES)),
    fits: (reading, card, wanted) => faceOfCard(reading, card).type === wanted,
    says: (wanted) => ({ noun: nounOf(wanted) }),
  }),
  filter('name', {
    means: 'Has this name.',
    takes: text,
    fits: (reading, card, wanted) => faceOfCard(reading, card).name === wanted,
    says: (wanted) => ({ with: `the name ${wanted}` }),
  }),
  filter('costAtMost', {
    means: 'Costs at most this.',
    takes: cost,
    fits: (reading, card, wanted) => costOf(reading, card.id) <= wanted,
    says: (wanted) => ({ with: `a cost of at most ${wanted}` }),
  }),
  filter('costAtLeast', {
    means: 'Costs at least this.',
    takes: cost,
    fits: (reading, card, wanted) => costOf(reading, card.id) >= wanted,
    says: (wanted) => ({ with: `a cost of at least ${wanted}` }),
  }),
  filter('powerAtMost', {
    means: 'Has at most this Power.',
    takes: power,
    fits: (reading, card, wanted) => powerOf(reading, card.id) <= wanted,
    says: (wanted) => ({ with: `at most ${wanted} Power` }),
  }),
  filter('powerAtLeast', {
    means: 'Has at least this Power.',
    takes: power,
    fits: (reading, card, wanted) => powerOf(reading, card.id) >= wanted,
    says: (wanted) => ({ with: `at least ${wanted} Power` }),
  }),
  filter('beneath', {
    means: 'Lies under this card.',
    takes: bool,
    fits: (_, card, wanted, from) => isBeneath(card, from) === wanted,
    says: () => ({ after: 'under this one' }),
  }),
];

/** A change of Power for those of some Power would change whom it changes, and so without an end. */
export const noCircle: shape.Check = (lasting, path) => {
  const { on, what } = lasting as Lasting;
  const asked = Object.keys(on).filter((word) => /^(power|cost)At/.test(word));
  const [circle] = what === 'cost' ? asked : asked.filter((word) => word.startsWith(what));
  return circle === undefined
    ? []
    : meaningless(`${path}.on.${circle}`, 'this would depend on itself');
};
