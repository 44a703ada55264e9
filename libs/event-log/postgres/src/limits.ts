/** Appends that wait together go in one transaction, up to this size. */
export const MAX_GROUP_MESSAGES = 2_000;
export const MAX_GROUP_BYTES = 4 * 1024 * 1024;

/** What is fetched at once, whichever comes first; the entry that passes the bytes is included. */
export const MAX_FETCH_ENTRIES = 1_000;
export const MAX_FETCH_BYTES = 8 * 1024 * 1024;

/** What is removed in one transaction, so that none holds others up. */
export const MAX_REMOVED_ENTRIES = 5_000;

/** How long an append, a read or a question for the end may take, with all its attempts. */
export const DEADLINE_MS = 10_000;
/** One attempt; a connection that does not answer within it is given up. */
export const ATTEMPT_MS = 5_000;
/** Opening may have to wait for another process that migrates. */
export const OPEN_MS = 30_000;

/** News of other processes arrive by NOTIFY; whatever that loses is found by asking so often. */
export const POLL_INTERVAL_MS = 500;

export const POOL_CONNECTIONS = 8;
