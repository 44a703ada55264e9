/**
 * The words by which a card says which cards it means, in the order of their words in a sentence.
 *
 * Rules: B02, B09, R-BFT-13, R-BFT-25.
 */
import { filter, meaningsOf, phrases, shape, type Noun } from '@scoresheet/rules-cards';
import {
  holderOf,
  zoneOf,
  type Card,
  type Reading,
  type Standpoint,
} from '@scoresheet/rules-engine';
import { CARD_TYPES, nounOf } from '../cards/types.js';
import { world } from '../cards/worlds.js';
import { battleNow } from '../combat/battle-frame.js';
import { AREAS, controllerOf, isOnField, isResting, type Area } from '../field.js';
import { faceOfCard, has, isBuddy, valueNow } from '../values.js';
import { MOST, MOST_POWER } from './numbers.js';
import { EITHER, thisCard } from './terms.js';
import { KEYWORDS } from './values.js';

const { bool, integer, oneOf, text } = shape;

const size = integer(0, MOST);
const power = integer(0, MOST_POWER);

export const AREA = oneOf(
  'area',
  {
    left: 'The left area.',
    center: 'The center; while it is empty the fighter itself may be attacked.',
    right: 'The right area.',
  } satisfies Record<Area, string>,
  'An area for monsters.',
);

const isYours = ({ state }: Reading, card: Card, from: Standpoint): boolean =>
  controllerOf(state, card) === from.controller;

/** A card is under the card of which the text speaks. */
const isUnder = ({ place }: Card, card: string): boolean =>
  zoneOf(place) === 'soul' && holderOf(place) === card;

function isAbove({ state }: Reading, card: Card, from: Standpoint): boolean {
  const under = state.cards[from.card];
  return under !== undefined && isUnder(under, card.id);
}

const isAttacking = ({ state }: Reading, card: Card): boolean =>
  battleNow(state)?.attackers.includes(card.id) ?? false;

const isUnderAttack = ({ state }: Reading, card: Card): boolean =>
  battleNow(state)?.target === card.id;

/** "resting", and of what is not "standing". */
const told = (yes: string, no: string) => (wanted: boolean) => ({ before: wanted ? yes : no });

const SIDES = { you: 'your side', opponent: "your opponent's side", each: 'each fighter' };

const NO_MONSTER: Noun = ['item or set spell', 'items or set spells'];

const nameOf = (keyword: string): string =>
  KEYWORDS.find(({ word }) => word === keyword)?.name ?? '';

export const FILTERS = [
  filter('fighter', {
    means: 'For which fighter a rule is otherwise.',
    takes: oneOf('fighter', EITHER),
    isOfSeats: true, // `fighterValue`
    fits: () => false,
    says: (wanted) => ({ is: SIDES[wanted] }),
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
    says: () => ({ is: 'the card above this' }),
  }),
  filter('under', {
    means: 'Lies under this card.',
    takes: bool,
    fits: (_, card, wanted, from) => isUnder(card, from.card) === wanted,
    says: () => ({ whose: 'its' }),
  }),
  filter('side', {
    means: "Whose cards: the effect's fighter's or the other's.",
    takes: oneOf('side', {
      yours: 'Of the fighter who uses the effect.',
      theirs: "Of that fighter's opponent.",
    }),
    fits: (reading, card, wanted, from) => isYours(reading, card, from) === (wanted === 'yours'),
    says: phrases.side("your opponent's", 'opposing'),
  }),
  filter('resting', {
    means: 'Rests; false for what stands.',
    takes: bool,
    fits: (_, card, wanted) => isResting(card) === wanted,
    says: told('resting', 'standing'),
  }),
  filter('attacking', {
    means: 'Attacks in the battle under way.',
    takes: bool,
    fits: (reading, card, wanted) => isAttacking(reading, card) === wanted,
    says: told('attacking', 'idle'),
  }),
  filter('underAttack', {
    means: 'Is attacked in the battle under way.',
    takes: bool,
    fits: (reading, card, wanted) => isUnderAttack(reading, card) === wanted,
    says: told('attacked', 'unattacked'),
  }),
  filter('buddy', {
    means: "Has the name of its fighter's Buddy.",
    takes: bool,
    fits(reading, card, wanted) {
      const seat = controllerOf(reading.state, card);
      return isBuddy(reading, seat, faceOfCard(reading, card)) === wanted;
    },
    says: told('Buddy', 'non-Buddy'),
  }),
  filter('world', {
    means: 'Is of the world.',
    takes: world,
    isPrinted: true,
    fits: (reading, card, wanted) => faceOfCard(reading, card).world === wanted,
    says: (wanted) => ({ before: wanted }),
  }),
  filter('attribute', {
    means: 'Has this attribute.',
    takes: text,
    isPrinted: true,
    fits: (reading, card, wanted) => faceOfCard(reading, card).attributes.includes(wanted),
    says: (wanted) => ({ before: wanted }),
  }),
  filter('type', {
    means: 'What kind of card it is.',
    takes: oneOf('type', meaningsOf(CARD_TYPES)),
    isPrinted: true,
    fits: (reading, card, wanted) => faceOfCard(reading, card).type === wanted,
    says: (wanted) => ({ noun: nounOf(wanted) }),
  }),
  filter('monster', {
    means: 'Is a monster; false for items and set spells.',
    takes: bool,
    fits: (reading, card, wanted) => (faceOfCard(reading, card).type === 'monster') === wanted,
    says: (wanted) => ({ noun: wanted ? nounOf('monster') : NO_MONSTER }),
  }),
  filter('area', {
    means: 'Stands in the area.',
    takes: AREA,
    fits: (_, card, wanted) => isOnField(card) && card.slot === AREAS[wanted],
    says: (wanted) => ({ after: `in the ${wanted} area` }),
  }),
  filter('keyword', {
    means: 'Has the keyword.',
    takes: oneOf('keyword', meaningsOf(KEYWORDS)),
    fits: (reading, card, wanted) => has(reading, card.id, wanted),
    says: (wanted) => ({ with: nameOf(wanted) }),
  }),
  filter('sizeAtMost', {
    means: 'Has at most this size.',
    takes: size,
    isPrinted: true,
    fits: (reading, card, wanted) => valueNow(reading, card.id, 'size') <= wanted,
    says: (wanted) => ({ with: `a size of at most ${wanted}` }),
  }),
  filter('sizeAtLeast', {
    means: 'Has at least this size.',
    takes: size,
    fits: (reading, card, wanted) => valueNow(reading, card.id, 'size') >= wanted,
    says: (wanted) => ({ with: `a size of at least ${wanted}` }),
  }),
  filter('powerAtMost', {
    means: 'Has at most this power.',
    takes: power,
    fits: (reading, card, wanted) => valueNow(reading, card.id, 'power') <= wanted,
    says: (wanted) => ({ with: `a power of at most ${wanted}` }),
  }),
  filter('defenseAtMost', {
    means: 'Has at most this defense.',
    takes: power,
    fits: (reading, card, wanted) => valueNow(reading, card.id, 'defense') <= wanted,
    says: (wanted) => ({ with: `a defense of at most ${wanted}` }),
  }),
];
