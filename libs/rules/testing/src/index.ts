/** Tools with which every game is tested: scripted chance, random walks, twin worlds, scenarios. */
export * from './chance/scripted-chance.js';
export * from './chance/seeded-chance.js';
export * from './scenario/run-scenarios.js';
export * from './scenario/scenario-game.js';
