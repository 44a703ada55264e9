/** How often something may be tried, and by whom the tries are counted. */

export interface RateRule {
  readonly name: string;
  readonly atMost: number;
  /** Milliseconds from the first try on; then all tries are forgotten. */
  readonly withinMs: number;
}

/** Tries are counted for a subject: a name, an address. */
export interface RateCounters {
  /** Counts one more. Undefined: it is allowed; else the milliseconds after which it will be. */
  count(rule: RateRule, subject: string): Promise<number | undefined>;
  /** Counts one more, and says how many there are now. */
  tally(rule: RateRule, subject: string): Promise<number>;
  /**
   * Takes the subject's turn; the next one comes after `everyMs`. Where the turn has not
   * come: the milliseconds until then, and it is kept for as long as the rule's window.
   */
  turn(rule: RateRule, subject: string, everyMs: number): Promise<number | undefined>;
  /** The last try was none. */
  giveBack(rule: RateRule, subject: string): Promise<void>;
  /** All tries of the subject were none. */
  forget(rule: RateRule, subject: string): Promise<void>;
}

export const RATE_COUNTERS = Symbol('the counters of tries');

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * For one name and from one address, so that a stranger elsewhere locks nobody out. NIST SP 800-63B
 * allows a hundred in a row; a person who forgot tries a few.
 */
export const WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS: RateRule = {
  name: 'wrong-passwords-of-name-from-address',
  atMost: 30,
  withinMs: 15 * MINUTE_MS,
};
/** The limit for one name from everywhere; with more, every address waits for its turn. */
export const WRONG_PASSWORDS_OF_NAME: RateRule = {
  name: 'wrong-passwords-of-name',
  atMost: 10,
  withinMs: 60 * MINUTE_MS,
};
/** The turn of an address at a name is kept so long for it. */
export const TURN_AT_NAME: RateRule = {
  name: 'turn-at-name',
  atMost: 1,
  withinMs: 15 * MINUTE_MS,
};
/** A whole venue may stand behind one address, and all of it forgets a password now and then. */
export const WRONG_PASSWORDS_FROM_ADDRESS: RateRule = {
  name: 'wrong-passwords-from-address',
  atMost: 300,
  withinMs: 15 * MINUTE_MS,
};
/**
 * Wrong entry codes of one tournament from one address that need no wait: two hundred players in a hall
 * mistype it now and then.
 */
export const WRONG_ENTRY_CODES: RateRule = {
  name: 'wrong-entry-codes',
  atMost: 30,
  withinMs: 60 * MINUTE_MS,
};
/** The turn of an address at a tournament is kept so long for it. */
export const TURN_AT_TOURNAMENT: RateRule = {
  name: 'turn-at-tournament',
  atMost: 1,
  withinMs: 15 * MINUTE_MS,
};
/** The whole venue registers on the morning of the tournament. */
export const REGISTRATIONS_FROM_ADDRESS: RateRule = {
  name: 'registrations-from-address',
  atMost: 300,
  withinMs: 60 * MINUTE_MS,
};
/** Guests cost a signature each, and bots are guests. */
export const GUESTS_FROM_ADDRESS: RateRule = {
  name: 'guests-from-address',
  atMost: 1_200,
  withinMs: MINUTE_MS,
};
/** A guest in a browser costs a row, and people open one each. */
export const GUEST_SESSIONS_FROM_ADDRESS: RateRule = {
  name: 'guest-sessions-from-address',
  atMost: 1_200,
  withinMs: 60 * MINUTE_MS,
};
/** What one viewer may ask. Bots at full speed stay far below. */
export const OPERATIONS_OF_VIEWER: RateRule = {
  name: 'operations-of-viewer',
  atMost: 2_000,
  withinMs: 10 * SECOND_MS,
};
