/** Tools with which every game is tested: scripted chance, random walks, twin worlds, scenarios. */
export * from './scenario/scenario-game.js';
