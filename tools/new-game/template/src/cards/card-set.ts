/** The printed cards of the ruleset, by code: the set First Set. */
import { cardSets } from '@scoresheet/rules-cards';
import { LANGUAGE } from '../effects/language.js';
import { faceOf } from './card.js';
import tricks from './first-set/tricks.cards.json' with { type: 'json' };

/** Everything that is wrong with a card file, or what it holds. */
export const { readCardFile } = LANGUAGE;

export const {
  sets: CARD_SETS,
  cards: CARDS,
  faces: FACES,
} = cardSets({
  language: LANGUAGE,
  faceOf,
  files: { tricks },
});
