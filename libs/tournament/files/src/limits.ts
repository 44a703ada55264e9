/** Limits of a file. Whoever brings more gets a clear error, and nothing of it is imported. */

/** A file: the largest event with a long note for everybody, and a 10 MB line to point at. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** One line of CSV, in characters. */
export const MAX_LINE_LENGTH = 16_384;
/** One row of CSV, with all lines of its cells. */
export const MAX_ROW_BYTES = 65_536;
/** Rows below the header: the largest event. */
export const MAX_ROWS = 16_384;
/** Problems that are told; whoever has more has one cause of them, and sees it in these. */
export const MAX_PROBLEMS = 100;
/** How deep lists and objects of JSON may stand in each other. */
export const MAX_DEPTH = 8;

export const MAX_NAME_LENGTH = 80;
export const MAX_ACCOUNT_LENGTH = 64;
export const MAX_ACTOR_LENGTH = 64;
export const MAX_NOTE_LENGTH = 1_000;

/** Entrants of the largest event, as the record numbers them. */
export const MAX_ENTRANT = 16_384;
export const MAX_BYES = 5;
export const MAX_TABLE = 99_999;
export const MAX_FORBIDDEN_PAIRS = 4_096;
export const MAX_ROUND = 64;
/** Games of a series that one entrant has won. */
export const MAX_GAMES = 99;
export const MIN_POD = 3;
export const MAX_POD = 5;
/** Money of a player at the end. */
export const MAX_SCORE = 1_000_000_000;
