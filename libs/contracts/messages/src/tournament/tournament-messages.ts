/** Messages of tournaments, as bytes. */
import type { z } from 'zod';
import { decode, encode } from '../codec.js';
import { outcomeSchemaOf } from '../outcome.js';
import type { RecordMessages } from '../record-messages.js';
import { RECORD_TOPICS } from '../topics.js';
import { tournamentCommandSchema, type TournamentCommand } from './tournament-command.js';
import { TOURNAMENT_REFUSAL_CODES } from './tournament-refusals.js';

export const tournamentOutcomeSchema = outcomeSchemaOf(TOURNAMENT_REFUSAL_CODES);
export type TournamentOutcome = z.infer<typeof tournamentOutcomeSchema>;

export const TOURNAMENT_MESSAGES: RecordMessages<TournamentCommand, TournamentOutcome> = {
  topics: RECORD_TOPICS.tournament,
  encodeCommand: encode,
  decodeCommand: (bytes) => decode(tournamentCommandSchema, bytes),
  encodeOutcome: encode,
  decodeOutcome: (bytes) => decode(tournamentOutcomeSchema, bytes),
};
