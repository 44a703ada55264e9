/** How far the public is held behind a match: an event is shown when both have gone by. */
import { z } from 'zod';
import * as limits from './limits.js';
import * as scalars from './scalars.js';

const howFar = {
  events: scalars.wholeNumber('a delay in events', 0, limits.MAX_DELAY_EVENTS),
  seconds: scalars.wholeNumber('a delay in seconds', 0, limits.MAX_DELAY_SECONDS),
};

export const spectatorDelaySchema = z.strictObject({
  ...howFar,
  /** Whether everything is shown as soon as the match is over; absent: the end waits like the rest. */
  endsWithMatch: z.literal(true).exactOptional(),
});
export type SpectatorDelay = z.infer<typeof spectatorDelaySchema>;

/** Of all matches of a tournament: its results are public, and end the delay of their matches. */
export const tablesDelaySchema = z.strictObject(howFar);
