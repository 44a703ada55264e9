/** Limits of a tournament. Whoever asks for more gets a clear error, never a cut event. */

/**
 * The largest event: 8,192 tables are told in one entry of the log, which has 256 kB. A capacity
 * above it is refused when the tournament is created.
 */
export const MAX_ENTRANTS = 16_384;
export const MIN_CAPACITY = 2;
export const MAX_PHASES = 8;
/** Rounds of one phase; a double elimination of the largest event has 29 stages. */
export const MAX_ROUNDS = 64;
/** A phase is longer than that only by mistake: no round robin of more is played. */
export const MAX_ROUND_ROBIN = 32;
/** Entrants of one command: such a command fits a message of 64 kB. */
export const MAX_ENTRANTS_AT_ONCE = 500;
/** Pairs of entrants that are kept apart. */
export const MAX_FORBIDDEN_PAIRS = 4_096;
/** Changes of one repair of a round. */
export const MAX_REPAIRS_AT_ONCE = 32;
/** Tables of a draw that are changed by hand before it is published: one entry tells them with the tables. */
export const MAX_TABLES_REPAIRED = 256;
export const MAX_TABLE_NUMBER = 99_999;
export const MAX_TABLES_LEFT_OUT = 256;
export const MAX_STAFF = 256;
/** Announcements of one tournament: every state of it holds them all. */
export const MAX_ANNOUNCEMENTS = 1_000;
/** Games that one entrant has won in a series; far above any best of five. */
export const MAX_GAMES = 99;
/** Length of a round, and of what may be added to one. */
export const MAX_ROUND_MS = 7 * 24 * 60 * 60 * 1_000;
export const MAX_EXTENSION_MS = 24 * 60 * 60 * 1_000;
/** The end of the year 9999: a time of four digits everywhere, in milliseconds since the epoch. */
export const MAX_TIME = 253_402_300_799_999;
export const MAX_EXTRA_TURNS = 20;
export const MIN_POD = 3;
export const MAX_POD = 5;
/** Money of a player, points of a phase: far above what any game or event comes to. */
export const MAX_SCORE = 1_000_000_000;
export const MAX_PENALTY_POINTS = 999;
export const MAX_CODE_LENGTH = 64;
export const MAX_PRESET_LENGTH = 64;
/** Byes that one entrant may be given before the first round. */
export const MAX_AWARDED_BYES = 5;
