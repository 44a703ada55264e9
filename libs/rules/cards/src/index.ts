/** The language in which cards are written: its words, their reader, their text. */
export { CardFileError, cardSets, type CardSet, type CardSets } from './card-file/card-sets.js';
export {
  printedCards,
  withFaces,
  withTrialCards,
  type PrintedCards,
} from './card-file/printed-cards.js';
export { TRIAL_SET, type CardFile, type CardFileReading } from './card-file/reading.js';
export { tooManyCopies, unknownCards, type CopyLimit } from './decks/deck-problems.js';
export { readyDecks, type ReadyDeck } from './decks/ready-decks.js';
export { explained } from './entries/as-printed.js';
export * from './entries/cost.js';
export * from './entries/filter.js';
export * from './entries/term.js';
export * from './entries/timing.js';
export * from './entries/value.js';
export * from './entries/verb.js';
export {
  meaningsOf,
  nounsOf,
  usualOf,
  wordsOf,
  type Entries,
  type WordOf,
} from './language/entries.js';
export {
  glossaryOf,
  type Glossary,
  type GlossarySection,
  type GlossaryWord,
} from './glossary/glossary.js';
export { wordsOnCard, type WordOnCard } from './glossary/words-on-card.js';
export * as checks from './language/checks.js';
export * as forms from './language/forms.js';
export { cardLanguage, type CardLanguage } from './language/language.js';
export { pricedIn } from './language/prices.js';
export type * from './say/card-words.js';
export { sayCard } from './say/card.js';
export * as phrases from './say/phrases.js';
export { returnVerb, verbsOfCards, type By } from './standard/cards.js';
export { takingControl } from './standard/control.js';
export { damageVerb } from './standard/damage.js';
export { exchangeVerb } from './standard/exchange.js';
export { discardCost, givings, isGiving, readAnnounced } from './standard/giving.js';
export * as filters from './standard/filters.js';
export { lookingAtTop } from './standard/look.js';
export { cardsMeantWhere, seatsBy, type CardsMeant } from './standard/meant.js';
export { offering } from './standard/offer.js';
export { paidGuards, payingIn } from './standard/paying.js';
export { puttingUnder } from './standard/put-under.js';
export { searchVerb } from './standard/search.js';
export { verbsOfSeats, type SeatRules, type VerbsOfSeats } from './standard/seats.js';
export { shuffleBackVerb } from './standard/shuffle-back.js';
export { selfAndBearer, usualDurations } from './standard/terms.js';
export * as shape from './shape/shape.js';
