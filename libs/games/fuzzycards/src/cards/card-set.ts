/** The printed cards of the ruleset, by code: the set Genesis, one file for each Force. */
import { cardSets } from '@scoresheet/rules-cards';
import { LANGUAGE } from '../effects/language.js';
import { faceOf } from './card.js';
import clarity from './genesis/clarity.cards.json' with { type: 'json' };
import conviction from './genesis/conviction.cards.json' with { type: 'json' };
import power from './genesis/power.cards.json' with { type: 'json' };
import prophecy from './genesis/prophecy.cards.json' with { type: 'json' };
import wisdom from './genesis/wisdom.cards.json' with { type: 'json' };

/** Everything that is wrong with a card file, or what it holds. */
export const { readCardFile } = LANGUAGE;

export const {
  sets: CARD_SETS,
  cards: CARDS,
  faces: FACES,
} = cardSets({
  language: LANGUAGE,
  faceOf,
  // Files in the order of the Forces, which is that of the codes.
  files: { power, clarity, prophecy, conviction, wisdom },
});
