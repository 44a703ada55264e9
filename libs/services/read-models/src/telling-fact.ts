/**
 * The facts that change a row, as far as a row can hold them. Anybody who can write to the log can
 * write a fact that no column takes: it makes no sense, like any other that is misshapen.
 */
import {
  clockSchema,
  DEFAULT_ABANDON_AFTER_MS,
  MAX_ABANDON_AFTER_MS,
  MAX_DELAY_EVENTS,
  MAX_DELAY_SECONDS,
  MAX_SEATS,
  recordOpensSchema,
} from '@scoresheet/contracts-messages';
import { z } from 'zod';
import { kindsOf, shortText as text } from './fact-values.js';

const seat = z.int().min(1).max(MAX_SEATS);
const places = z.array(z.array(seat).max(MAX_SEATS)).max(MAX_SEATS);
const result = z.object({ places, reason: text });

/** All others are the game's own and tell the lists nothing. */
export const tellingFact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('match-created'),
    game: text,
    ruleset: text,
    cards: text.default(''),
    seats: seat,
    abandonAfterMs: z.int().min(1).max(MAX_ABANDON_AFTER_MS).default(DEFAULT_ABANDON_AFTER_MS),
    spectatorDelay: z
      .object({
        events: z.int().min(0).max(MAX_DELAY_EVENTS),
        seconds: z.int().min(0).max(MAX_DELAY_SECONDS),
        endsWithMatch: z.literal(true).exactOptional(),
      })
      .default({ events: 0, seconds: 0 }),
    opens: recordOpensSchema.default('never'),
    private: z.boolean().default(false),
    clock: clockSchema.nullable().default(null),
  }),
  z.object({ kind: z.literal('seat-taken'), seat, actor: text }),
  z.object({ kind: z.literal('seat-readied'), seat }),
  z.object({ kind: z.literal('game-begun') }),
  z.object({ kind: z.literal('match-paused') }),
  z.object({ kind: z.literal('match-resumed') }),
  z.object({ kind: z.literal('seat-warned'), seat }),
  // A ruling or the clock may end the match; a game that ran then ends with the same outcome.
  z.object({
    kind: z.enum(['match-ended', 'match-abandoned', 'match-voided']),
    outcome: result,
  }),
  z.object({ kind: z.literal('ended'), outcome: result }),
  z.object({ kind: z.literal('series-goes-on'), match: text }),
]);
export type TellingFact = z.infer<typeof tellingFact>;

export const TELLING = kindsOf(tellingFact.options);
