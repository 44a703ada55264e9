/** What a request may cost before a resolver runs, and a socket while it is open. */

export const MAX_REQUEST_BYTES = 64 * 1024;
export const MAX_QUERY_TOKENS = 2_000;
/** The deepest question that the schema can reasonably be asked is half of this. */
export const MAX_QUERY_DEPTH = 12;
/** Aliases ask the same field again and again; this many still compose a screen. */
export const MAX_QUERY_ALIASES = 16;
/** `@include` and `@skip` on every part of a screen stay below. */
export const MAX_QUERY_DIRECTIVES = 32;
/** One full page of events with every field costs half of it. */
export const MAX_QUERY_COST = 10_000;

/** Subscriptions whose text was checked and is remembered: some 20 MB if strangers choose them. */
export const MAX_KNOWN_DOCUMENTS = 64;
export const MAX_KNOWN_QUERY_CHARACTERS = 2_048;

/** From one address: a venue with spectators, or a machine with bots. */
export const MAX_SOCKETS_PER_ADDRESS = 2_000;
export const MAX_SOCKETS_PER_VIEWER = 256;
/** Written for a peer that does not take it. A message with a whole table has about 20 kB. */
export const MAX_SOCKET_BUFFER_BYTES = 1024 * 1024;
/** How often sockets are looked at: whether their tokens still hold, whether they are read. */
export const SOCKET_WATCH_MS = 1_000;
/** A client that does not answer a farewell is cut off. */
export const FAREWELL_WITHIN_MS = 1_000;
