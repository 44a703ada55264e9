/** The printed cards of the ruleset, by code: the set First Friends, one file for each element. */
import { cardSets } from '@scoresheet/rules-cards';
import { LANGUAGE } from '../effects/language.js';
import { faceOf } from './card.js';
import electricity from './first-friends/electricity.cards.json' with { type: 'json' };
import fire from './first-friends/fire.cards.json' with { type: 'json' };
import light from './first-friends/light.cards.json' with { type: 'json' };
import metal from './first-friends/metal.cards.json' with { type: 'json' };
import shadow from './first-friends/shadow.cards.json' with { type: 'json' };
import water from './first-friends/water.cards.json' with { type: 'json' };
import wind from './first-friends/wind.cards.json' with { type: 'json' };

/** Everything that is wrong with a card file, or what it holds. */
export const { readCardFile } = LANGUAGE;

export const {
  sets: CARD_SETS,
  cards: CARDS,
  faces: FACES,
} = cardSets({
  language: LANGUAGE,
  faceOf,
  // Files in the order of the ring of elements, which is that of the codes.
  files: { light, shadow, wind, metal, electricity, water, fire },
});
