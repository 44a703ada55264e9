/** What a request may cost before a resolver runs, and a socket while it is open. */

export const MAX_REQUEST_BYTES = 64 * 1024;
export const MAX_QUERY_TOKENS = 2_000;
/** Above what clients compose whose every part of a screen brings a fragment of its own. */
export const MAX_QUERY_FRAGMENTS = 50;
/** The largest type has a third of it. */
export const MAX_SET_SELECTIONS = 100;
/** The most selections of a query, all fragments spelled out; the whole schema takes half of it. */
export const MAX_QUERY_SELECTIONS = 1_000;
/** The standard rules compare every two that ask the same in one place. */
export const MAX_QUERY_REPEATS = 100;
/** The deepest question that the schema can reasonably be asked is half of this. */
export const MAX_QUERY_DEPTH = 12;
/** Aliases ask the same field again and again; this many still compose a screen. */
export const MAX_QUERY_ALIASES = 16;
/** `@include` and `@skip` on every part of a screen stay below. */
export const MAX_QUERY_DIRECTIVES = 32;
/** One full page of events with every field costs half of it. */
export const MAX_QUERY_COST = 10_000;
/** Cost of all that one address asks for; `npm run bench -- hostile` shows what others keep. */
export const MAX_COST_PER_ADDRESS_SECOND = 50_000;
/** The cost of any request, whatever it asks: as long as some fifty fields take to be resolved. */
export const COST_OF_REQUEST = 50;
export const COST_OF_SOCKET_MESSAGE = 10;
/** Cost of a query that the server does not remember: parsed, measured, validated. */
export const COST_OF_NEW_QUERY = 50;
export const QUERY_CHARACTERS_PER_COST = 8;
/** Extra cost of what is no request, or no query within the limits. */
export const COST_OF_MISTAKE = 500;
/** Queries that may cost more begin one in each turn of the event loop. */
export const COST_OF_A_TURN = 500;

/** A refusal that says when to come back is held back so long at most, and half of it at least. */
export const MAX_REFUSAL_HELD_MS = 1_000;
/** Sent behind it over the same connection, which is cut for one more. */
export const MAX_REQUESTS_BEHIND_REFUSAL = 16;

/** Characters of a text in an argument; the longest that anybody may write has a quarter. */
export const MAX_ARGUMENT_CHARACTERS = 4_096;

/** Queries whose text was checked and is remembered: some 20 MB if strangers choose them. */
export const MAX_KNOWN_DOCUMENTS = 64;
export const MAX_KNOWN_QUERY_CHARACTERS = 2_048;

/** Sockets from one address: a venue with spectators, or a machine with bots. */
export const MAX_SOCKETS_PER_ADDRESS = 2_000;
export const MAX_SOCKETS_PER_VIEWER = 256;
/** Written for a peer that does not take it. A message with a whole table has about 20 kB. */
export const MAX_SOCKET_BUFFER_BYTES = 1024 * 1024;
/** How often sockets are looked at: whether their tokens still hold, whether they are read. */
export const SOCKET_WATCH_MS = 1_000;
/** A client that does not answer a farewell is cut off. */
export const FAREWELL_WITHIN_MS = 1_000;

/** Open at once, of all together and beside the sockets of an address. */
export const MAX_CONNECTIONS = 20_000;
export const CONNECTIONS_BESIDE_SOCKETS = 500;
export const CONNECTION_WATCH_MS = 1_000;
/** A client that has connected says what it wants; people's networks need a second or two. */
export const FIRST_REQUEST_WITHIN_MS = 10_000;
/** The time in which a request must be here, with its body, which has 64 kB at most. */
export const REQUEST_WITHIN_MS = 30_000;
export const MAX_REQUEST_HEADERS = 100;

/** The export of the longest match that random play has seen has half of it. */
export const MAX_RESPONSE_BYTES = 40 * 1024 * 1024;
/** An answer that is smaller fits into a packet or two as it is. */
export const LEAST_PACKED_BYTES = 2 * 1024;
/** Answers that one address has not taken; it gets no more until it has. */
export const MAX_WAITING_BYTES_PER_ADDRESS = 32 * 1024 * 1024;
/** The time that a client has to take an answer, longer where the answer is large. */
export const ANSWER_TAKEN_WITHIN_MS = 20_000;
export const ANSWER_BYTES_PER_SECOND = 64 * 1024;

/** Each event of an export is read, decoded and written. */
export const COST_OF_EXPORTED_EVENT = 5;
export const MAX_EXPORTS_IN_LINE = 8;

/** Each moment of a page has a whole table, of 3 to 7 kB. */
export const MAX_MOMENTS_AT_ONCE = 100;
/** Each event that is read and folded before the first moment of a page. */
export const COST_OF_FOLDED_EVENT = 5;

/** Each event of a tournament that is handed to a thread for standings. */
export const COST_OF_READ_EVENT = 1;
/** Each name of a tournament that a search compares. */
export const COST_OF_SEARCHED_NAME = 0.05;
/** Each entrant in each round of the standings that are computed for an answer. */
export const COST_OF_STANDINGS_SEAT = 0.3;
/** Each draw of a round that is repeated to explain an opponent: it may take a tenth of a second. */
export const COST_OF_DRAW = 2_500;
/** Players who enter one tournament from one address at the same time. */
export const MAX_ENTRIES_IN_LINE = 500;
/** Questions to the thread for standings that wait for one address: a hall of phones asks at once. */
export const MAX_QUESTIONS_IN_LINE = 500;
