/** Commands about staff, and what they give and take: roles, penalties, time. */
import { z } from 'zod';
import * as scalars from '../scalars.js';
import * as limits from './tournament-limits.js';
import { entrant, phase, round, sentToTournament, table } from './tournament-scalars.js';

/** Roles of one tournament, beside its owner and its entrants. */
const STAFF_ROLES = ['organiser', 'head-judge', 'judge', 'scorekeeper'] as const;
const staffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof staffRole>;

const appointStaffSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('appoint-staff'),
  to: scalars.id('an actor'),
  as: staffRole,
});

const dismissStaffSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('dismiss-staff'),
  from: scalars.id('an actor'),
});

/** Names who owns the tournament when its owner is gone; that one alone may take over. */
const nameSuccessorSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('name-successor'),
  successor: scalars.id('an actor'),
});

const takeOverSchema = z.strictObject({ ...sentToTournament, type: z.literal('take-over') });

const PENALTIES = ['caution', 'warning', 'game-loss', 'match-loss', 'points'] as const;

/** A penalty for an infraction: seen by the entrant and by staff alone. */
const penaliseEntrantSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('penalise-entrant'),
  entrant,
  penalty: z.enum(PENALTIES),
  /** Points that are taken off, where the penalty is that. */
  points: scalars.wholeNumber('penalty points', 1, limits.MAX_PENALTY_POINTS).exactOptional(),
  /** What was done, as a word of the rulebook. */
  infraction: scalars.game,
  reasonDigest: scalars.reasonDigest,
});

/** Tells everybody something; the words stand outside the record, as those of a reason do. */
const postAnnouncementSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('post-announcement'),
  reasonDigest: scalars.reasonDigest,
});

/** A player asks staff to come. */
const callStaffSchema = z.strictObject({ ...sentToTournament, type: z.literal('call-staff') });

const answerCallSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('answer-call'),
  entrant,
});

const pauseClockSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('pause-clock'),
  phase,
  round,
});

const resumeClockSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('resume-clock'),
  phase,
  round,
});

/** More time for one table, or for all; after time as well. */
const extendTimeSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('extend-time'),
  phase,
  round,
  table: table.exactOptional(),
  byMs: scalars.wholeNumber('an extension', 1, limits.MAX_EXTENSION_MS),
});

export const staffSchemas = [
  appointStaffSchema,
  dismissStaffSchema,
  nameSuccessorSchema,
  takeOverSchema,
  penaliseEntrantSchema,
  postAnnouncementSchema,
  callStaffSchema,
  answerCallSchema,
  pauseClockSchema,
  resumeClockSchema,
  extendTimeSchema,
] as const;

export type AppointStaff = z.infer<typeof appointStaffSchema>;
export type DismissStaff = z.infer<typeof dismissStaffSchema>;
export type NameSuccessor = z.infer<typeof nameSuccessorSchema>;
export type TakeOver = z.infer<typeof takeOverSchema>;
export type PenaliseEntrant = z.infer<typeof penaliseEntrantSchema>;
export type PostAnnouncement = z.infer<typeof postAnnouncementSchema>;
export type CallStaff = z.infer<typeof callStaffSchema>;
export type AnswerCall = z.infer<typeof answerCallSchema>;
export type PauseClock = z.infer<typeof pauseClockSchema>;
export type ResumeClock = z.infer<typeof resumeClockSchema>;
export type ExtendTime = z.infer<typeof extendTimeSchema>;
