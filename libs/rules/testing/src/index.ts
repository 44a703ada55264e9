/** Tools with which every game is tested: scripted chance, random walks, twin worlds, scenarios. */
export * from './card-file/spoilt.js';
export * from './chance/scripted-chance.js';
export * from './chance/seeded-chance.js';
export * from './golden/golden-difference.js';
export { playthrough } from './golden/playthrough.js';
export { inCircles } from './language/in-circles.js';
export type { ScenarioFailure, TestedFact } from './scenario/failure.js';
export type { MatchAsked, MatchOnRecord, Saying } from './scenario/match-on-record.js';
export * from './scenario/run-scenarios.js';
export type { ScenarioGame } from './scenario/scenario-game.js';
export type { ScenarioMeans } from './scenario/scenario-means.js';
export * from './scenario/scenario-schema.js';
export { cardsInText, type WrittenCards } from './scenario/trial-cards.js';
export * from './walk/card-played.js';
export { checkConservation } from './walk/check-conservation.js';
export * from './walk/check-hidden.js';
export * from './walk/check-ids.js';
export { checkNoNegatives } from './walk/check-negatives.js';
export { checkValuesBy } from './walk/check-values.js';
export {
  checkDecidedAgain,
  checkOptionsAccepted,
  checkPerturbedRefused,
  checkRefold,
  type Check,
} from './walk/checks.js';
export * from './walk/long-walk.js';
export * from './walk/near-endings.js';
export * from './walk/random-choice.js';
export { randomWalk, type WalkStep } from './walk/random-walk.js';
export * from './walk/tables.js';
export * from './walk/twin-decks.js';
export * from './walk/twin-worlds.js';
export type { Opened } from './walk/twins.js';
export { remixed, unseenOfDecks } from './walk/unseen-cards.js';
