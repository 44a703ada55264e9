/** What every client of the GraphQL api has to know beside `schema.graphql`. */

/** Queries and mutations by POST, subscriptions by WebSocket (protocol `graphql-transport-ws`). */
export const GRAPHQL_PATH = '/graphql';

/** Each socket carries at most so many subscriptions at once. */
export const MAX_SUBSCRIPTIONS_PER_SOCKET = 32;

/** Messages that may wait for one subscriber before it is dropped as too slow. */
export const SUBSCRIBER_QUEUE_LIMIT = 256;

/** Why the server closes a socket: a code of its own each, and words for people. */
export const SOCKET_CLOSE = {
  /** Come back to the next process, after the last message that you know. */
  goingAway: { code: 1001, reason: 'Going away' },
  /** Nothing is lost: subscribe again from the sequence number after your last message. */
  slowSubscriber: { code: 1013, reason: 'slow-subscriber: resume after your last seq' },
  /** Sign in again; the same token will be refused again. */
  unauthenticated: { code: 4401, reason: 'unauthenticated: sign in again' },
  /** The account, the guest or the address is blocked; a request over HTTP is told why. */
  blocked: { code: 4410, reason: 'blocked: ask over HTTP why' },
  /** A page that may not speak to this server. */
  foreignOrigin: { code: 4403, reason: 'foreign-origin: not in SCORESHEET_ALLOWED_ORIGINS' },
  /** Something went wrong on our side; the reason ends with a reference. Try again later. */
  internalError: { code: 1011, reason: 'internal-error: report reference' },
  /** Too many sockets of one viewer, or from one address. Close one first. */
  tooManySockets: { code: 4429, reason: 'rate-limited: too many sockets; close one first' },
  /** Refresh the session and connect again with the new token. */
  tokenExpired: { code: 4440, reason: 'token-expired: refresh it and connect again' },
  /** The account was given a role or lost one. The token is good; connect again. */
  accessChanged: { code: 4441, reason: 'access-changed: roles have changed; connect again' },
} as const;
