/** The kinds of cards and what each has besides (B02, B09, B11, B31). */
import { cardType, forms, meaningsOf, nounsOf, shape, type WordOf } from '@scoresheet/rules-cards';
import { MOST, MOST_POWER } from '../effects/numbers.js';
import { KEYWORDS, STATS } from '../effects/values.js';
import { world } from './worlds.js';

const { integer, listOf, meaning, object, part } = shape;

const MAX_SIZE = 3; // B09
const MAX_CRITICAL = 9;

const MEANS = meaningsOf(STATS);
const power = integer(0, MOST_POWER);
const critical = meaning(MEANS.critical, integer(0, MAX_CRITICAL));

const keywords = meaning(
  'Each keyword with its number: 1 where it has none.',
  object(
    Object.fromEntries(
      KEYWORDS.map(({ word, means }) => [`${word}?`, meaning(means, integer(1, MOST))]),
    ),
  ),
);

/** What is paid and asked for when a card is played, and what it can do. */
const PLAYED = {
  'price?': part('price'),
  'playWhen?': meaning('What has to hold for calling, equipping or casting it.', forms.condition),
  'keywords?': keywords,
  'abilities?': forms.abilities,
};

const begins = object({
  'life?': meaning('Life at the start; 10 where it is missing.', integer(1, MOST)),
  'hand?': meaning('Cards of the first hand; 6 where it is missing.', integer(0, MOST)),
  'gauge?': meaning('Cards of the first gauge; 2 where it is missing.', integer(0, MOST)),
});

export const CARD_TYPES = [
  cardType('flag', {
    means: 'Says which worlds you may use, and sometimes what you begin with (B02, B05).',
    noun: ['Flag', 'Flags'],
    takes: {
      allows: meaning('The worlds besides Generic.', listOf(world)),
      'begins?': meaning('With what its fighter begins.', begins),
    },
  }),
  cardType('monster', {
    means:
      'Is called to an area, attacks and is attacked; it has a size, power, defense and critical (B11).',
    noun: ['monster', 'monsters'],
    takes: {
      ...PLAYED,
      size: meaning('Monsters of one side have at most 3 together.', integer(0, MAX_SIZE)),
      power: meaning(MEANS.power, power),
      defense: meaning(MEANS.defense, power),
      critical,
    },
  }),
  cardType('item', {
    means:
      'You carry one, and a new one takes its place; it attacks while your center is empty (B08, B18).',
    noun: ['item', 'items'],
    takes: {
      ...PLAYED,
      power: meaning(MEANS.power, power),
      'defense?': meaning('What an attack on its fighter has to reach.', power),
      critical,
    },
  }),
  cardType('spell', {
    means: 'Does one thing in your main phase, or stays where it says [Set] (B31).',
    noun: ['spell', 'spells'],
    takes: PLAYED,
  }),
  cardType('impact', {
    means: 'Does one thing in your final phase (B14).',
    noun: ['impact', 'impacts'],
    takes: PLAYED,
  }),
];
export type CardType = WordOf<typeof CARD_TYPES>;

export const nounOf = nounsOf(CARD_TYPES);
