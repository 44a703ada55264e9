/** How a game is shown and spoken of. */
export { beatsOf, type Beat } from './board/beats.js';
export {
  boardOf,
  type Board,
  type BoardArea,
  type BoardGame,
  type BoardPlace,
  type BoardSeat,
} from './board/board.js';
export { kept } from './board/kept.js';
export { seatsAtIssue } from './board/seats-at-issue.js';
export { tileOf, type Tile } from './board/tile.js';
export { answering } from './entries/answering.js';
export {
  decision,
  readyDecision,
  type DecisionKind,
  type Said,
  type TellsAbout,
} from './entries/decision.js';
export { scenarioWords } from './entries/decision-tables.js';
export { oneWord } from './entries/one-word.js';
export { primerOf, turnCounters, untoldMoves, type TableWords } from './entries/primer-of.js';
export { optionsOf, reading, type OptionReading } from './entries/reading.js';
export * as ready from './entries/ready.js';
export { refusing, saidBy } from './entries/refusing.js';
export { openStories, story, type Stories } from './entries/story.js';
export type { GamePresentation } from './game-presentation.js';
export { piles } from './layout/layout.js';
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
export { optionWords } from './words/answer-words.js';
export {
  learnNames,
  placedNames,
  printedNames,
  unknownCard,
  type CardNames,
} from './words/card-names.js';
export { givenWords, isBorne, printedWords, stateWords, statWords } from './words/card-words.js';
export { timeWords } from './words/clock-words.js';
export { decisionWords, refusalWords, type DecisionWords } from './words/decision-words.js';
export { eventWords, learnName, type EventWords, type ToldEvent } from './words/event-words.js';
export type { ToldFact } from './words/fact-fields.js';
export { factWords } from './words/fact-words.js';
export {
  attributeWords,
  faceOf,
  seatWords,
  spoken,
  zoneWords,
  type GameWords,
} from './words/game-words.js';
export { topicParts, type TopicPart } from './words/named-topics.js';
export { keywordWords } from './words/number-words.js';
export { givingUp } from './words/giving-up.js';
export { countedWords, ordinal } from './words/ordinal.js';
export { outcomeWords, placesWords } from './words/outcome-words.js';
export { untilWords } from './words/pass-words.js';
export type { Phrase } from './words/phrase.js';
export { chosenWords, pickWords, verbWords } from './words/pick-words.js';
export type { Endings, Position, Primer, Topic, Wish } from './words/primer.js';
export { capitalised, joined, plain, say, type Segment, type Sentence } from './words/sentence.js';
export {
  countersWords,
  hasPositions,
  isHeld,
  isSpokenOf,
  readingWords,
  sidesOf,
} from './words/sides.js';
export { stackWords } from './words/stack-words.js';
export { tableWords, type TableSection } from './words/table-words.js';
