/** What an account keeps in decks. */

/** One more is refused until another is deleted. */
export const MAX_SAVED_DECKS = 50;
/** More than any game here lets one play. */
export const MAX_SAVED_DECK_CARDS = 120;
export const DECK_NAME_LENGTH = 60;
/** Codes of cards and words of games are shorter. */
export const MAX_CODE_LENGTH = 64;
