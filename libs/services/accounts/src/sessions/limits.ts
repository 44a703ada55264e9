const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** An access token is short-lived, because it travels with every request. */
export const ACCESS_TOKEN_VALID_MS = 15 * MINUTE_MS;
/** A session that is not used for so long has expired. */
export const SESSION_VALID_MS = 30 * DAY_MS;
/** Sessions of one account; one more ends the session that was refreshed longest ago. */
export const MAX_SESSIONS = 20;

/** A session of a browser ends after so long, however much it is used. */
export const BROWSER_SESSION_LASTS_MS = 180 * DAY_MS;
/** A session of a browser is prolonged by its use, and no more often than this. */
export const PROLONGED_EVERY_MS = 60 * MINUTE_MS;
