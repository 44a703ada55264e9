/** What every client of the GraphQL api has to know beside `schema.graphql`. */

/** Queries and mutations by POST, subscriptions by WebSocket (protocol `graphql-transport-ws`). */
export const GRAPHQL_PATH = '/graphql';

/** Each socket carries at most so many subscriptions at once. */
export const MAX_SUBSCRIPTIONS_PER_SOCKET = 32;

/** Messages that may wait for one subscriber before it is dropped as too slow. */
export const SUBSCRIBER_QUEUE_LIMIT = 256;

/**
 * The socket of a subscriber who reads too slowly is closed with "try again later". Nothing is
 * lost: it subscribes again from the sequence number after its last message.
 */
export const SLOW_SUBSCRIBER_CLOSE = 1013;
export const SLOW_SUBSCRIBER_REASON = 'slow-subscriber: resume after your last seq';
