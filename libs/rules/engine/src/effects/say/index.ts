export * as phrases from './phrases.js';
export { cardText, sayCard } from './card.js';
export type * from '../../contract/card-words.js';
