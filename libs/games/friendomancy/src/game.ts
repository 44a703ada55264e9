/**
 * Friendomancy, table of contents: two to five players, four shared Pools, decks drafted from them,
 * Things to pay with, Friends that attack purses, Foes that are nobody's, and the most Money wins.
 *
 * Rules: R-FRI-01 to R-FRI-77 with the decisions A-FRI-01 to A-FRI-70.
 */
import type { Rules, Step } from '@scoresheet/rules-engine';
import { openStories, optionsOf } from '@scoresheet/rules-presentation';
import { finishPlay } from './acts/play-card.js';
import { FACES } from './cards/card-set.js';
import { COUNTERS } from './counters.js';
import { attackStep } from './combat/attack.js';
import { disputing } from './disputes/raise.js';
import { spokenDisputeStep } from './disputes/spoken.js';
import { writtenDisputeStep } from './disputes/written.js';
import { LANGUAGE } from './effects/language.js';
import { mayTarget } from './effects/things.js';
import { TRIGGER_RULES } from './effects/triggers.js';
import { discardStep } from './effects/verbs/discard.js';
import { lookStep } from './effects/verbs/look.js';
import { offerStep } from './effects/verbs/offer.js';
import { putUnderStep } from './effects/verbs/put-under.js';
import { check, left } from './endings.js';
import { controllerOf, ZONES } from './field.js';
import { figure, leads } from './figures.js';
import { judgeSits } from './judge.js';
import { openLists } from './lists.js';
import { LEFT_TO_JUDGE, maxSeats, READINGS } from './readings.js';
import { refuse } from './refusals.js';
import { draft } from './setup/draft.js';
import { foeListProblem } from './setup/foe-list.js';
import { order } from './setup/orders.js';
import { isPlacing, placeFoes } from './setup/place-foes.js';
import { opening, setup } from './setup/setup.js';
import { STORIES } from './stories.js';
import { drawStep } from './turn/draw-step.js';
import { endStep } from './turn/end-step.js';
import { mainStep } from './turn/main-step.js';
import { turn } from './turn/turn.js';
import { baseValue, hasAbilities, lasting, lastingCards } from './values.js';

export const friendomancy: Rules = {
  id: 'friendomancy/3',
  minSeats: 2,
  maxSeats: maxSeats.of({ options: {} }),
  mostSeats: (options) => maxSeats.of({ options }), // A-FRI-41
  options: optionsOf(READINGS),
  freeOptions: { foes: foeListProblem }, // A-FRI-44

  zones: ZONES,
  tableZone: 'board',
  openCounters: Object.keys(COUNTERS),
  isOpenToJudge: isPlacing, // A-FRI-43
  shownValues: ['power', 'cost'],
  stories: openStories(STORIES),

  setup,
  firstMayBeNamed: true,
  leads,
  figure,
  steps: {
    opening,
    order,
    draft,
    'place-foes': placeFoes,
    turn,
    'draw-step': drawStep,
    'main-step': mainStep,
    'end-step': endStep,
    'play-card': finishPlay,
    attack: attackStep,
    'discard-choice': discardStep,
    look: lookStep,
    'put-under': putUnderStep,
    offer: offerStep,
    dispute: spokenDisputeStep,
    'written-dispute': writtenDisputeStep,
  } as { readonly [kind: string]: Step },

  faces: FACES,
  ...LANGUAGE.rules,
  mayTarget,
  shortOfTargets: 'what-it-can', // A-FRI-59
  controllerOf: ({ state }, card) => controllerOf(state, card),
  baseValue,
  lasting,
  lastingCards,
  hasAbilities,

  happenings: {},
  checkAfter: 'effect',
  check,
  left,
  over: openLists, // A-FRI-45
  replaceableDecks: true, // A-FRI-45
  judgeSits,
  leftToJudge: { format: LEFT_TO_JUDGE }, // A-FRI-40
  meanwhile: disputing,
  triggers: TRIGGER_RULES,
  refuse,
};
