/** The rules engine: a pure kernel on which each card game is a table of its own rules. */
export { inOneOrder } from './any-order.js';
export * from './audience.js';
export * from './bearers.js';
export * from './begin.js';
export { foundTwice, readCards, typedCard, type CardFileReading } from './card-file/card-file.js';
export {
  printedCards,
  withFaces,
  withTrialCards,
  type PrintedCards,
} from './card-file/printed-cards.js';
export * as shapes from './card-file/shape.js';
export type { Problem, Shape, Words } from './card-file/shape.js';
export * from './cards.js';
export * from './chance.js';
export * from './decision.js';
export * from './decks/deck-list.js';
export * from './drop-out.js';
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
export * from './effects/vocabulary.js';
export * from './evolve.js';
export * from './facts.js';
export * from './happening.js';
export * from './invariant.js';
export * from './json.js';
export * from './meanwhile.js';
export * from './modifiers.js';
export * from './modify.js';
export * from './limits.js';
export { decisions } from './open-decisions.js';
export * from './play.js';
export * from './read-once.js';
export * from './repetition/watch.js';
export * from './rules.js';
export * from './ruleset.js';
export * from './run.js';
export * from './see.js';
export * from './similar-names.js';
export * from './state.js';
export * from './steps.js';
export * from './notice.js';
export * from './trigger-rules.js';
export * from './triggers.js';
export * from './view.js';
export * from './windows/answer-window.js';
export * from './windows/passes.js';
export * from './windows/stack-window.js';
export type { Pen } from './write-state.js';
