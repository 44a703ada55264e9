/** Buddies: rules, cards and decks of one game. */
export { advise } from './bot/advise.js';
export { LANGUAGE } from './effects/language.js';
export { ENDINGS } from './endings.js';
export { buddies } from './game.js';
export { CARDS, CARD_SETS, readCardFile } from './cards/card-set.js';
export type { CardEntry } from './cards/card.js';
export { checkDeck } from './decks/deck-check.js';
export { readDeckJson, readDeckList, writeDeckJson, writeDeckList } from './decks/deck-list.js';
export { READY_DECKS } from './decks/ready-decks.js';
export { PRESENTATION } from './presentation/presentation.js';
export { PRIMER } from './primer/primer.js';
export { scenarioGame } from './scenarios/scenario-game.js';
