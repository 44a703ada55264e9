/** The small values that commands of tournaments are made of. */
import { z } from 'zod';
import * as scalars from '../scalars.js';
import * as limits from './tournament-limits.js';

/**
 * Who may send what is decided from the staff and the entrants on the record; the api stamps people
 * as players, and the process manager alone speaks for the house. Organisers
 * are stamped where the record cannot say who leads: in a tournament that is suspended.
 */
const TOURNAMENT_ROLES = ['player', 'organiser', 'house'] as const;

export const sentToTournament = {
  commandId: scalars.id('a command id'),
  record: scalars.id('a record id'),
  actor: scalars.id('an actor'),
  role: z.enum(TOURNAMENT_ROLES),
};

/** Number of an entrant in the record, in the order of entry. */
export const entrant = scalars.wholeNumber('an entrant', 1, limits.MAX_ENTRANTS);
export const phase = scalars.wholeNumber('a phase', 1, limits.MAX_PHASES);
export const round = scalars.wholeNumber('a round', 1, limits.MAX_ROUNDS);
export const table = scalars.wholeNumber('a table', 1, limits.MAX_TABLE_NUMBER);
/** The planned beginning of a tournament, in milliseconds since the epoch. */
export const beginsAt = scalars.wholeNumber('a planned beginning', 0, limits.MAX_TIME);
export const digest = z.string().regex(/^[0-9a-f]{64}$/, 'a digest is a SHA-256 in hexadecimal');
