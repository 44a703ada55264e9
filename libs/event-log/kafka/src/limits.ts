/**
 * What goes to a broker at once: one record batch, below the size that every broker takes unless
 * told otherwise (`max.message.bytes`, about a megabyte).
 */
export const MAX_SEND_MESSAGES = 1_000;
export const MAX_SEND_BYTES = 960 * 1024;
/** What a record costs beside its key, value and headers, at most. */
export const RECORD_OVERHEAD_BYTES = 64;

/** What is fetched at once; a larger entry comes alone. */
export const MAX_FETCH_BYTES = 4 * 1024 * 1024;

/** How long an append, a read or a question for the end may take, with all its attempts. */
export const DEADLINE_MS = 10_000;
/** One attempt; a broker that does not answer within it is given up. */
export const ATTEMPT_MS = 5_000;
export const CONNECT_MS = 2_000;
/** Opening may have to wait for brokers that start, and for topics to be created. */
export const OPEN_MS = 30_000;

/** How long a broker keeps a fetch that has nothing to give. */
export const LONG_POLL_MS = 500;
/** How often a reader to whom nothing comes asks whether there is something. */
export const SILENCE_MS = 5_000;
/** How long a consumer may take to join its group. */
export const JOIN_MS = 15_000;
/** A broker forgets a consumer that left without a word after so long. */
export const SESSION_MS = 10_000;
export const HEARTBEAT_MS = 2_000;
/** How long a consumer may take to say goodbye. */
export const FAREWELL_MS = 2_000;
