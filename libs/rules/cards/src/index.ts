/** The language in which cards are written: its words, their reader, their text. */
export { foundTwice, readCards, typedCard, type CardFileReading } from './card-file/card-file.js';
export {
  printedCards,
  withFaces,
  withTrialCards,
  type PrintedCards,
} from './card-file/printed-cards.js';
export * as shapes from './card-file/old-shape.js';
export type { Problem, Shape, Words } from './card-file/old-shape.js';
export type * from './say/card-words.js';
export { sayCard } from './say/card.js';
export * as phrases from './say/phrases.js';
