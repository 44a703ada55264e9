/**
 * Fuzzycards, table of contents: two seats, six phases, three ways to win.
 *
 * Rules: R-FUZ-01 to R-FUZ-87 with the decisions A-FUZ-01 to A-FUZ-82.
 */
import type { Rules } from '@scoresheet/rules-engine';
import { openStories, optionsOf } from '@scoresheet/rules-presentation';
import { FACES } from './cards/card-set.js';
import { COUNTERS } from './counters.js';
import { attack } from './combat/attack.js';
import { damageRule } from './combat/damage.js';
import { mayTarget } from './combat/hiding.js';
import { EFFECT_HAPPENINGS } from './effects/happenings.js';
import { LANGUAGE } from './effects/language.js';
import { MAX_TRIGGERS } from './effects/timings.js';
import { lookStep } from './effects/verbs/look.js';
import { offerStep } from './effects/verbs/offer.js';
import { putUnderStep } from './effects/verbs/put-under.js';
import { searchStep } from './effects/verbs/search.js';
import { check, leads } from './endings.js';
import { controllerOf, ZONES } from './field.js';
import { READINGS } from './readings.js';
import { refuse } from './refusals.js';
import { genesisFlip } from './setup/genesis-flip.js';
import { mulligan } from './setup/mulligan.js';
import { opening } from './setup/opening.js';
import { setup } from './setup/setup.js';
import { STORIES } from './stories.js';
import { activate } from './turn/activate.js';
import { carryOut } from './turn/carry-out.js';
import { decode } from './turn/decode.js';
import { exodus } from './turn/exodus.js';
import { genesis } from './turn/genesis.js';
import { settle } from './turn/settle.js';
import { turn } from './turn/turn.js';
import { validate } from './turn/validate.js';
import { baseValue, hasAbilities, lasting, lastingCards } from './values.js';

export const fuzzycards: Rules = {
  id: 'fuzzycards/2',
  minSeats: 2,
  maxSeats: 2,
  options: optionsOf(READINGS),

  zones: ZONES,
  tableZone: 'field',
  openCounters: Object.keys(COUNTERS),
  shownValues: ['atk', 'def', 'hp'],
  stories: openStories(STORIES),

  setup,
  firstMayBeNamed: true,
  leads,
  steps: {
    'genesis-flip': genesisFlip,
    opening,
    mulligan,
    turn,
    genesis,
    decode,
    activate,
    settle,
    validate,
    exodus,
    attack,
    'carry-out': carryOut,
    search: searchStep,
    look: lookStep,
    'put-under': putUnderStep,
    offer: offerStep,
  },

  faces: FACES,
  ...LANGUAGE.rules,
  mayTarget,
  controllerOf: ({ state }, card) => controllerOf(state, card),
  baseValue,
  lasting,
  lastingCards,
  hasAbilities,

  happenings: { damage: damageRule, ...EFFECT_HAPPENINGS },
  checkAfter: 'happening',
  check,
  triggers: { order: 'queue', chosenBy: 'rank', limit: MAX_TRIGGERS },
  refuse,
};
