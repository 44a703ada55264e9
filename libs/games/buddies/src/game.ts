/**
 * Buddies, table of contents: two players or more, a deck that is the life, five phases, a stack
 * that everybody may answer, and the last one left wins.
 *
 * Rules: R-BUD-01 to R-BUD-86 with the decisions A-BUD-01 to A-BUD-70.
 */
import { addedToCard, type Rules, type Step } from '@scoresheet/rules-engine';
import { openStories, optionsOf } from '@scoresheet/rules-presentation';
import { FACES } from './cards/card-set.js';
import { COUNTERS } from './counters.js';
import { damageRule } from './combat/damage.js';
import { mayTarget } from './combat/targets.js';
import { LANGUAGE } from './effects/language.js';
import { discardStep } from './effects/verbs/discard.js';
import { lookStep } from './effects/verbs/look.js';
import { offerStep } from './effects/verbs/offer.js';
import { putUnderStep } from './effects/verbs/put-under.js';
import { searchStep } from './effects/verbs/search.js';
import { check, left } from './endings.js';
import { controllerOf, ZONES } from './field.js';
import { leads, placesNow } from './places.js';
import { READINGS } from './readings.js';
import { refuse } from './refusals.js';
import { firstPlayer } from './setup/first-player.js';
import { openingHand } from './setup/opening-hand.js';
import { opening, setup } from './setup/setup.js';
import { startingBuddies } from './setup/starting-buddies.js';
import { resolve } from './stack/resolve.js';
import { announceTrigger, beginTrigger } from './stack/triggers.js';
import { WINDOW } from './stack/window.js';
import { STORIES } from './stories.js';
import { buddiesPhase } from './turn/buddies.js';
import { drawPhase } from './turn/draw.js';
import { endPhase } from './turn/end.js';
import { playerPhase } from './turn/player.js';
import { preparePhase } from './turn/prepare.js';
import { REPETITION } from './turn/repetition.js';
import { turn } from './turn/turn.js';
import { baseValue, hasAbilities, lastingCards } from './values.js';

export const buddies: Rules = {
  id: 'buddies/2',
  minSeats: 2,
  maxSeats: 10,
  options: optionsOf(READINGS),

  zones: ZONES,
  tableZone: 'party',
  openCounters: Object.keys(COUNTERS),
  shownValues: ['hp', 'df'],
  stories: openStories(STORIES),

  setup,
  firstMayBeNamed: true,
  leads,
  steps: {
    opening,
    'opening-hand': openingHand,
    'first-player': firstPlayer,
    'starting-buddies': startingBuddies,
    turn,
    draw: drawPhase,
    prepare: preparePhase,
    player: playerPhase,
    buddies: buddiesPhase,
    end: endPhase,
    resolve,
    'announce-trigger': announceTrigger,
    'discard-choice': discardStep,
    'put-under': putUnderStep,
    offer: offerStep,
    search: searchStep,
    look: lookStep,
  } as { readonly [kind: string]: Step },
  window: WINDOW,
  repetition: REPETITION,
  placesNow,

  faces: FACES,
  ...LANGUAGE.rules,
  mayTarget,
  controllerOf: ({ state }, card) => controllerOf(state, card),
  baseValue,
  lasting: addedToCard,
  lastingCards,
  hasAbilities,

  happenings: { damage: damageRule },
  checkAfter: 'effect',
  check,
  left,
  triggers: { order: 'queue', chosenBy: 'seat', begin: beginTrigger },
  refuse,
};
