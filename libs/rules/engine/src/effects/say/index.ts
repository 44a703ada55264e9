export { cardText, sayCard } from './card.js';
export type * from './words.js';
