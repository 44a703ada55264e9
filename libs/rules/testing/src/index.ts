/** Tools with which every game is tested: scripted chance, random walks, twin worlds, scenarios. */
export * from './chance/scripted-chance.js';
export * from './chance/seeded-chance.js';
export type { ScenarioFailure, TestedFact } from './scenario/failure.js';
export * from './scenario/run-scenarios.js';
export * from './scenario/scenario-game.js';
export * from './walk/check-conservation.js';
export * from './walk/check-hidden.js';
export * from './walk/check-ids.js';
export * from './walk/check-negatives.js';
export * from './walk/checks.js';
export * from './walk/long-walk.js';
export * from './walk/random-choice.js';
export * from './walk/random-walk.js';
export * from './walk/twin-worlds.js';
export * from './walk/unseen-cards.js';
