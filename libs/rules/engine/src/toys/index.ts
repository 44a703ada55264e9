/**
 * Small games that each prove a need of the engine. For specs only: they are in no build, and
 * their export resolves to nothing but the source.
 */
export * from './counter-clash.toy.js';
export * from './ember-field.toy.js';
export * from './market-draft.toy.js';
export * from './response-duel.toy.js';
export * from './at-the-table.spec-kit.js';
export * from './toy.js';
