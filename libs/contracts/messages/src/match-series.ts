/**
 * A series of matches between the same two, at no tournament's table. Whoever opens the first one
 * says how long the series is at most; the house opens those that follow, and names those before.
 */
import { z } from 'zod';
import * as scalars from './scalars.js';
import { MAX_SCORE } from './tournament/tournament-limits.js';
import { digest } from './tournament/tournament-scalars.js';

/** Seats of every match of a series. */
export const SEATS_OF_SERIES = 2;
const LONGEST_SERIES = 5;

const figure = scalars.wholeNumber('a figure', -MAX_SCORE, MAX_SCORE);

/** A game of the series that is over: the last event of its match, and what that came to. */
const playedGameSchema = z.strictObject({
  match: scalars.id('a match'),
  seq: scalars.seq,
  hash: digest,
  /** Seats by their places; those that share a place stand together. */
  places: z.array(z.array(scalars.seat).min(1).max(SEATS_OF_SERIES)).min(1).max(SEATS_OF_SERIES),
  /** What the game was worth to each seat beside its place (Money difference), where it says so. */
  figures: z.array(figure).length(SEATS_OF_SERIES).exactOptional(),
});
export type PlayedGame = z.infer<typeof playedGameSchema>;

export const seriesSchema = z.strictObject({
  /** Games of the series at most; whoever wins more than half of them wins it. */
  bestOf: z.literal([3, LONGEST_SERIES], 'a series is the best of 3 or of 5'),
  /** The games before this one, in their order; the house alone names them. */
  previous: z
    .array(playedGameSchema)
    .min(1)
    .max(LONGEST_SERIES - 1)
    .exactOptional(),
});
export type AskedSeries = z.infer<typeof seriesSchema>;
