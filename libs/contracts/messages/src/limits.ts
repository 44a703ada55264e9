/** Limits of what a message may hold. Whoever sends more gets a clear error, never a cut text. */

/** Ids of commands, records and actors. */
export const MAX_ID_LENGTH = 64;
export const MAX_GAME_LENGTH = 64;
export const MAX_SEATS = 10;
/** No deck of the four games holds more cards, with all that lies beside it. */
export const MAX_DECK_CARDS = 200;
export const MAX_CARD_CODE_LENGTH = 64;
/**
 * Cards of all lists that a match is opened with. They stand twice in the house's line and twice in
 * the seats' lines: so many fit an entry of the log, whatever the cards are called.
 */
export const MAX_CARDS_OF_LISTS = 800;
/** Options that one choice may name. */
export const MAX_CHOICES = 200;
/** Characters of the id of one option. */
export const MAX_CHOICE_LENGTH = 128;
/** Length of what somebody writes as an answer, in UTF-16 units. */
export const MAX_WORDS_LENGTH = 400;
/** Options of a match: interpretations of the rules, variants. */
export const MAX_MATCH_OPTIONS = 32;
export const MAX_OPTION_LENGTH = 64;
/** Characters of the value of an option: a list of cards is one. */
export const MAX_OPTION_TEXT_LENGTH = 400;
/** A command or an outcome as bytes. */
export const MAX_MESSAGE_BYTES = 64 * 1024;
/** How long a match may lie without any action before the clock closes it, in milliseconds. */
export const MIN_ABANDON_AFTER_MS = 1_000;
export const DEFAULT_ABANDON_AFTER_MS = 24 * 60 * 60 * 1_000;
export const MAX_ABANDON_AFTER_MS = 365 * 24 * 60 * 60 * 1_000;
/**
 * A match in which nobody has a seat, nor one reserved, is closed so long after its last event, or
 * earlier by its own terms. Records depend on it: such an end is decided again when it is verified,
 * so it never grows.
 */
export const EMPTY_MATCH_CLOSES_AFTER_MS = 60 * 60 * 1_000;
/** How far behind the public may be held. */
export const MAX_DELAY_EVENTS = 10_000;
export const MAX_DELAY_SECONDS = 7 * 24 * 60 * 60;
/** Clocks: the least that a seat may be given, and the most; beyond that nobody waits at a table. */
export const MIN_CLOCK_MS = 1_000;
export const MAX_BANK_MS = 3 * 60 * 60 * 1_000;
export const MAX_INCREMENT_MS = 60 * 1_000;
export const MAX_DECISION_MS = 60 * 60 * 1_000;
