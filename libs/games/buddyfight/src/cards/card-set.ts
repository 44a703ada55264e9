/** The printed cards of the ruleset, by code: the set Harbor and Orchard, a few files for each Flag. */
import { cardSets } from '@scoresheet/rules-cards';
import { LANGUAGE } from '../effects/language.js';
import { faceOf } from './card.js';
import brassHarborGear from './harbor-and-orchard/brass-harbor-gear.cards.json' with { type: 'json' };
import brassHarborMonsters from './harbor-and-orchard/brass-harbor-monsters.cards.json' with { type: 'json' };
import common from './harbor-and-orchard/common.cards.json' with { type: 'json' };
import midnightOrchardCharms from './harbor-and-orchard/midnight-orchard-charms.cards.json' with { type: 'json' };
import midnightOrchardMonsters from './harbor-and-orchard/midnight-orchard-monsters.cards.json' with { type: 'json' };

/** Everything that is wrong with a card file, or what it holds. */
export const { readCardFile } = LANGUAGE;

export const {
  sets: CARD_SETS,
  cards: CARDS,
  faces: FACES,
} = cardSets({
  language: LANGUAGE,
  faceOf,
  // Files in the order of the codes.
  files: {
    'brass-harbor-monsters': brassHarborMonsters,
    'brass-harbor-gear': brassHarborGear,
    'midnight-orchard-monsters': midnightOrchardMonsters,
    'midnight-orchard-charms': midnightOrchardCharms,
    common,
  },
});
