/** Commands that lead a tournament from its draft to its end. */
import { z } from 'zod';
import * as scalars from '../scalars.js';
import * as limits from './tournament-limits.js';
import { beginsAt, digest, phase, sentToTournament } from './tournament-scalars.js';
import { termsAsked } from './tournament-terms.js';

/** Opens a tournament as a draft. `record` is `recordIdOf` of actor and command id: sent twice, one. */
const createTournamentSchema = z.strictObject({
  ...sentToTournament,
  ...termsAsked,
  type: z.literal('create-tournament'),
  beginsAt: beginsAt.exactOptional(),
});

/** Says when it is planned to begin; absent: that is open. Nothing waits for it. */
const planTournamentSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('plan-tournament'),
  beginsAt: beginsAt.exactOptional(),
});

/** Shows the draft to everybody. */
const announceTournamentSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('announce-tournament'),
});

/** Lets people enter. */
const openRegistrationSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('open-registration'),
  /** SHA-256 of the code that entrants have to know; named where entry is by code alone. */
  codeDigest: digest.exactOptional(),
});

/** Ends registration; whoever wants to play says now that they are there. */
const beginCheckInSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('begin-check-in'),
});

/** Begins the next phase: the first with those who are there, every other with those who made the cut. */
const beginPhaseSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('begin-phase'),
  phase,
  /** Seeds by hand, every entrant of the phase once; by rank where absent. */
  seeds: z
    .array(scalars.wholeNumber('an entrant', 1, limits.MAX_ENTRANTS))
    .max(limits.MAX_ENTRANTS_AT_ONCE, `seeds by hand are at most ${limits.MAX_ENTRANTS_AT_ONCE}`)
    .exactOptional(),
});

const pauseTournamentSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('pause-tournament'),
});

/** Goes on, over night say; with a new check-in, who does not say that they are there has dropped. */
const resumeTournamentSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('resume-tournament'),
});

/** Ends a tournament whose last round is closed: the standings are final. */
const finishTournamentSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('finish-tournament'),
});

/** Ends a tournament without final standings. */
const cancelTournamentSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('cancel-tournament'),
  /** The event at which it is suspended, as its sender knows it; absent: it is not. */
  suspendedSeq: scalars.seq.exactOptional(),
  reasonDigest: scalars.reasonDigest,
});

export const lifeSchemas = [
  createTournamentSchema,
  planTournamentSchema,
  announceTournamentSchema,
  openRegistrationSchema,
  beginCheckInSchema,
  beginPhaseSchema,
  pauseTournamentSchema,
  resumeTournamentSchema,
  finishTournamentSchema,
  cancelTournamentSchema,
] as const;

export type CreateTournament = z.infer<typeof createTournamentSchema>;
export type PlanTournament = z.infer<typeof planTournamentSchema>;
export type OpenRegistration = z.infer<typeof openRegistrationSchema>;
export type BeginPhase = z.infer<typeof beginPhaseSchema>;
export type PauseTournament = z.infer<typeof pauseTournamentSchema>;
export type ResumeTournament = z.infer<typeof resumeTournamentSchema>;
export type FinishTournament = z.infer<typeof finishTournamentSchema>;
export type CancelTournament = z.infer<typeof cancelTournamentSchema>;
