/** Who sends a command, under which id, to which record. */
import { z } from 'zod';
import * as scalars from './scalars.js';

/**
 * What an actor is allowed to be; stamped by the api, checked by the decider. The clock is no
 * person: the match service alone speaks for it. Nor is the house: for it the process manager of
 * tournaments speaks, and nobody else.
 */
export const ROLES = ['player', 'judge', 'organiser', 'clock', 'house'] as const;
const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

export const sent = {
  commandId: scalars.id('a command id'),
  record: scalars.id('a record id'),
  actor: scalars.id('an actor'),
  role: roleSchema,
};
