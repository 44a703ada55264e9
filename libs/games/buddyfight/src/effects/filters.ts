/**
 * The words by which a card says which cards it means, in the order of their words in a sentence.
 *
 * Rules: B02, B09, R-BFT-13, R-BFT-25.
 */
import { filter, filters, shape, type Noun } from '@scoresheet/rules-cards';
import { CARD_TYPES, nounOf } from '../cards/types.js';
import { world } from '../cards/worlds.js';
import { battleNow } from '../combat/battle-frame.js';
import { AREAS, controllerOf, isOnField, isResting, type Area } from '../field.js';
import { faceOfCard, has, isBuddy, valueNow } from '../values.js';
import { MOST, MOST_POWER } from './numbers.js';
import { EITHER, thisCard } from './terms.js';
import { KEYWORDS } from './values.js';

const { atLeast, atMost, byKeyword, bySide, byType, ofSeats, other, printed, under, whether } =
  filters;
const { integer, oneOf, text } = shape;

export const AREA = oneOf(
  'area',
  {
    left: 'The left area.',
    center: 'The center; while it is empty the fighter itself may be attacked.',
    right: 'The right area.',
  } satisfies Record<Area, string>,
  'An area for monsters.',
);

const { isAbove, isUnder } = under('soul');

const NO_MONSTER: Noun = ['item or set spell', 'items or set spells'];

/** A number of the card as it is now: "a size of at most 2". */
const measure = (name: 'size' | 'power' | 'defense', most: number): filters.Measure => ({
  takes: integer(0, most),
  now: (reading, { id }) => valueNow(reading, id, name),
  says: (bound) => `a ${name} of ${bound}`,
});

const SIZE = measure('size', MOST);

export const FILTERS = [
  /** `fighterValue` asks for it. */
  ofSeats('fighter', EITHER, {
    you: 'your side',
    opponent: "your opponent's side",
    each: 'each fighter',
  }),
  other(thisCard),
  whether('above', {
    means: 'Lies above this card.',
    is: isAbove,
    says: () => ({ is: 'the card above this' }),
  }),
  whether('under', {
    means: 'Lies under this card.',
    is: isUnder,
    says: () => ({ whose: 'its' }),
  }),
  bySide("your opponent's", 'opposing'),
  whether('resting', {
    means: 'Rests; false for what stands.',
    is: (_, card) => isResting(card),
    says: ['resting', 'standing'],
  }),
  whether('attacking', {
    means: 'Attacks in the battle under way.',
    is: ({ state }, card) => battleNow(state)?.attackers.includes(card.id) ?? false,
    says: ['attacking', 'idle'],
  }),
  whether('underAttack', {
    means: 'Is attacked in the battle under way.',
    is: ({ state }, card) => battleNow(state)?.target === card.id,
    says: ['attacked', 'unattacked'],
  }),
  whether('buddy', {
    means: "Has the name of its fighter's Buddy.",
    is: (reading, card) =>
      isBuddy(reading, controllerOf(reading.state, card), faceOfCard(reading, card)),
    says: ['Buddy', 'non-Buddy'],
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
  printed(byType(CARD_TYPES)),
  whether('monster', {
    means: 'Is a monster; false for items and set spells.',
    is: (reading, card) => faceOfCard(reading, card).type === 'monster',
    says: (wanted) => ({ noun: wanted ? nounOf('monster') : NO_MONSTER }),
  }),
  filter('area', {
    means: 'Stands in the area.',
    takes: AREA,
    fits: (_, card, wanted) => isOnField(card) && card.slot === AREAS[wanted],
    says: (wanted) => ({ after: `in the ${wanted} area` }),
  }),
  byKeyword(KEYWORDS, (reading, { id }, keyword) => has(reading, id, keyword)),
  printed(atMost('size', SIZE)),
  atLeast('size', SIZE),
  atMost('power', measure('power', MOST_POWER)),
  atMost('defense', measure('defense', MOST_POWER)),
];
