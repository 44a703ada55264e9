/** The rules engine: a pure kernel on which each card game is a table of its own rules. */
export { inOneOrder } from './decisions/any-order.js';
export * from './visibility/audience.js';
export * from './state/bearers.js';
export * from './run/begin.js';
export { foundTwice, readCards, typedCard, type CardFileReading } from './card-file/card-file.js';
export {
  printedCards,
  withFaces,
  withTrialCards,
  type PrintedCards,
} from './card-file/printed-cards.js';
export * as shapes from './card-file/shape.js';
export type { Problem, Shape, Words } from './card-file/shape.js';
export * from './acts/cards.js';
export * from './acts/chance.js';
export * from './decisions/decision.js';
export * from './decks/deck-list.js';
export * from './run/drop-out.js';
export * from './effects/as-printed.js';
export * from './effects/change-meant.js';
export * from './effects/discard.js';
export * from './effects/effect.js';
export * from './effects/say/index.js';
export * from './effects/added.js';
export * from './effects/lasting.js';
export * from './effects/search.js';
export * from './effects/select.js';
export { sourcesOf } from './effects/sources.js';
export * from './effects/targetings.js';
export * from './contract/vocabulary.js';
export * from './acts/evolve.js';
export * from './contract/facts.js';
export * from './run/happening.js';
export * from './base/invariant.js';
export * from './base/json.js';
export * from './decisions/meanwhile.js';
export * from './state/modifiers.js';
export * from './acts/modify.js';
export * from './run/limits.js';
export { decisions } from './decisions/open-decisions.js';
export * from './acts/play.js';
export * from './base/read-once.js';
export * from './repetition/watch.js';
export * from './contract/rules.js';
export * from './ruleset.js';
export * from './run/run.js';
export * from './visibility/see.js';
export * from './base/similar-names.js';
export * from './state/state.js';
export * from './run/steps.js';
export * from './triggers/notice.js';
export * from './contract/trigger-rules.js';
export * from './triggers/triggers.js';
export * from './visibility/view.js';
export * from './windows/answer-window.js';
export * from './windows/passes.js';
export * from './windows/stack-window.js';
export type { Pen } from './state/write-state.js';
