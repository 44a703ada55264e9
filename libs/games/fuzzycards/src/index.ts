/** Fuzzycards: rules, cards and decks of one game. */
export { fuzzycards } from './game.js';
export { CARDS, CARD_SETS } from './cards/card-set.js';
export type { CardEntry, CardFile } from './cards/card.js';
export { checkDeck, type DeckOptions } from './decks/deck-check.js';
export { READY_DECKS, type ReadyDeck } from './decks/ready-decks.js';
export { scenarioGame } from './scenarios/scenario-game.js';
