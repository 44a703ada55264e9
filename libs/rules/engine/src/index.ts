/** The rules engine: a pure kernel on which each card game is a table of its own rules. */
export type * from './contract/chance.js';
export type * from './contract/decision.js';
export type * from './contract/facts.js';
export type * from './contract/happening-rules.js';
export type * from './contract/limits.js';
export type * from './contract/meanwhile-rules.js';
export type * from './contract/play.js';
export type * from './contract/repetition-rules.js';
export type * from './contract/rules.js';
export type * from './contract/state.js';
export type * from './contract/step.js';
export type * from './contract/trigger-rules.js';
export type * from './contract/vocabulary.js';
export type * from './contract/watch.js';
export type * from './contract/window-rules.js';
export * from './acts/cards.js';
export { chanceFrom, KINDS_OF_CHANCE, recordedChance } from './acts/chance.js';
export { evolve } from './acts/evolve.js';
export { endModifiers, endModifiersOf, modify, type Change } from './acts/modify.js';
export {
  decideOption,
  end,
  endAsLoop,
  pickByChance,
  push,
  rework,
  roll,
  setCounter,
  setOff,
  tell,
} from './acts/play.js';
export { combinations } from './base/combinations.js';
export * from './base/invariant.js';
export * from './base/json.js';
export * from './base/looked-up.js';
export * from './base/read-once.js';
export * from './base/similar-names.js';
export * from './base/without-undefined.js';
export { inOneOrder } from './decisions/any-order.js';
export * from './decisions/decision.js';
export {
  brokenGuard,
  isAllowed,
  isOfGuard,
  no,
  refusedBy,
  type Guard,
} from './decisions/guards.js';
export { decisions } from './decisions/open-decisions.js';
export * from './decisions/plain-line.js';
export * from './decks/deck-list.js';
export * from './effects/added.js';
export * from './effects/as-printed.js';
export * from './effects/change-meant.js';
export { compileSelector } from './effects/compiled/selector.js';
export * from './effects/discard.js';
export * from './effects/effect.js';
export { valuesChanged } from './effects/lasting.js';
export { cardText } from './effects/card-text.js';
export * from './effects/search.js';
export * from './effects/select.js';
export { askingsOf, circlesOf } from './effects/askings.js';
export { circleOfValue, sourcesOf } from './effects/sources.js';
export { addedBy, standingOn } from './effects/standing.js';
export * from './effects/targetings.js';
export { isRepeated } from './repetition/watch.js';
export * from './ruleset.js';
export { begin, emptyTable, setUp } from './run/begin.js';
export * from './run/drop-out.js';
export { happen } from './run/happening.js';
export * from './run/limits.js';
export * from './run/options.js';
export { decide, leave, resume, run, stop, type Begun, type Ran } from './run/run.js';
export * from './state/bearers.js';
export { abilitiesTimed, faceOfCard } from './state/faces.js';
export * from './state/modifiers.js';
export { placesBy } from './state/places-by.js';
export {
  JUDGE,
  cardOf,
  cardsIn,
  holderOf,
  markOf,
  newState,
  place,
  placesIn,
  seatCounter,
  seatsOf,
  tableCounter,
  zoneOf,
} from './state/state.js';
export * from './state/zones.js';
export type { Pen } from './state/write-state.js';
export { resolveTriggers } from './triggers/triggers.js';
export { phaseNumbers, phases, type TurnFrame } from './turns/phases.js';
export { idFamily, mayKnowId, seesFaces, seesIds, type Viewer } from './visibility/audience.js';
export { see, seeAll } from './visibility/see.js';
export * from './visibility/view.js';
export { answerWindow } from './windows/answer-window.js';
export { PASSES } from './windows/passes.js';
export { PASS, layOnStack, stackWindow, type StackWindow } from './windows/stack-window.js';
