/** The facts of a tournament that change its row, as far as a row can hold them. */
import { MAX_ENTRANTS, MAX_ROUNDS, MAX_TIME } from '@scoresheet/contracts-messages';
import { z } from 'zod';
import { kindsOf, shortText } from '../fact-values.js';

const entrant = z.int().min(1).max(MAX_ENTRANTS);
const entrants = z.array(entrant).max(MAX_ENTRANTS);
/** Far above the most phases that a tournament may have; a column holds it. */
const MOST_PHASES = 99;
const phase = z.int().min(1).max(MOST_PHASES);

const terms = z.object({
  game: shortText,
  ruleset: shortText,
  play: z.enum(['platform', 'tables']),
  entry: z.enum(['open', 'by-code']),
  capacity: z.int().min(0).max(MAX_ENTRANTS),
});

/** All others tell the lists nothing. */
export const tellingTournamentFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tournament-created'), owner: shortText, terms }),
  z.object({
    kind: z.enum([
      'tournament-announced',
      'registration-opened',
      'check-in-begun',
      'tournament-paused',
      'tournament-resumed',
      'tournament-finished',
      'tournament-cancelled',
    ]),
  }),
  z.object({
    kind: z.literal('tournament-planned'),
    beginsAt: z.int().min(0).max(MAX_TIME).nullable(),
  }),
  z.object({ kind: z.literal('entrant-entered'), entrant, waits: z.boolean() }),
  z.object({
    kind: z.enum(['entrants-admitted', 'entrants-dropped', 'entrants-joined-phase']),
    entrants,
  }),
  z.object({
    kind: z.enum(['entrant-re-entered', 'entrant-disqualified']),
    entrant,
  }),
  z.object({ kind: z.literal('phase-begun'), phase }),
  z.object({ kind: z.literal('round-drawn'), phase, round: z.int().min(1).max(MAX_ROUNDS) }),
  z.object({
    kind: z.enum(['ownership-taken', 'staff-appointed', 'staff-dismissed']),
    actor: shortText,
  }),
]);
export type TellingTournamentFact = z.infer<typeof tellingTournamentFact>;

export const TELLING_OF_TOURNAMENTS = kindsOf(tellingTournamentFact.options);
