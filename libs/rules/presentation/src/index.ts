/** How a game is shown and spoken of. */
export type { GamePresentation } from './game-presentation.js';
export type {
  Area,
  CounterLabel,
  Figure,
  Layout,
  LayoutSlot,
  Meaning,
  Pattern,
  Strip,
  StripMark,
} from './layout/layout.js';
export { askedAs, isInView, MAX_BUTTONS, shownAs, type AskedAs } from './picks/asked-as.js';
export { narrow, type Chosen, type Narrowing } from './picks/narrow.js';
export { optionReader, waiting, type WordsOfOptions } from './picks/option-reader.js';
export {
  pickKey,
  type AskedOf,
  type OptionReader,
  type Pick,
  type PickStep,
  type ReadOption,
} from './picks/pick.js';
export {
  attributeWords,
  capital,
  counted,
  faceOf,
  keywordNumber,
  keywordWords,
  positionWords,
  seatWords,
  shownNumber,
  spoken,
  statWords,
  targetWords,
  toldNumber,
  type GameWords,
} from './words/game-words.js';
export type { Phrase } from './words/phrase.js';
export type { Position, Primer, Topic, Wish } from './words/primer.js';
export { plain, type Segment, type Sentence } from './words/sentence.js';
