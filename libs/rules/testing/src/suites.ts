/**
 * What every game must keep, as suites: a spec of the game calls them with its tables and adds only
 * what is its own. They need Vitest, so they are a door of their own.
 */
export * from './suites/advice-suite.js';
export * from './suites/card-file-suite.js';
export * from './suites/language-suite.js';
export * from './suites/near-endings-suite.js';
export * from './suites/playthrough-suite.js';
export * from './suites/presentation-suite.js';
export * from './suites/said-back-suite.js';
export * from './suites/scenario-suite.js';
export * from './suites/walk-suite.js';
