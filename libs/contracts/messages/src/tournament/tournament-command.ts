/** Commands of tournaments: what somebody wants done, as it travels through `tournament.commands`. */
import { z } from 'zod';
import { entrantSchemas } from './entrants.js';
import { lifeSchemas } from './life.js';
import { listSchemas } from './lists.js';
import { resultSchemas } from './results.js';
import { roundSchemas } from './rounds.js';
import { staffSchemas } from './staff.js';

export const tournamentCommandSchema = z.discriminatedUnion('type', [
  ...lifeSchemas,
  ...entrantSchemas,
  ...roundSchemas,
  ...resultSchemas,
  ...listSchemas,
  ...staffSchemas,
]);

export type TournamentCommand = z.infer<typeof tournamentCommandSchema>;
export type TournamentCommandType = TournamentCommand['type'];

/** A value as the command that it is; undefined where it is none. */
export function tournamentCommandIn(message: unknown): TournamentCommand | undefined {
  const parsed = tournamentCommandSchema.safeParse(message);
  return parsed.success ? parsed.data : undefined;
}
