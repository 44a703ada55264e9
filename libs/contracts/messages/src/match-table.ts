/**
 * Matches of a tournament's table. The tournament's process manager opens them for the players of
 * the table and calls the time of the round in them; nobody else can speak for the house.
 */
import { z } from 'zod';
import * as limits from './limits.js';
import * as scalars from './scalars.js';
import { sent } from './sender.js';
import { MAX_EXTRA_TURNS, MAX_GAMES } from './tournament/tournament-limits.js';
import { phase, round, table } from './tournament/tournament-scalars.js';

/** The game of a tournament that a match is. */
export const matchTableSchema = z.strictObject({
  tournament: scalars.id('a tournament'),
  phase,
  round,
  table,
  /** Number of the game in the table's series, from 1. */
  game: scalars.wholeNumber('a game', 1, MAX_GAMES),
  /** A game whose match was voided is tried anew: this is which try, from 1. */
  attempt: scalars.wholeNumber('an attempt', 1),
});
export type MatchTable = z.infer<typeof matchTableSchema>;

/** Holds a seat for an actor, who sits there from the beginning where a list is handed over. */
const reservedSeatSchema = z.strictObject({
  actor: scalars.id('an actor'),
  list: z
    .array(scalars.cardCode)
    .max(limits.MAX_DECK_CARDS, `a list has at most ${limits.MAX_DECK_CARDS} cards`)
    .exactOptional(),
});
export type ReservedSeat = z.infer<typeof reservedSeatSchema>;

/** One for each seat, in the order of the seats. */
export const reservedSchema = z
  .array(reservedSeatSchema)
  .max(limits.MAX_SEATS, `a match has at most ${limits.MAX_SEATS} seats`)
  .refine((seats) => cardsListed(seats) <= limits.MAX_CARDS_OF_LISTS, {
    message: `the lists of a match have at most ${limits.MAX_CARDS_OF_LISTS} cards together`,
  });

const cardsListed = (seats: readonly ReservedSeat[]): number =>
  seats.reduce((cards, { list = [] }) => cards + list.length, 0);

/** Who begins the game, where that is not left to its rules. */
export const beginsSchema = z.union(
  [
    z.strictObject({ seat: scalars.seat }),
    /** Whoever sits there says which seat begins as it gets ready. */
    z.strictObject({ chosenBy: scalars.seat }),
  ],
  { error: 'who begins is {"seat"} or {"chosenBy"}, without anything else' },
);
export type Begins = z.infer<typeof beginsSchema>;

/** The time of the round is over: so many turns are played yet, then the match ends by itself. */
export const callTableTimeSchema = z.strictObject({
  ...sent,
  type: z.literal('call-table-time'),
  extraTurns: scalars.wholeNumber('the number of extra turns', 0, MAX_EXTRA_TURNS),
});
export type CallTableTime = z.infer<typeof callTableTimeSchema>;
