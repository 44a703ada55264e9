/** The printed cards of the ruleset, by code: the library First Acquaintance, a file for each type. */
import { cardSets } from '@scoresheet/rules-cards';
import { LANGUAGE } from '../effects/language.js';
import { faceOf } from './card.js';
import curses from './first-acquaintance/curses.cards.json' with { type: 'json' };
import foes from './first-acquaintance/foes.cards.json' with { type: 'json' };
import friends from './first-acquaintance/friends.cards.json' with { type: 'json' };
import spells from './first-acquaintance/spells.cards.json' with { type: 'json' };
import whatevers from './first-acquaintance/whatevers.cards.json' with { type: 'json' };

/** Everything that is wrong with a card file, or what it holds. */
export const { readCardFile } = LANGUAGE;

export const {
  sets: CARD_SETS,
  cards: CARDS,
  faces: FACES,
} = cardSets({
  language: LANGUAGE,
  faceOf,
  files: { friends, spells, curses, whatevers, foes },
});
