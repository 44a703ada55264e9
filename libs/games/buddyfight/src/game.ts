/**
 * Buddyfight, table of contents: two fighters, a Flag and a Buddy each, ten life, three areas for
 * monsters, and every act open to one answer.
 *
 * setup/     Flag, Buddy, hand and gauge before the first turn
 * turn/      a file for each phase: start, main, attack, final, end
 * timing/    when fighters may use something: check, waiting abilities, act and answer
 * acts/      what they may use: calls, casts, items, abilities; what it costs; why not
 * combat/    attacks, damage, how cards leave the field, and the keywords of battle
 * cards/     the printed cards; effects/ what their texts can do; decks/ decks and their check
 * field.ts   places, areas, whose is what; values.ts what a card is worth now; endings.ts who lost and who leads
 *
 * Rules: R-BFT-01 to R-BFT-63 and B01 to B34 with the decisions A-BFT-01 to A-BFT-76.
 */
import { addedToCard, type Rules, type Step } from '@scoresheet/rules-engine';
import { openStories, optionsOf } from '@scoresheet/rules-presentation';
import { auto } from './acts/auto.js';
import { declare } from './acts/declare.js';
import { effectCall } from './acts/effect-call.js';
import { FACES } from './cards/card-set.js';
import { COUNTERS } from './counters.js';
import { battle } from './combat/battle.js';
import { moveStep } from './combat/move.js';
import { LANGUAGE } from './effects/language.js';
import { savedLeaveRule } from './effects/saves.js';
import { mayTarget } from './effects/things.js';
import { discardStep } from './effects/verbs/discard.js';
import { lookStep } from './effects/verbs/look.js';
import { offerStep } from './effects/verbs/offer.js';
import { putUnderStep } from './effects/verbs/put-under.js';
import { searchStep } from './effects/verbs/search.js';
import { shiftStep } from './effects/verbs/shift.js';
import { leads, left } from './endings.js';
import { controllerOf, ZONES } from './field.js';
import { READINGS } from './readings.js';
import { refuse } from './refusals.js';
import { setup } from './setup/setup.js';
import { STORIES } from './stories.js';
import { check } from './timing/check.js';
import { exchange } from './timing/exchange.js';
import { playTiming } from './timing/play-timing.js';
import { resolve } from './timing/resolve.js';
import { settle } from './timing/settle.js';
import { attackPhase } from './turn/attack.js';
import { endPhase } from './turn/end.js';
import { finalPhase } from './turn/final.js';
import { mainPhase } from './turn/main.js';
import { REPETITION } from './turn/repetition.js';
import { startPhase } from './turn/start.js';
import { turn } from './turn/turn.js';
import { baseValue, hasAbilities, lastingCards } from './values.js';

export const buddyfight: Rules = {
  id: 'buddyfight/3',
  minSeats: 2,
  maxSeats: 2,
  options: optionsOf(READINGS),

  zones: ZONES,
  tableZone: 'field',
  openCounters: Object.keys(COUNTERS),
  shownValues: ['size', 'power', 'defense', 'critical'],
  stories: openStories(STORIES),

  setup,
  firstMayBeNamed: true,
  leads,
  steps: {
    turn,
    start: startPhase,
    main: mainPhase,
    attack: attackPhase,
    final: finalPhase,
    end: endPhase,
    'play-timing': playTiming,
    settle,
    check,
    exchange,
    resolve,
    declare,
    auto,
    'effect-call': effectCall,
    battle,
    move: moveStep,
    discard: discardStep,
    'put-under': putUnderStep,
    offer: offerStep,
    'look-at-top': lookStep,
    search: searchStep,
    shift: shiftStep,
  } as { readonly [kind: string]: Step },

  faces: FACES,
  ...LANGUAGE.rules,
  mayTarget,
  controllerOf: ({ state }, card) => controllerOf(state, card),
  baseValue,
  lasting: addedToCard,
  lastingCards,
  hasAbilities,

  happenings: { leave: savedLeaveRule },
  checkAfter: 'effect',
  /** Checks have their own steps (`timing/check.ts`): no effect brings one by itself. */
  check: () => undefined,
  left,
  triggers: { order: 'queue', chosenBy: 'rank' },
  repetition: REPETITION,
  refuse,
};
